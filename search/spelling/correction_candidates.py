"""Builds the correction candidates of a text: `data scince` → `data science`, `data since`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rapidfuzz.distance import Prefix

from search.parsing.text_units import list_words_with_synonyms
from search.spelling.typed_words import TypedWord, is_part_of, replace_words
from search.spelling.word_lookups import MissingWord, join_pair
from search.words.word_forms import are_forms
from search.words.word_ranking import SimilarWord, compute_cost, rank_words

CHOICES_PER_WORD = 3
CANDIDATES_MAX = 6
COMMON_PREFIX_LETTERS_MIN = 3
SPACE_COST = 0.95
"""Cost of an extra or missing space. A wrong letter costs about 1."""

COMMON_FROM_COURSES = 20
"""A word that occurs in fewer courses than this may be a typo in the name of a course."""

POSSIBLE_SPLIT = SimilarWord(" ", 1)
"""A placeholder for a split that has not been looked up yet."""

Choices = Sequence[tuple[float, str]]
"""Pairs of cost and replacement for one word. The likeliest replacement is first."""


@dataclass(frozen=True, slots=True)
class CorrectionCandidate:
    """A corrected text. A correction with a higher cost is less likely."""

    text: str
    cost: float


def build_candidates(
    text: str, missing: Mapping[TypedWord, MissingWord], pairs: Sequence[TypedWord] = ()
) -> list[CorrectionCandidate]:
    """Build at most CANDIDATES_MAX candidates. The likeliest candidate is first.

    One candidate replaces each misspelt word with the likeliest replacement. Each other candidate uses a less likely
    replacement for one misspelt word, or joins a pair.

    missing: the words of the text that occur in no course.
    pairs: neighbouring words that are one word of the catalogue without the space between them.
    """
    choices = {word: build_choices(word, found) for word, found in missing.items() if is_unknown(word, found)}
    best = {word: each[0] for word, each in choices.items() if each}
    candidates = [_build_candidate(text, best)] if best else []
    candidates += [
        _build_candidate(text, {**best, word: other})
        for word, each in choices.items()
        for other in each[1:CHOICES_PER_WORD]
    ]
    for pair in pairs:
        others = {word: choice for word, choice in best.items() if not is_part_of(word, pair)}
        if any(is_part_of(word, pair) for word in missing):
            candidates.append(_build_candidate(text, {**others, pair: (SPACE_COST, join_pair(pair))}))
    return sorted(candidates, key=lambda candidate: candidate.cost)[:CANDIDATES_MAX]


def is_sure(
    guess: CorrectionCandidate,
    text: str,
    missing: Mapping[TypedWord, MissingWord],
    pairs: Sequence[TypedWord],
) -> bool:
    """Whether the guess is the likeliest candidate for every possible result of the pending lookups.

    The pending lookups test the stems and splits of the missing words, and the pairs.

    pairs: all neighbouring words that may be one word.
    """
    worst_case = {
        word: replace(found, stem_found=found.stem_found is not False, splits=[POSSIBLE_SPLIT])
        for word, found in missing.items()
    }
    if any(
        missing[word].stem_found is None and not found.is_known and not is_unknown(word, found)
        for word, found in worst_case.items()
    ):
        return False
    return build_candidates(text, worst_case, pairs)[:1] == [guess]


def is_unknown(word: TypedWord, found: MissingWord) -> bool:
    """Whether a missing word is misspelt.

    A word of the lexicon or of common English is correct. A word is usually also correct if a search for its stem or a
    synonym finds courses (`nurse`, `theater`). Exceptions are typos with the stem of another word (`managment`).
    """
    if found.is_known:
        return False
    if found.stem_found and word.key in list_words_with_synonyms():
        return False
    return not found.stem_found or any(is_typo(word.key, each.word) for each in found.similar)


def needs_distant_words(word: TypedWord, found: MissingWord) -> bool:
    """Whether to look up words with two typos. This is not needed if the likeliest word with one typo is common."""
    if found.is_known:
        return False
    likeliest = next((near for _, near in rank_words(word.key, found.similar)), None)
    return not any(each.word == likeliest and each.courses >= COMMON_FROM_COURSES for each in found.similar)


def build_choices(word: TypedWord, found: MissingWord) -> Choices:
    """Build the replacements of a misspelt word: similar words, and the split with the most courses."""
    splits = sorted(found.splits, key=lambda split: -split.courses)[:1]
    return sorted([*rank_words(word.key, found.similar), *((SPACE_COST, split.word) for split in splits)])


def is_typo(typed: str, meant: str) -> bool:
    """Whether `typed` is `meant` with one typo after the third letter, and not another form of the same word."""
    shared = Prefix.similarity(typed, meant)
    has_one_typo = shared >= COMMON_PREFIX_LETTERS_MIN and compute_cost(typed, meant) <= 1
    return has_one_typo and not are_forms(typed, meant)


def _build_candidate(text: str, chosen: Mapping[TypedWord, tuple[float, str]]) -> CorrectionCandidate:
    corrections = {word: correct for word, (_, correct) in chosen.items()}
    return CorrectionCandidate(replace_words(text, corrections), sum(cost for cost, _ in chosen.values()))
