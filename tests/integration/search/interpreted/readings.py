"""What a text means: the parts that a person reads in it, as names of the catalogue."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Slugs = Mapping[str, tuple[Any, ...]]
"""Values by filter key: slugs of the catalogue, numbers of months."""


@dataclass(frozen=True)
class Reading:
    """What a text means.

    subjects: one tuple for each subject, of its phrases; "data science or statistics" is one subject with two.
    words: the words that must match as text, in units of the synonym rules. unknown: the words among them that no
    table has. explained: how many words of the text have another meaning; needed only beside `words`.
    fee: lower and upper end per year and code of ISO 4217. weeks: lower and upper end. order: what a wish asks for.
    corrected: the reading of the text without typos.
    """

    subjects: tuple[tuple[str, ...], ...] = ()
    words: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    explained: int = 0
    values: Slugs = field(default_factory=dict)
    fee: tuple[float | None, float | None, str] | None = None
    weeks: tuple[int | None, int | None] | None = None
    order: int = 0
    corrected: "Reading | None" = None


@dataclass(frozen=True)
class Case:
    """A text and its meaning. filters: the filters of the visitor; order: of the visitor, 0 for none.

    chosen, excluded: the same filters as in the reading. chosen_fee: in rupees. chosen_years: in years.
    point: latitude, longitude and distance in km. literal: parts of the text that are words.
    """

    text: str
    reading: Reading
    literal: tuple[str, ...] = ()
    chosen: Slugs = field(default_factory=dict)
    excluded: Slugs = field(default_factory=dict)
    chosen_fee: tuple[int | None, int | None] | None = None
    chosen_years: tuple[float | None, float | None] | None = None
    point: tuple[float, float, int] | None = None
    order: int = 0
