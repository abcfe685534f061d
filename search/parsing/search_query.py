"""The parsed search query, with resolved ids and checked ranges."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from schemas.filters.declarations import FILTER_BY_KEY, FILTERS_BY_GROUP, FilterGroup
from schemas.filters.fixed_values import Term
from schemas.vocabulary.kinds import Order
from search.interpretation.interpretation import Interpretation
from search.parsing.text_units import Unit


@dataclass(frozen=True, slots=True)
class Point:
    """A point in WGS84 degrees and the distance around it."""

    latitude: float
    longitude: float
    distance_km: int


@dataclass(frozen=True, slots=True)
class Range:
    """A closed range. None is an open end.

    known: the range admits courses with a value in the range. unknown: the range admits courses without a value.
    is_converted: the ends of a fee range are unrounded rupees, converted from another currency.
    """

    lower: float | None
    upper: float | None
    known: bool = True
    unknown: bool = False
    is_converted: bool = False


@dataclass(frozen=True, slots=True)
class SearchText:
    """whole: the typed text on one line. units: the words and phrases of the text; a course must match all units.

    subjects: phrases that the lexicon explains as subjects; a course must match each of them. likely: field and term of
    values that the text probably means; they only raise the score. award_names: wordings of a stated award, which
    raise the score. units_min, subjects_min: how many units and subjects a course must match; None for all.
    with_typos: whether units match with typos. exact_words: folded words of an interpreted text that never do; None
    when the text is not interpreted. has_words: False for a text of
    signs alone, which finds nothing.
    """

    whole: str
    units: tuple[Unit, ...]
    subjects: tuple["SubjectPhrase", ...] = ()
    likely: tuple[tuple[str, Term], ...] = ()
    award_names: tuple[str, ...] = ()
    with_typos: bool = True
    exact_words: frozenset[str] | None = None
    units_min: int | None = None
    subjects_min: int | None = None
    has_words: bool = True


@dataclass(frozen=True, slots=True)
class SubjectPhrase:
    """A course is about the subject when a name of it has one of the phrases or of `names`, or when it has one of the
    specializations or disciplines, which are ids.

    phrases: as typed. "data science or statistics" is one subject with two phrases.
    """

    phrases: tuple[str, ...]
    names: tuple[str, ...]
    specializations: tuple[Term, ...]
    disciplines: tuple[Term, ...]


@dataclass(frozen=True)
class SearchQuery:
    """terms: selected values by filter key. excluded: excluded values by filter key. Keys without values are absent.

    fee: whole rupees per year. duration: whole weeks.
    interpretation: what the text was read as; None when it was not interpreted.
    interpreted_groups: the groups whose values come from the text and not from a filter.
    visitor: the query with the filters of the visitor alone; None when no part of the text has a meaning.
    full: the query before it was widened, whose courses come first.
    narrower: the steps of widening between `full` and this one.
    """

    text: SearchText | None = None
    terms: Mapping[str, tuple[Term, ...]] = field(default_factory=dict)
    point: Point | None = None
    fee: Range | None = None
    duration: Range | None = None
    order: Order = Order.RELEVANCE
    excluded: Mapping[str, tuple[Term, ...]] = field(default_factory=dict)
    interpretation: Interpretation | None = None
    interpreted_groups: frozenset[FilterGroup] = frozenset()
    visitor: "SearchQuery | None" = None
    full: "SearchQuery | None" = None
    narrower: tuple["SearchQuery", ...] = ()

    @cached_property
    def active_groups(self) -> frozenset[FilterGroup]:
        """The filter groups with a selected or excluded value, a point or a range."""
        groups = {FILTER_BY_KEY[key].group for key in (*self.terms, *self.excluded)}
        ranged = {
            FilterGroup.PLACE: self.point,
            FilterGroup.FEE: self.fee,
            FilterGroup.DURATION: self.duration,
        }
        return frozenset(groups | {group for group, value in ranged.items() if value is not None})

    @cached_property
    def groups(self) -> tuple[FilterGroup, ...]:
        """The active groups, in the order of the filter table."""
        return tuple(group for group in FILTERS_BY_GROUP if group in self.active_groups)

    @cached_property
    def clauses(self) -> dict[FilterGroup, dict[str, Any]]:
        """A cache of the clause of each group, for all Elasticsearch requests of this query."""
        return {}

    def get_selected(self, key: str) -> tuple[Term, ...]:
        return self.terms.get(key, ())

    def get_selected_or_excluded(self, key: str) -> tuple[Term, ...]:
        """The values that a facet always lists."""
        return (*self.get_selected(key), *self.excluded.get(key, ()))

    def includes(self, group: FilterGroup) -> bool:
        """Whether a value or the point of the group is selected."""
        pointed = group is FilterGroup.PLACE and self.point is not None
        return pointed or any(each.key in self.terms for each in FILTERS_BY_GROUP[group])

    def excludes(self, group: FilterGroup) -> bool:
        return any(each.key in self.excluded for each in FILTERS_BY_GROUP[group])
