"""Corrects the spelling of a search text. A correction is offered only if the corrected text finds courses.

Each step needs at most one round trip to Elasticsearch:
1. Look up each word of the text. Stop if every word occurs in a course, in the lexicon or in common English, unless two
   neighbouring words may be one word.
2. Build the likeliest correction, called the guess. Return the guess if the guess finds courses and step 3 cannot
   produce a better candidate.
3. Look up stems, splits (`datascience` → `data science`), joined neighbours (`engin eering` → `engineering`) and words
   with two typos. Build all correction candidates.
4. Return the likeliest candidate that finds courses.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from search.elasticsearch_access.client import Body, EsResponse
from search.execution.search_plan import PlanExecutor, SearchPlan
from search.parsing.search_query import SearchQuery
from search.parsing.search_text import parse_text
from search.parsing.text_units import normalize_line
from search.requests.filter_clauses import build_filter_query
from search.requests.text_clauses import build_exact_match_clauses
from search.spelling.correction_candidates import (
    CorrectionCandidate,
    build_candidates,
    is_sure,
    is_typo,
    needs_distant_words,
)
from search.spelling.typed_words import (
    TypedWord,
    find_correctable_words,
    is_part_of,
    join_neighbours,
    replace_words,
)
from search.spelling.word_lookups import (
    MissingWord,
    allows_distant_words,
    build_distant_body,
    build_exists_body,
    build_pair_body,
    build_splits_body,
    build_stem_body,
    build_word_body,
    has_hits,
    read_missing_words,
    read_similar_words,
    read_splits,
)
from search.value_names.value_names import ValueNames
from search.words.word_cache import WordCache


@dataclass(frozen=True, slots=True)
class FirstLookup:
    missing: Mapping[TypedWord, MissingWord]
    """The words that occur in no course."""
    confirmed: str | None = None
    """A corrected text that was guessed from the word cache and finds courses."""


@dataclass(frozen=True, slots=True)
class SecondLookup:
    candidates: Sequence[CorrectionCandidate]
    """The likeliest candidate is first."""
    guess_has_results: bool


async def correct_text(
    execute: PlanExecutor, text: str, search_query: SearchQuery | None = None, cache: WordCache | None = None
) -> str | None:
    """Return the corrected text. Returns None if every word is correct, or if no corrected text finds courses.

    Words that `find_correctable_words` leaves out count as correct.

    A correct text usually needs one round trip. A misspelt text needs one round trip if the word cache has the right
    correction, and two to four round trips if not.

    execute: executes plans on the live index or in a session.
    search_query: the filters that the found courses must pass. The text of this query is ignored.
    cache: the word cache of the live index. The cache saves round trips and does not change the correction.
    """
    line = normalize_line(text)
    words = find_correctable_words(line)
    if not words:
        return None
    search_query = search_query or SearchQuery()
    first = await (
        _look_up(execute, words)
        if cache is None
        else _look_up_with_cache(execute, line, words, search_query, cache)
    )
    missing = first.missing
    if not missing:
        return None
    pairs = _find_pairs(line, words, missing)
    if not pairs and all(found.is_known for found in missing.values()):
        return None
    distant = [
        word
        for word, found in missing.items()
        if allows_distant_words(word) and needs_distant_words(word, found)
    ]
    guess = next(iter(build_candidates(line, missing)), None)
    guess_is_sure = guess is not None and not distant and is_sure(guess, line, missing, pairs)
    if (
        guess
        and guess_is_sure
        and (guess.text == first.confirmed or await _has_results(execute, guess.text, search_query))
    ):
        return guess.text
    second = await _look_up_candidates(execute, line, missing, distant, pairs, search_query, guess)
    if not second.candidates:
        return None
    likeliest = second.candidates[0]
    if second.guess_has_results and likeliest == guess:
        return likeliest.text
    return await _find_first_with_results(execute, second.candidates, search_query)


async def _look_up(execute: PlanExecutor, words: Sequence[TypedWord]) -> FirstLookup:
    bodies = [build_word_body(word) for word in words]
    return await execute(
        lambda value_names: SearchPlan(
            bodies, lambda responses: FirstLookup(read_missing_words(words, responses, value_names))
        )
    )


async def _look_up_with_cache(
    execute: PlanExecutor, line: str, words: Sequence[TypedWord], search_query: SearchQuery, cache: WordCache
) -> FirstLookup:
    """Look up the words that are not cached. The same round trip tests whether the guessed text finds courses.

    The guessed text replaces each probable typo with a similar word from the cache.
    """
    version = cache.version
    new_words = [word for word in words if not cache.has(word.key)]
    guesses = {word: guess for word in new_words if (guess := cache.guess_correction(word.key)) is not None}
    guessed_text = replace_words(line, guesses) if guesses else None
    stem_words = [word for word, guess in guesses.items() if not is_typo(word.key, guess)]
    bodies = [*map(build_word_body, new_words), *map(build_stem_body, stem_words)]
    bodies += [] if guessed_text is None else [_build_exact_body(guessed_text, search_query)]

    def read(responses: Sequence[EsResponse], value_names: ValueNames) -> FirstLookup | None:
        """Return None if the index has changed and a word was cached. This word may no longer occur in a course."""
        if cache.version != version and len(new_words) < len(words):
            return None
        remaining = iter(responses)
        missing = read_missing_words(new_words, list(islice(remaining, len(new_words))), value_names)
        for word in stem_words:
            stem_found = has_hits(next(remaining))
            if word in missing:
                missing[word] = replace(missing[word], stem_found=stem_found)
        is_confirmed = guessed_text is not None and has_hits(next(remaining))
        cache.add_found_words((word.key for word in new_words if word not in missing), version)
        cache.add_candidates(each for found in missing.values() for each in found.similar)
        return FirstLookup(missing, guessed_text if is_confirmed else None)

    lookup = await execute(
        lambda value_names: SearchPlan(
            bodies, lambda responses: read(responses, value_names), needs_version=True
        )
    )
    return await _look_up(execute, words) if lookup is None else lookup


def _find_pairs(
    line: str, words: Sequence[TypedWord], missing: Mapping[TypedWord, MissingWord]
) -> list[TypedWord]:
    """Find neighbouring words that may be one word with an extra space: `engin eering`.

    A pair needs at least one missing word.
    """
    return [pair for pair in join_neighbours(line, words) if any(is_part_of(word, pair) for word in missing)]


async def _has_results(execute: PlanExecutor, text: str, search_query: SearchQuery) -> bool:
    bodies = [_build_exact_body(text, search_query)]
    return await execute(lambda _: SearchPlan(bodies, lambda responses: has_hits(responses[0])))


async def _look_up_candidates(
    execute: PlanExecutor,
    line: str,
    missing: Mapping[TypedWord, MissingWord],
    distant: Sequence[TypedWord],
    pairs: Sequence[TypedWord],
    search_query: SearchQuery,
    guess: CorrectionCandidate | None,
) -> SecondLookup:
    """Look up everything that can produce further candidates.

    missing: words whose stems and splits are looked up.
    distant: words whose correction may differ by two typos.
    pairs: neighbouring words that are looked up as one word.
    guess: the likeliest correction so far. The same round trip tests whether the guess finds courses.
    """
    splits_body = build_splits_body(list(missing))
    bodies = [
        *map(build_stem_body, missing), *map(build_distant_body, distant), *map(build_pair_body, pairs),
    ]  # fmt: skip
    bodies += [splits_body] if splits_body else []
    bodies += [_build_exact_body(guess.text, search_query)] if guess else []

    def read(responses: Sequence[EsResponse], value_names: ValueNames) -> SecondLookup:
        remaining = iter(responses)
        stem_found = {word: has_hits(next(remaining)) for word in missing}
        similar = {word: read_similar_words(word, next(remaining), value_names) for word in distant}
        joined = [pair for pair in pairs if has_hits(next(remaining))]
        splits = next(remaining) if splits_body else None
        complete = {
            word: MissingWord(
                similar.get(word, found.similar),
                stem_found[word],
                read_splits(word, splits) if splits else (),
                found.is_known,
            )
            for word, found in missing.items()
        }
        candidates = build_candidates(line, complete, joined)
        return SecondLookup(candidates, guess is not None and has_hits(next(remaining)))

    return await execute(
        lambda value_names: SearchPlan(bodies, lambda responses: read(responses, value_names))
    )


async def _find_first_with_results(
    execute: PlanExecutor, candidates: Sequence[CorrectionCandidate], search_query: SearchQuery
) -> str | None:
    queries = [replace(search_query, text=parse_text(candidate.text)) for candidate in candidates]
    bodies = [build_exists_body(build_filter_query(query)) for query in queries]

    def read(responses: Sequence[EsResponse]) -> str | None:
        pairs = zip(candidates, responses, strict=True)
        return next((candidate.text for candidate, response in pairs if has_hits(response)), None)

    return await execute(lambda _: SearchPlan(bodies, read))


def _build_exact_body(corrected: str, search_query: SearchQuery) -> Body:
    """Build a search that tests whether a corrected text finds courses without typos.

    An exact query is faster than a fuzzy query, and every exact match is also a fuzzy match.
    """
    text = parse_text(corrected)
    query = build_filter_query(replace(search_query, text=None))
    query["bool"]["filter"] += build_exact_match_clauses(text) if text else []
    return build_exists_body(query)
