"""The meaning of a search text, written down by a person. Values are named as in the catalogue."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Slugs = Mapping[str, tuple[Any, ...]]
"""Filter values by filter key. They are slugs of the catalogue or numbers of months."""


@dataclass(frozen=True)
class Meaning:
    """The meaning of a search text.

    subjects: for each subject, the phrases that name it. "data science or statistics" is one subject with two
    phrases.
    words: the words that must match as text. A word is one unit of the synonym rules.
    unknown: those of `words` that no table contains.
    explained: the number of words that have another meaning. It is needed only if there are `words`.
    fee: the lowest and the highest fee per year, and the currency (ISO 4217). weeks: the shortest and the
    longest duration.
    order: the requested sort order. corrected: the meaning of the text without its typos.
    """

    subjects: tuple[tuple[str, ...], ...] = ()
    words: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    explained: int = 0
    values: Slugs = field(default_factory=dict)
    fee: tuple[float | None, float | None, str] | None = None
    weeks: tuple[int | None, int | None] | None = None
    order: int = 0
    corrected: "Meaning | None" = None


@dataclass(frozen=True)
class Case:
    """A search text and its meaning, with the filters that the visitor selected.

    chosen, excluded: selected and excluded filter values. chosen_fee: in rupees. chosen_years: in years.
    point: latitude, longitude and distance in km. literal: parts of the text that are plain words.
    order: the sort order that the visitor selected, or 0.
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
