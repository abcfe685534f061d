"""Computes the steps in which a search with few results is widened: each step has weaker conditions than the last one.

The steps follow from the meaning that a person wrote down.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tests.integration.search.sample.interpreted.meanings import Meaning, Slugs

Group = tuple[str, ...]
"""The keys of one filter group, for example countries, states and cities."""

SPARSE: Group = ("english_test",)
"""Of the filters, the English test is dropped first, because few sources state it."""
DETAILS: tuple[Group, ...] = (("language",), ("study_mode",), ("intakes",), ("weeks",), ("fee",))
MAIN: tuple[Group, ...] = (
    ("institutes",),
    ("degree_levels", "degree_levels_types"),
    ("countries", "states", "cities"),
)


@dataclass(frozen=True)
class Step:
    """The conditions for a course in one step of widening.

    words_min, subjects_min: the numbers of words and subjects of the meaning that must match. None means all.
    with_typos: True if unknown words also match with typos.
    is_near: True if a course of one of the nearest subjects also matches.
    is_related: True if a course of another subject of the same detailed field also matches.
    is_broad: True if a course of another subject of the same discipline also matches.
    """

    meaning: Meaning
    with_typos: bool = False
    words_min: int | None = None
    subjects_min: int | None = None
    is_near: bool = False
    is_related: bool = False
    is_broad: bool = False

    @property
    def only_adds_nearest(self) -> bool:
        return self.is_near and not (self.is_related or self.is_broad)

    @property
    def restricts(self) -> bool:
        has_words = bool(self.meaning.words) and self.words_min != 0
        return has_words or bool(self.meaning.subjects) or bool(list_groups(self.meaning))


def list_steps(meaning: Meaning) -> list[Step]:
    """Return the steps of widening.

    The first one has all conditions of the meaning. Later steps without a condition are left out.
    """
    start = Step(meaning.corrected or meaning)
    steps = [Step(meaning), *([start] if meaning.corrected else []), *_widen(start)]
    return [steps[0], *(step for step in steps[1:] if step.restricts)]


def _widen(step: Step) -> Iterator[Step]:
    meaning = step.meaning
    if meaning.unknown:
        step = replace(step, with_typos=True)
        yield step
    if _has_group(meaning, SPARSE):
        meaning = _remove_group(meaning, SPARSE)
        step = replace(step, meaning=meaning)
        yield step
    for count in range(len(meaning.words) - 1, _count_needed_words(meaning) - 1, -1):
        step = replace(step, words_min=count)
        yield step
    for count in range(len(meaning.subjects) - 1, 0, -1):
        step = replace(step, subjects_min=count)
        yield step
    if meaning.subjects:
        step = replace(step, is_near=True)
        yield step
        step = replace(step, is_related=True)
        yield step
        step = replace(step, is_broad=True)
        yield step
    for group in DETAILS:
        if _has_group(step.meaning, group):
            step = replace(step, meaning=_remove_group(step.meaning, group))
            yield step
    main = [group for group in MAIN if _has_group(step.meaning, group)]
    for group in main if meaning.subjects else main[:-1]:
        step = replace(step, meaning=_remove_group(step.meaning, group))
        yield step


def _count_needed_words(meaning: Meaning) -> int:
    """Return how many words of the meaning must match as text.

    If the text has no subjects and no filters, all numbers and at least half of the other words must match. In other
    texts, one word may be missing for each explained word (a word that became a subject or a filter). One word fewer
    may be missing if nothing shows that the text is about studying, and the text has several words that are all known.
    """
    if not meaning.subjects and not list_groups(meaning):
        return len(meaning.words) - sum(any(map(str.isalpha, word)) for word in meaning.words) // 2
    is_doubtful = len(meaning.words) > 1 and not (meaning.states_study or meaning.unknown)
    return max(0, len(meaning.words) - meaning.explained + is_doubtful)


def list_groups(meaning: Meaning) -> list[Group]:
    """Return the filter groups for which the meaning has values."""
    return [group for group in (SPARSE, *DETAILS, *MAIN) if _has_group(meaning, group)]


def _has_group(meaning: Meaning, group: Group) -> bool:
    if group == ("weeks",):
        return meaning.weeks is not None
    if group == ("fee",):
        return meaning.fee is not None
    return any(key in meaning.values for key in group)


def _remove_group(meaning: Meaning, group: Group) -> Meaning:
    values: Slugs = {key: slugs for key, slugs in meaning.values.items() if key not in group}
    return replace(
        meaning,
        values=values,
        weeks=None if group == ("weeks",) else meaning.weeks,
        fee=None if group == ("fee",) else meaning.fee,
        score=None if group == ("english_test",) else meaning.score,
    )
