"""The text that somebody meant, when it leads to results."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rapidfuzz.distance import Prefix

from search.engine import Answer
from search.plans import Ask, Plan
from search.query.clauses import filtered
from search.question.parsing import text_of
from search.question.question import Question
from search.question.words import one_line, words_with_synonyms
from search.spelling.asking import Asked, Known, body_of, joined, known_pairs, known_words
from search.spelling.forms import are_forms
from search.spelling.ranking import Candidate, cost, ranked
from search.spelling.typed_words import TypedWord, correctable_words, neighbours, replaced

CHOICES_PER_WORD = 3
READINGS_MAX = 6
BEGINNING_LETTERS_MIN = 3
SPACE_COST = 0.95
"""A space too many or too few, beside a cost of 1 for a letter."""

Choices = Sequence[tuple[float, str]]
"""What a word may be, the likeliest first, with its cost."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read the text, and how unlikely it is."""

    text: str
    cost: float


async def correction(ask: Ask, text: str, question: Question | None = None) -> str | None:
    """The text with its unknown words corrected, or None when nothing is to be corrected or nothing would be found.

    ask: the catalogue's, or a visit's. question: whose filters the corrected text must find something under; its own
    text does not count. One round trip when every word is known, two otherwise.
    """
    line = one_line(text)
    words = correctable_words(line)
    if not words:
        return None
    readings = await _readings(ask, line, Asked(words, neighbours(line, words)))
    return await _first_with_results(ask, readings, question or Question()) if readings else None


async def _readings(ask: Ask, text: str, asked: Asked) -> list[Reading]:
    def read(answers: Sequence[Answer]) -> list[Reading]:
        known = dict(zip(asked.words, known_words(asked, answers[0]), strict=True))
        return readings_of(text, known, known_pairs(asked, answers[0]))

    return await ask(lambda _: Plan([body_of(asked)], read))


async def _first_with_results(ask: Ask, readings: Sequence[Reading], question: Question) -> str | None:
    bodies = [
        {
            "size": 0,
            "query": filtered(replace(question, text=text_of(reading.text))),
            "terminate_after": 1,
            "track_total_hits": 1,
        }
        for reading in readings
    ]

    def read(answers: Sequence[Answer]) -> str | None:
        found = (answer["hits"]["total"]["value"] > 0 for answer in answers)
        return next((reading.text for reading, any_ in zip(readings, found, strict=True) if any_), None)

    return await ask(lambda _: Plan(bodies, read))


def readings_of(text: str, known: Mapping[TypedWord, Known], pairs: Mapping[TypedWord, int]) -> list[Reading]:
    """Ways to read the text, the likeliest first: every unknown word as its likeliest, then one at a time as another.

    Two words of which one is unknown may be one word. None when the catalogue has every word, or nothing similar.
    """
    choices = {word: choices_of(word, found) for word, found in known.items() if is_unknown(word, found)}
    best = {word: each[0] for word, each in choices.items() if each}
    readings = [_reading(text, best)] if best else []
    readings += [
        _reading(text, {**best, word: other})
        for word, each in choices.items()
        for other in each[1:CHOICES_PER_WORD]
    ]
    for pair in pairs:
        apart = {word: choice for word, choice in best.items() if not _overlap(word, pair)}
        if any(_overlap(word, pair) for word in choices):
            readings.append(_reading(text, {**apart, pair: (SPACE_COST, joined(pair))}))
    return sorted(readings, key=lambda reading: reading.cost)[:READINGS_MAX]


def is_unknown(word: TypedWord, found: Known) -> bool:
    """Not a word of the catalogue. What only its stem or a synonym finds is another form of a word (nurse, theater),
    unless the catalogue has a word that differs by one slip and more than an ending (managment, softwar)."""
    if found.courses or (found.courses_by_stem and word.key in words_with_synonyms()):
        return False
    return not found.courses_by_stem or any(_is_slip(word.key, each) for each in found.similar)


def choices_of(word: TypedWord, found: Known) -> Choices:
    """What an unknown word may be, the likeliest first."""
    splits = sorted(found.splits, key=lambda split: -split.courses)[:1]
    return sorted([*ranked(word.key, found.similar), *((SPACE_COST, split.word) for split in splits)])


def _is_slip(typed: str, candidate: Candidate) -> bool:
    """Of words that the same stem finds, which therefore begin alike."""
    shared = Prefix.similarity(typed, candidate.word)
    one_slip = shared >= BEGINNING_LETTERS_MIN and cost(typed, candidate.word) <= 1
    return one_slip and not are_forms(typed, candidate.word)


def _reading(text: str, chosen: Mapping[TypedWord, tuple[float, str]]) -> Reading:
    corrections = {word: correct for word, (_, correct) in chosen.items()}
    return Reading(replaced(text, corrections), sum(cost for cost, _ in chosen.values()))


def _overlap(word: TypedWord, pair: TypedWord) -> bool:
    return pair.start <= word.start < pair.end
