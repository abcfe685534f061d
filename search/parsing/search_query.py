"""A question as the query builder takes it: everything resolved, nothing left to check."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from schemas.filters.declarations import FILTER_BY_KEY, FILTERS_BY_GROUP, FilterGroup
from schemas.vocabulary.kinds import Order
from search.parsing.text_units import Unit

Term = int | str | bool


@dataclass(frozen=True, slots=True)
class Point:
    """A place on the map (WGS84 degrees) and how far around it."""

    latitude: float
    longitude: float
    distance_km: int


@dataclass(frozen=True, slots=True)
class Range:
    """Closed; None is open. known: whether values in the range pass; unknown: whether what is unknown does."""

    lower: int | None
    upper: int | None
    known: bool = True
    unknown: bool = False


@dataclass(frozen=True, slots=True)
class SearchText:
    """What was typed: `whole` on one line, `units` the words and known phrases that must each be found."""

    whole: str
    units: tuple[Unit, ...]


@dataclass(frozen=True)
class SearchQuery:
    """terms: the chosen values by key of the filter table, absent when nothing is chosen; excluded: the values that
    are not wanted, likewise.

    fee in whole rupees a year, duration in whole weeks.
    """

    text: SearchText | None = None
    terms: Mapping[str, tuple[Term, ...]] = field(default_factory=dict)
    point: Point | None = None
    fee: Range | None = None
    duration: Range | None = None
    order: Order = Order.RELEVANCE
    excluded: Mapping[str, tuple[Term, ...]] = field(default_factory=dict)

    @cached_property
    def active_groups(self) -> frozenset[FilterGroup]:
        """The groups that filter something."""
        groups = {FILTER_BY_KEY[key].group for key in (*self.terms, *self.excluded)}
        ranged = {
            FilterGroup.PLACE: self.point,
            FilterGroup.FEE: self.fee,
            FilterGroup.DURATION: self.duration,
        }
        return frozenset(groups | {group for group, value in ranged.items() if value is not None})

    @cached_property
    def groups(self) -> tuple[FilterGroup, ...]:
        """The same, in the order of the table."""
        return tuple(group for group in FILTERS_BY_GROUP if group in self.active_groups)

    @cached_property
    def clauses(self) -> dict[FilterGroup, dict[str, Any]]:
        """What the query builder makes of each group, kept for all the searches that one question takes."""
        return {}

    def chosen(self, key: str) -> tuple[Term, ...]:
        return self.terms.get(key, ())

    def named(self, key: str) -> tuple[Term, ...]:
        """Chosen and excluded values: a facet always shows them."""
        return (*self.chosen(key), *self.excluded.get(key, ()))

    def includes(self, group: FilterGroup) -> bool:
        """Whether something of the group is chosen, rather than only excluded."""
        pointed = group is FilterGroup.PLACE and self.point is not None
        return pointed or any(each.key in self.terms for each in FILTERS_BY_GROUP[group])

    def excludes(self, group: FilterGroup) -> bool:
        return any(each.key in self.excluded for each in FILTERS_BY_GROUP[group])
