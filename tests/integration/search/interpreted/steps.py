"""The steps by which a search with few results is widened, from a reading that a person wrote."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tests.integration.search.interpreted.readings import Reading, Slugs

Group = tuple[str, ...]
"""The keys of a filter group in a reading."""

DETAILS: tuple[Group, ...] = (("language",), ("study_mode",), ("intakes",), ("weeks",), ("fee",))
MAIN: tuple[Group, ...] = (
    ("institutes",),
    ("degree_levels", "degree_levels_types"),
    ("countries", "states", "cities"),
)


@dataclass(frozen=True)
class Step:
    """What a course must meet. words_min, subjects_min: how many of them; None for all.

    with_typos: whether unknown words match with typos. is_broad: whether a course of a subject's disciplines is enough.
    """

    reading: Reading
    with_typos: bool = False
    words_min: int | None = None
    subjects_min: int | None = None
    is_broad: bool = False

    @property
    def restricts(self) -> bool:
        has_words = bool(self.reading.words) and self.words_min != 0
        return has_words or bool(self.reading.subjects) or bool(list_groups(self.reading))


def list_steps(reading: Reading) -> list[Step]:
    """The full reading first."""
    start = Step(reading.corrected or reading)
    steps = [Step(reading), *([start] if reading.corrected else []), *_widen(start)]
    return [steps[0], *(step for step in steps[1:] if step.restricts)]


def _widen(step: Step) -> Iterator[Step]:
    reading = step.reading
    if reading.unknown:
        step = replace(step, with_typos=True)
        yield step
    for count in range(len(reading.words) - 1, _count_needed_words(reading) - 1, -1):
        step = replace(step, words_min=count)
        yield step
    for count in range(len(reading.subjects) - 1, 0, -1):
        step = replace(step, subjects_min=count)
        yield step
    if reading.subjects:
        step = replace(step, is_broad=True)
        yield step
    for group in DETAILS:
        if _states(step.reading, group):
            step = replace(step, reading=_drop(step.reading, group))
            yield step
    main = [group for group in MAIN if _states(step.reading, group)]
    for group in main if reading.subjects else main[:-1]:
        step = replace(step, reading=_drop(step.reading, group))
        yield step


def _count_needed_words(reading: Reading) -> int:
    """Half of the words of a text without a meaning; otherwise as many can be missing as words are explained."""
    if not reading.subjects and not list_groups(reading):
        return (len(reading.words) + 1) // 2
    return max(0, len(reading.words) - reading.explained)


def list_groups(reading: Reading) -> list[Group]:
    """The groups of which the reading has values."""
    return [group for group in (*DETAILS, *MAIN) if _states(reading, group)]


def _states(reading: Reading, group: Group) -> bool:
    if group == ("weeks",):
        return reading.weeks is not None
    if group == ("fee",):
        return reading.fee is not None
    return any(key in reading.values for key in group)


def _drop(reading: Reading, group: Group) -> Reading:
    values: Slugs = {key: slugs for key, slugs in reading.values.items() if key not in group}
    return replace(
        reading,
        values=values,
        weeks=None if group == ("weeks",) else reading.weeks,
        fee=None if group == ("fee",) else reading.fee,
    )
