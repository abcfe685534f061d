"""The text that somebody meant, when it leads to results."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from search.engine import Answer, Body
from search.plans import Ask, Plan
from search.query.clauses import filtered
from search.query.text import matching_to_the_letter
from search.question.parsing import text_of
from search.question.question import Question
from search.question.words import one_line
from search.spelling.asking import (
    Missing,
    found_any,
    missing_words,
    pair_body,
    splits_body,
    splits_of,
    stem_body,
    whether_any,
    word_body,
)
from search.spelling.readings import Reading, is_sure, readings_of
from search.spelling.typed_words import TypedWord, correctable_words, is_part_of, neighbours


@dataclass(frozen=True, slots=True)
class Looked:
    """The readings of a text with missing words. guess_leads: the guess is known to lead to results."""

    readings: Sequence[Reading]
    guess_leads: bool


async def correction(ask: Ask, text: str, question: Question | None = None) -> str | None:
    """The text with its unknown words corrected, or None when nothing is to be corrected or nothing would be found.

    ask: the catalogue's, or a visit's. question: whose filters the corrected text must find something under; its own
    text does not count. One round trip when the catalogue has every word; otherwise two, seldom three or four.
    """
    line = one_line(text)
    words = correctable_words(line)
    missing = await _missing(ask, words) if words else {}
    if not missing:
        return None
    question = question or Question()
    broken = _broken(line, words, missing)
    guess = next(iter(readings_of(line, missing)), None)
    if guess and is_sure(guess, line, missing, broken) and await _leads(ask, guess, question):
        return guess.text
    looked = await _looked(ask, line, missing, broken, question, guess)
    if not looked.readings:
        return None
    likeliest = looked.readings[0]
    if looked.guess_leads and likeliest == guess:
        return likeliest.text
    return await _first_with_results(ask, looked.readings, question)


async def _missing(ask: Ask, words: Sequence[TypedWord]) -> dict[TypedWord, Missing]:
    bodies = [word_body(word) for word in words]
    return await ask(lambda _: Plan(bodies, lambda answers: missing_words(words, answers)))


def _broken(line: str, words: Sequence[TypedWord], missing: Mapping[TypedWord, Missing]) -> list[TypedWord]:
    """Neighbours of which one is missing: they may be one word."""
    return [pair for pair in neighbours(line, words) if any(is_part_of(word, pair) for word in missing)]


async def _leads(ask: Ask, reading: Reading, question: Question) -> bool:
    bodies = [_to_the_letter(reading, question)]
    return await ask(lambda _: Plan(bodies, lambda answers: found_any(answers[0])))


async def _looked(
    ask: Ask,
    line: str,
    missing: Mapping[TypedWord, Missing],
    broken: Sequence[TypedWord],
    question: Question,
    guess: Reading | None,
) -> Looked:
    """What else there is to know of the missing words; and beside it whether the guess leads to results, the reading
    that is the likeliest by what is known before: it mostly stays the likeliest."""
    splits = splits_body(list(missing))
    bodies = [*map(stem_body, missing), *map(pair_body, broken)]
    bodies += [splits] if splits else []
    bodies += [_to_the_letter(guess, question)] if guess else []

    def read(answers: Sequence[Answer]) -> Looked:
        left = iter(answers)
        by_stem = {word: found_any(next(left)) for word in missing}
        pairs = [pair for pair in broken if found_any(next(left))]
        parted = next(left) if splits else None
        known = {
            word: replace(found, by_stem=by_stem[word], splits=splits_of(word, parted) if parted else ())
            for word, found in missing.items()
        }
        return Looked(readings_of(line, known, pairs), guess is not None and found_any(next(left)))

    return await ask(lambda _: Plan(bodies, read))


async def _first_with_results(ask: Ask, readings: Sequence[Reading], question: Question) -> str | None:
    bodies = [whether_any(filtered(replace(question, text=text_of(reading.text)))) for reading in readings]

    def read(answers: Sequence[Answer]) -> str | None:
        found = map(found_any, answers)
        return next((reading.text for reading, any_ in zip(readings, found, strict=True) if any_), None)

    return await ask(lambda _: Plan(bodies, read))


def _to_the_letter(reading: Reading, question: Question) -> Body:
    """Whether a reading leads to results, taken to the letter: what finds courses so finds them with typos too, and
    its words are the catalogue's."""
    text = text_of(reading.text)
    query = filtered(replace(question, text=None))
    query["bool"]["filter"] += matching_to_the_letter(text) if text else []
    return whether_any(query)
