"""The parsed search query. Ids are resolved, and ranges are checked.

A filter key is the name of a filter in requests, such as `countries`. A filter group has one or more filters:
countries, states, cities and the point form the place group. A search with few results is widened: its query then
requires less of the text.
"""

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
    """A point in WGS84 degrees, and the radius of the search around this point."""

    latitude: float
    longitude: float
    distance_km: int


@dataclass(frozen=True, slots=True)
class Range:
    """A range that includes both ends. An end of None is open."""

    lower: float | None
    upper: float | None
    known: bool = True
    """Whether courses with a value in the range pass."""
    unknown: bool = False
    """Whether courses without a value pass."""
    is_converted: bool = False
    """Whether the ends are unrounded rupees, converted from another currency."""


@dataclass(frozen=True, slots=True)
class SearchText:
    """The text of a search, as the words and subjects that courses must match."""

    whole: str
    """The typed or corrected text on one line."""
    units: tuple[Unit, ...]
    """Words and phrases that a course must match."""
    subjects: tuple["SubjectPhrase", ...] = ()
    """Subjects that a course must match."""
    excluded_subjects: tuple["SubjectPhrase", ...] = ()
    """Subjects that a course must not match: `history but not art history`."""
    likely: tuple[tuple[str, Term], ...] = ()
    """Pairs of field and term that the text probably means: `("city_ids", 5)`. A course with the term scores higher."""
    award_names: tuple[str, ...] = ()
    """Names of the stated award, such as "MSc". A course with one of these names has a higher score."""
    with_typos: bool = True
    """Whether words match with typos."""
    exact_words: frozenset[str] | None = None
    """Words in lower case, without accents, that always match without typos. None if the text is not interpreted."""
    units_min: int | None = None
    """The number of units that a course must match. None means all units."""
    subjects_min: int | None = None
    """The number of subjects that a course must match. None means all subjects."""
    has_words: bool = True
    """False for a text without letters and digits, such as `???`. Such a text finds no course."""


@dataclass(frozen=True, slots=True)
class SubjectPhrase:
    """A subject in the text. A course matches the subject if the course matches one of the phrases, names or ids."""

    phrases: tuple[str, ...]
    """The typed phrases. "data science or statistics" is one subject with two phrases."""
    names: tuple[str, ...]
    """Other names of the same subject."""
    specializations: tuple[Term, ...]
    """Ids of specializations with this subject."""
    disciplines: tuple[Term, ...]
    """Ids of disciplines with this subject."""


@dataclass(frozen=True)
class SearchQuery:
    text: SearchText | None = None
    terms: Mapping[str, tuple[Term, ...]] = field(default_factory=dict)
    """Selected values by filter key. Keys without values are absent."""
    point: Point | None = None
    fee: Range | None = None
    """The range of fees in rupees per year."""
    duration: Range | None = None
    """The range of durations in whole weeks."""
    english_scores: Mapping[str, float] = field(default_factory=dict)
    """The scores of the student by English test.

    A course passes if it requires at most this score in one of the selected tests. For a selected test without a score
    here, a course may require any score.
    """
    deadline: Range | None = None
    """The range of application deadlines in days since 1970-01-01."""
    order: Order = Order.RELEVANCE
    excluded: Mapping[str, tuple[Term, ...]] = field(default_factory=dict)
    """Excluded values by filter key. Keys without values are absent."""
    interpretation: Interpretation | None = None
    """The spans of the text. None if the text is not interpreted."""
    interpreted_groups: frozenset[FilterGroup] = frozenset()
    """The filter groups whose values come from the text."""
    literal: tuple[str, ...] = ()
    """The parts of the text that are searched as words and not interpreted."""
    visitor: "SearchQuery | None" = None
    """The query with only the filters that the visitor has selected.

    None in a widened query, and if no span of the text has a meaning.
    """
    full: "SearchQuery | None" = None
    """The query before the search was widened. Courses that match the full query are listed first.

    None if the search is not widened.
    """
    narrower: tuple["SearchQuery", ...] = ()
    """The queries between `full` and this query. Each of them is wider than the one before."""

    @cached_property
    def active_groups(self) -> frozenset[FilterGroup]:
        """The filter groups that have a selected or excluded value, a point or a range."""
        groups = {FILTER_BY_KEY[key].group for key in (*self.terms, *self.excluded)}
        ranged = {
            FilterGroup.PLACE: self.point,
            FilterGroup.FEE: self.fee,
            FilterGroup.DURATION: self.duration,
            FilterGroup.DEADLINE: self.deadline,
        }
        return frozenset(groups | {group for group, value in ranged.items() if value is not None})

    @cached_property
    def groups(self) -> tuple[FilterGroup, ...]:
        """The active groups, in the order of the filter table."""
        return tuple(group for group in FILTERS_BY_GROUP if group in self.active_groups)

    @cached_property
    def clauses(self) -> dict[FilterGroup, dict[str, Any]]:
        """A cache of the Elasticsearch clause of each group."""
        return {}

    def get_selected(self, key: str) -> tuple[Term, ...]:
        return self.terms.get(key, ())

    def get_selected_or_excluded(self, key: str) -> tuple[Term, ...]:
        """Return the values of a filter that the facet lists even without courses."""
        return (*self.get_selected(key), *self.excluded.get(key, ()))

    def includes(self, group: FilterGroup) -> bool:
        """Whether a value or the point of the group is selected."""
        pointed = group is FilterGroup.PLACE and self.point is not None
        return pointed or any(each.key in self.terms for each in FILTERS_BY_GROUP[group])

    def excludes(self, group: FilterGroup) -> bool:
        return any(each.key in self.excluded for each in FILTERS_BY_GROUP[group])
