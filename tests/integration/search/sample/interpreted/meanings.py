"""The types for a search text and its meaning, which a person wrote down with the slugs of the catalogue."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Slugs = Mapping[str, tuple[Any, ...]]
"""Filter values by filter key, for example `{"countries": ("germany",), "intakes": (9,)}`."""


@dataclass(frozen=True)
class Meaning:
    """The meaning of a search text.

    subjects: for each subject, the phrases that name it. "data science or statistics" is one subject with two phrases.
    words: the words that must match as text. A phrase with a synonym, such as "united kingdom", counts as one word.
    unknown: the words of `words` that the lexicon (the words and phrases with a meaning) does not contain.
    explained: the number of words that became subjects or filters. It is needed only if there are `words`.
    states_study: False if no level, institute or word such as "course" tells that the text is about studying.
    fee: the lowest and the highest fee per year, and the currency (ISO 4217). weeks: the shortest and the longest
    duration in weeks. score: the score in the English test.
    order: the requested sort order. corrected: the meaning of the text without its typos.
    """

    subjects: tuple[tuple[str, ...], ...] = ()
    words: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    explained: int = 0
    states_study: bool = True
    values: Slugs = field(default_factory=dict)
    fee: tuple[float | None, float | None, str] | None = None
    weeks: tuple[int | None, int | None] | None = None
    score: float | None = None
    order: int = 0
    corrected: "Meaning | None" = None


@dataclass(frozen=True)
class Case:
    """A search text and its meaning, with the filters that the visitor selected.

    chosen, excluded: selected and excluded filter values. chosen_fee: the range in rupees. chosen_years: the range.
    point: latitude, longitude and distance in km. literal: parts of the text that the request declares to be
    plain words. order: the sort order that the visitor selected, or 0.
    """

    text: str
    meaning: Meaning
    literal: tuple[str, ...] = ()
    chosen: Slugs = field(default_factory=dict)
    excluded: Slugs = field(default_factory=dict)
    chosen_fee: tuple[int | None, int | None] | None = None
    chosen_years: tuple[float | None, float | None] | None = None
    point: tuple[float, float, int] | None = None
    order: int = 0
