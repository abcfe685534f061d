"""Corrects the spelling of a text, when the corrected text has results."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from search.elasticsearch_access.client import Body, EsResponse
from search.elasticsearch_access.search_plan import PlanExecutor, SearchPlan
from search.parsing.listing_filters import parse_text
from search.parsing.search_query import SearchQuery
from search.parsing.text_units import normalize_line
from search.requests.filter_clauses import build_filter_query
from search.requests.text_clauses import build_exact_matching_clauses
from search.spelling.correction_candidates import CorrectionCandidate, is_far, is_slip, is_sure, readings_of
from search.spelling.typed_words import TypedWord, correctable_words, is_part_of, neighbours, replaced
from search.spelling.word_cache import WordCache
from search.spelling.word_lookups import (
    Missing,
    far_body,
    found_any,
    may_be_far,
    missing_words,
    pair_body,
    similar_words,
    splits_body,
    splits_of,
    stem_body,
    whether_any,
    word_body,
)


@dataclass(frozen=True, slots=True)
class FirstLook:
    """missing: words that no course has. leading: a guessed correction that has results."""

    missing: Mapping[TypedWord, Missing]
    leading: str | None = None


@dataclass(frozen=True, slots=True)
class Looked:
    """The readings of a text with missing words. guess_leads: the guess is known to lead to results."""

    readings: Sequence[CorrectionCandidate]
    guess_leads: bool


async def correction(
    execute: PlanExecutor, text: str, search_query: SearchQuery | None = None, known: WordCache | None = None
) -> str | None:
    """The text with its unknown words corrected, or None when nothing is to be corrected or nothing would be found.

    execute: of the live index or of a point-in-time session. search_query: the corrected text must have results under
    its filters; its own text is ignored. known: the word cache of that index; it does not change the result.

    Takes at most one round trip when the catalogue has every word or the cache gives the right guess.
    Otherwise it takes two, seldom three or four.
    """
    line = normalize_line(text)
    words = correctable_words(line)
    if not words:
        return None
    search_query = search_query or SearchQuery()
    first = await (
        _look(execute, words) if known is None else _look_knowing(execute, line, words, search_query, known)
    )
    missing = first.missing
    if not missing:
        return None
    broken = _broken(line, words, missing)
    far = [word for word, found in missing.items() if may_be_far(word) and is_far(word, found)]
    guess = next(iter(readings_of(line, missing)), None)
    sure = guess is not None and not far and is_sure(guess, line, missing, broken)
    if guess and sure and (guess.text == first.leading or await _leads(execute, guess.text, search_query)):
        return guess.text
    looked = await _looked(execute, line, missing, far, broken, search_query, guess)
    if not looked.readings:
        return None
    likeliest = looked.readings[0]
    if looked.guess_leads and likeliest == guess:
        return likeliest.text
    return await _first_with_results(execute, looked.readings, search_query)


async def _look(execute: PlanExecutor, words: Sequence[TypedWord]) -> FirstLook:
    bodies = [word_body(word) for word in words]
    return await execute(
        lambda _: SearchPlan(bodies, lambda responses: FirstLook(missing_words(words, responses)))
    )


async def _look_knowing(
    execute: PlanExecutor, line: str, words: Sequence[TypedWord], search_query: SearchQuery, known: WordCache
) -> FirstLook:
    """Looks up the words that are not cached. The same request tests whether the guess has results.

    The guess replaces each word by the cached word of which it is probably a typo.
    """
    state = known.state
    new = [word for word in words if not known.has(word.key)]
    slips = {word: guess for word in new if (guess := known.guess(word.key)) is not None}
    leading = replaced(line, slips) if slips else None
    by_stem = [word for word, guess in slips.items() if not is_slip(word.key, guess)]
    bodies = [*map(word_body, new), *map(stem_body, by_stem)]
    bodies += [] if leading is None else [_to_the_letter(leading, search_query)]

    def read(responses: Sequence[EsResponse]) -> FirstLook | None:
        """Returns None when the index changed and a cached word was used for the old version."""
        if known.state != state and len(new) < len(words):
            return None
        left = iter(responses)
        missing = missing_words(new, list(islice(left, len(new))))
        for word in by_stem:
            found = found_any(next(left))
            if word in missing:
                missing[word] = replace(missing[word], by_stem=found)
        leads = leading is not None and found_any(next(left))
        known.note_there((word.key for word in new if word not in missing), state)
        known.note_seen(each for found in missing.values() for each in found.similar)
        return FirstLook(missing, leading if leads else None)

    look = await execute(lambda _: SearchPlan(bodies, read, of_state=True))
    return await _look(execute, words) if look is None else look


def _broken(line: str, words: Sequence[TypedWord], missing: Mapping[TypedWord, Missing]) -> list[TypedWord]:
    """Neighbours of which one is missing: they may be one word."""
    return [pair for pair in neighbours(line, words) if any(is_part_of(word, pair) for word in missing)]


async def _leads(execute: PlanExecutor, text: str, search_query: SearchQuery) -> bool:
    bodies = [_to_the_letter(text, search_query)]
    return await execute(lambda _: SearchPlan(bodies, lambda responses: found_any(responses[0])))


async def _looked(
    execute: PlanExecutor,
    line: str,
    missing: Mapping[TypedWord, Missing],
    far: Sequence[TypedWord],
    broken: Sequence[TypedWord],
    search_query: SearchQuery,
    guess: CorrectionCandidate | None,
) -> Looked:
    """Looks up stems and splits of the missing words, distant words for `far`, and the joined words of `broken`.

    Tests in the same request whether the guess has results. The guess is the likeliest candidate so far, and mostly
    remains the likeliest.
    """
    splits = splits_body(list(missing))
    bodies = [*map(stem_body, missing), *map(far_body, far), *map(pair_body, broken)]
    bodies += [splits] if splits else []
    bodies += [_to_the_letter(guess.text, search_query)] if guess else []

    def read(responses: Sequence[EsResponse]) -> Looked:
        left = iter(responses)
        by_stem = {word: found_any(next(left)) for word in missing}
        similar = {word: similar_words(next(left)) for word in far}
        pairs = [pair for pair in broken if found_any(next(left))]
        parted = next(left) if splits else None
        known = {
            word: Missing(
                similar.get(word, found.similar), by_stem[word], splits_of(word, parted) if parted else ()
            )
            for word, found in missing.items()
        }
        return Looked(readings_of(line, known, pairs), guess is not None and found_any(next(left)))

    return await execute(lambda _: SearchPlan(bodies, read))


async def _first_with_results(
    execute: PlanExecutor, readings: Sequence[CorrectionCandidate], search_query: SearchQuery
) -> str | None:
    bodies = [
        whether_any(build_filter_query(replace(search_query, text=parse_text(reading.text))))
        for reading in readings
    ]

    def read(responses: Sequence[EsResponse]) -> str | None:
        found = map(found_any, responses)
        return next((reading.text for reading, any_ in zip(readings, found, strict=True) if any_), None)

    return await execute(lambda _: SearchPlan(bodies, read))


def _to_the_letter(reading: str, search_query: SearchQuery) -> Body:
    """A search that tests whether a candidate has results without typos.

    Exact matches are a subset of fuzzy matches, so the cheaper exact query is enough here.
    """
    text = parse_text(reading)
    query = build_filter_query(replace(search_query, text=None))
    query["bool"]["filter"] += build_exact_matching_clauses(text) if text else []
    return whether_any(query)
