"""Corrects the spelling of a text, when the corrected text has results."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from search.elasticsearch_access.client import Body, EsResponse
from search.execution.search_plan import PlanExecutor, SearchPlan
from search.lexicon.word_cache import WordCache
from search.parsing.listing_filters import parse_text
from search.parsing.search_query import SearchQuery
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


@dataclass(frozen=True, slots=True)
class FirstLookup:
    """missing: words that no course has. leading: a guessed correction that has results."""

    missing: Mapping[TypedWord, MissingWord]
    leading: str | None = None


@dataclass(frozen=True, slots=True)
class SecondLookup:
    """The readings of a text with missing words. guess_leads: the guess is known to lead to results."""

    readings: Sequence[CorrectionCandidate]
    guess_leads: bool


async def correct_text(
    execute: PlanExecutor, text: str, search_query: SearchQuery | None = None, known: WordCache | None = None
) -> str | None:
    """The text with its unknown words corrected, or None when nothing is to be corrected or nothing would be found.

    execute: of the live index or of a point-in-time session. search_query: the corrected text must have results under
    its filters; its own text is ignored. known: the word cache of that index; it does not change the result.

    Takes at most one round trip when the catalogue has every word or the cache gives the right guess.
    Otherwise it takes two, seldom three or four.
    """
    line = normalize_line(text)
    words = find_correctable_words(line)
    if not words:
        return None
    search_query = search_query or SearchQuery()
    first = await (
        _look_up(execute, words)
        if known is None
        else _look_up_with_cache(execute, line, words, search_query, known)
    )
    missing = first.missing
    if not missing:
        return None
    broken = _find_broken_words(line, words, missing)
    far = [
        word
        for word, found in missing.items()
        if allows_distant_words(word) and needs_distant_words(word, found)
    ]
    guess = next(iter(build_candidates(line, missing)), None)
    sure = guess is not None and not far and is_sure(guess, line, missing, broken)
    if (
        guess
        and sure
        and (guess.text == first.leading or await _has_results(execute, guess.text, search_query))
    ):
        return guess.text
    looked = await _look_up_candidates(execute, line, missing, far, broken, search_query, guess)
    if not looked.readings:
        return None
    likeliest = looked.readings[0]
    if looked.guess_leads and likeliest == guess:
        return likeliest.text
    return await _find_first_with_results(execute, looked.readings, search_query)


async def _look_up(execute: PlanExecutor, words: Sequence[TypedWord]) -> FirstLookup:
    bodies = [build_word_body(word) for word in words]
    return await execute(
        lambda _: SearchPlan(bodies, lambda responses: FirstLookup(read_missing_words(words, responses)))
    )


async def _look_up_with_cache(
    execute: PlanExecutor, line: str, words: Sequence[TypedWord], search_query: SearchQuery, known: WordCache
) -> FirstLookup:
    """Looks up the words that are not cached. The same request tests whether the guess has results.

    The guess replaces each word by the cached word of which it is probably a typo.
    """
    version = known.version
    new = [word for word in words if not known.has(word.key)]
    slips = {word: guess for word in new if (guess := known.guess(word.key)) is not None}
    leading = replace_words(line, slips) if slips else None
    by_stem = [word for word, guess in slips.items() if not is_typo(word.key, guess)]
    bodies = [*map(build_word_body, new), *map(build_stem_body, by_stem)]
    bodies += [] if leading is None else [_build_exact_body(leading, search_query)]

    def read(responses: Sequence[EsResponse]) -> FirstLookup | None:
        """Returns None when the index changed and a cached word was used for the old version."""
        if known.version != version and len(new) < len(words):
            return None
        left = iter(responses)
        missing = read_missing_words(new, list(islice(left, len(new))))
        for word in by_stem:
            found = has_hits(next(left))
            if word in missing:
                missing[word] = replace(missing[word], by_stem=found)
        leads = leading is not None and has_hits(next(left))
        known.add_found_words((word.key for word in new if word not in missing), version)
        known.add_candidates(each for found in missing.values() for each in found.similar)
        return FirstLookup(missing, leading if leads else None)

    look = await execute(lambda _: SearchPlan(bodies, read, needs_version=True))
    return await _look_up(execute, words) if look is None else look


def _find_broken_words(
    line: str, words: Sequence[TypedWord], missing: Mapping[TypedWord, MissingWord]
) -> list[TypedWord]:
    """Neighbours of which one is missing: they may be one word."""
    return [pair for pair in join_neighbours(line, words) if any(is_part_of(word, pair) for word in missing)]


async def _has_results(execute: PlanExecutor, text: str, search_query: SearchQuery) -> bool:
    bodies = [_build_exact_body(text, search_query)]
    return await execute(lambda _: SearchPlan(bodies, lambda responses: has_hits(responses[0])))


async def _look_up_candidates(
    execute: PlanExecutor,
    line: str,
    missing: Mapping[TypedWord, MissingWord],
    far: Sequence[TypedWord],
    broken: Sequence[TypedWord],
    search_query: SearchQuery,
    guess: CorrectionCandidate | None,
) -> SecondLookup:
    """Looks up stems and splits of the missing words, distant words for `far`, and the joined words of `broken`.

    Tests in the same request whether the guess has results. The guess is the likeliest candidate so far, and mostly
    remains the likeliest.
    """
    splits = build_splits_body(list(missing))
    bodies = [*map(build_stem_body, missing), *map(build_distant_body, far), *map(build_pair_body, broken)]
    bodies += [splits] if splits else []
    bodies += [_build_exact_body(guess.text, search_query)] if guess else []

    def read(responses: Sequence[EsResponse]) -> SecondLookup:
        left = iter(responses)
        by_stem = {word: has_hits(next(left)) for word in missing}
        similar = {word: read_similar_words(next(left)) for word in far}
        pairs = [pair for pair in broken if has_hits(next(left))]
        parted = next(left) if splits else None
        known = {
            word: MissingWord(
                similar.get(word, found.similar), by_stem[word], read_splits(word, parted) if parted else ()
            )
            for word, found in missing.items()
        }
        return SecondLookup(build_candidates(line, known, pairs), guess is not None and has_hits(next(left)))

    return await execute(lambda _: SearchPlan(bodies, read))


async def _find_first_with_results(
    execute: PlanExecutor, readings: Sequence[CorrectionCandidate], search_query: SearchQuery
) -> str | None:
    bodies = [
        build_exists_body(build_filter_query(replace(search_query, text=parse_text(reading.text))))
        for reading in readings
    ]

    def read(responses: Sequence[EsResponse]) -> str | None:
        found = map(has_hits, responses)
        return next((reading.text for reading, any_ in zip(readings, found, strict=True) if any_), None)

    return await execute(lambda _: SearchPlan(bodies, read))


def _build_exact_body(reading: str, search_query: SearchQuery) -> Body:
    """A search that tests whether a candidate has results without typos.

    Exact matches are a subset of fuzzy matches, so the cheaper exact query is enough here.
    """
    text = parse_text(reading)
    query = build_filter_query(replace(search_query, text=None))
    query["bool"]["filter"] += build_exact_match_clauses(text) if text else []
    return build_exists_body(query)
