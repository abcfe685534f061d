"""Counts the institutes in each place. An institute counts in a place if a campus there has a course."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, repeat

from schemas.filters.declarations import PLACE_KINDS, FilterGroup
from search.parsing.search_query import SearchQuery
from search.requests.facets import Facet, build_value_facet
from search.results.facet_counts import Counts
from search.value_names.value_names import ValueNames

CAMPUSES = "campuses"
_NOTHING_CHOSEN = SearchQuery()


def build_teaching_facet(value_names: ValueNames) -> Facet:
    """Build the facet for `count_institutes_by_place`.

    The facet counts the courses of each campus. All filters except the place filter apply.
    """
    return replace(build_value_facet(CAMPUSES, _NOTHING_CHOSEN, value_names), group=FilterGroup.PLACE)


def count_institutes_by_place(
    value_names: ValueNames, campuses: Counts, search_query: SearchQuery
) -> Mapping[int, int]:
    """Count the institutes of each place. Places without an institute are absent.

    campuses: the course counts of `build_teaching_facet`.

    Returns counts by position in the place list (`value_names.places`).
    """
    # The facet counts all campuses of each found course. Campuses that fail the campus filter are removed here.
    teaching = value_names.memoize("teaching at campuses", lambda: _list_teaching(value_names))
    selected, excluded = search_query.get_selected(CAMPUSES), search_query.excluded.get(CAMPUSES, ())
    counted: Iterable[str] = campuses
    if selected or excluded:
        admitted = campuses.keys() & map(str, selected) if selected else campuses.keys()
        counted = admitted - {*map(str, excluded)}
    pairs = set(chain.from_iterable(map(teaching.pairs_by_campus.get, counted, repeat(()))))
    return Counter(map(teaching.positions.__getitem__, pairs))


@dataclass(frozen=True, slots=True)
class _Teaching:
    """Pairs of a place and an institute with a campus in this place. Each pair has a number, from 0."""

    pairs_by_campus: Mapping[str, Sequence[int]]
    """The numbers of the pairs by campus id. The id is text."""
    positions: Sequence[int]
    """The position of the place in the place list, by the number of the pair."""


def _list_teaching(value_names: ValueNames) -> _Teaching:
    place_positions = value_names.places.positions
    numbers: dict[tuple[int, int], int] = {}
    pairs_by_campus: dict[str, tuple[int, ...]] = {}
    for campus in value_names.list_values("campus"):
        city = value_names.get("city", campus.parents["city"])
        if city is None:
            continue
        places = ((kind, city.id if kind == "city" else city.parents[kind]) for kind in PLACE_KINDS.values())
        positions = (place_positions[kind].get(str(place)) for kind, place in places)
        institute = campus.parents["institute"]
        pairs_by_campus[campus.key] = tuple(
            numbers.setdefault((position, institute), len(numbers))
            for position in positions
            if position is not None
        )
    return _Teaching(pairs_by_campus, [position for position, _ in numbers])
