"""Correction candidates of a text with words that the catalogue lacks, the likeliest first."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rapidfuzz.distance import Prefix

from search.lexicon.word_forms import are_forms
from search.lexicon.word_ranking import SimilarWord, compute_cost, rank_words
from search.parsing.text_units import list_words_with_synonyms
from search.spelling.typed_words import TypedWord, is_part_of, replace_words
from search.spelling.word_lookups import MissingWord, join_pair

CHOICES_PER_WORD = 3
CANDIDATES_MAX = 6
BEGINNING_LETTERS_MIN = 3
SPACE_COST = 0.95
"""Cost of an extra or missing space. A letter costs about 1."""

TRUSTED_FROM_COURSES = 20
"""What a register has misspelt stands in fewer."""

ANY_SPLIT = SimilarWord(" ", 1)
"""What a word may fall apart into, as long as nobody knows."""

Choices = Sequence[tuple[float, str]]
"""What a word may be, the likeliest first, with its cost."""


@dataclass(frozen=True, slots=True)
class CorrectionCandidate:
    """A corrected text and its cost. A higher cost is less likely."""

    text: str
    cost: float


def build_candidates(
    text: str, missing: Mapping[TypedWord, MissingWord], pairs: Sequence[TypedWord] = ()
) -> list[CorrectionCandidate]:
    """Ways to read the text: every unknown word as its likeliest, then one at a time as another.

    missing: those of the text that no course has; pairs: two neighbours that are one word of the catalogue, which they
    may be where one of them is unknown. None when no word is unknown, or nothing is similar.
    """
    choices = {word: build_choices(word, found) for word, found in missing.items() if is_unknown(word, found)}
    best = {word: each[0] for word, each in choices.items() if each}
    readings = [_build_candidate(text, best)] if best else []
    readings += [
        _build_candidate(text, {**best, word: other})
        for word, each in choices.items()
        for other in each[1:CHOICES_PER_WORD]
    ]
    for pair in pairs:
        apart = {word: choice for word, choice in best.items() if not is_part_of(word, pair)}
        if any(is_part_of(word, pair) for word in choices):
            readings.append(_build_candidate(text, {**apart, pair: (SPACE_COST, join_pair(pair))}))
    return sorted(readings, key=lambda reading: reading.cost)[:CANDIDATES_MAX]


def is_sure(
    guess: CorrectionCandidate,
    text: str,
    missing: Mapping[TypedWord, MissingWord],
    pairs: Sequence[TypedWord],
) -> bool:
    """True when a guess stays the likeliest candidate for every possible result of stems and splits.

    pairs: all neighbouring words that may be one word.
    """
    worst = {
        word: replace(found, by_stem=found.by_stem is not False, splits=[ANY_SPLIT])
        for word, found in missing.items()
    }
    if any(missing[word].by_stem is None and not is_unknown(word, found) for word, found in worst.items()):
        return False
    return build_candidates(text, worst, pairs)[:1] == [guess]


def is_unknown(word: TypedWord, found: MissingWord) -> bool:
    """What only its stem or a synonym finds is another form of a word (nurse, theater), unless the catalogue has a word
    that differs by one slip and more than an ending (managment, softwar)."""
    if found.by_stem and word.key in list_words_with_synonyms():
        return False
    return not found.by_stem or any(is_typo(word.key, each.word) for each in found.similar)


def needs_distant_words(word: TypedWord, found: MissingWord) -> bool:
    """Whether what is meant may be farther away than what was found near: nothing likely, or what few courses have,
    which may be a slip itself, in the name of one."""
    likeliest = next((near for _, near in rank_words(word.key, found.similar)), None)
    return not any(each.word == likeliest and each.courses >= TRUSTED_FROM_COURSES for each in found.similar)


def build_choices(word: TypedWord, found: MissingWord) -> Choices:
    """Replacements of an unknown word with their costs, the likeliest first."""
    splits = sorted(found.splits, key=lambda split: -split.courses)[:1]
    return sorted([*rank_words(word.key, found.similar), *((SPACE_COST, split.word) for split in splits)])


def is_typo(typed: str, meant: str) -> bool:
    """Of words that the same stem finds, which therefore begin alike."""
    shared = Prefix.similarity(typed, meant)
    one_slip = shared >= BEGINNING_LETTERS_MIN and compute_cost(typed, meant) <= 1
    return one_slip and not are_forms(typed, meant)


def _build_candidate(text: str, chosen: Mapping[TypedWord, tuple[float, str]]) -> CorrectionCandidate:
    corrections = {word: correct for word, (_, correct) in chosen.items()}
    return CorrectionCandidate(replace_words(text, corrections), sum(cost for cost, _ in chosen.values()))
