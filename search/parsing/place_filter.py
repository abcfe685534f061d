"""Parses the place filter of `course/course_search/` and its facets.

A place filter has one of three kinds:
- any number of countries, states and cities
- one region
- one point with a distance

A request can state the filter in two forms. The first form has the keys `countries`, `states`, `cities` and
`google_location`. The second form has the key `location_search`. If a request has both forms, they must select the same
places.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from schemas.contracts.listing.filters import GoogleLocation, ListingFilters
from schemas.filters.declarations import PLACE_KINDS
from schemas.filters.fixed_values import Term
from search.errors import FieldError, InvalidFilter
from search.parsing.map_inputs import check_distance
from search.parsing.search_query import Point
from search.parsing.selected_location import Region, Selected, TreePlace, parse_selected_location
from search.value_names.value_names import PlaceKey, ValueNames

TreeTerms = Mapping[str, tuple[Term, ...]]


@dataclass(frozen=True, slots=True)
class PlaceFilter:
    """Places or a point. At most one of the two is set."""

    terms: TreeTerms
    """Ids by the keys `countries`, `states` and `cities`."""
    point: Point | None


def parse_place_filter(filters: ListingFilters, tree: TreeTerms, value_names: ValueNames) -> PlaceFilter:
    """Parse both forms of the filter.

    tree: the resolved ids of the first form, by the keys `countries`, `states` and `cities`.
    """
    point = None if filters.google_location is None else _parse_google_point(filters.google_location)
    tree_keys = [key for key in PLACE_KINDS if key in tree]
    if point is not None and tree_keys:
        raise _build_mixed_error("google_location", tree_keys[0])
    selected = _check_one_kind(
        [
            (f"location_search.{position}", chosen)
            for position, location in enumerate(filters.location_search)
            if (chosen := parse_selected_location(location, f"location_search.{position}", value_names))
            is not None
        ]
    )
    if not selected:
        return PlaceFilter(tree, point)
    return _build_place_filter(selected, tree, tree_keys, point, value_names)


def _check_one_kind(selected: Sequence[tuple[str, Selected]]) -> list[Selected]:
    """Return the places.

    Raises InvalidFilter unless all places are countries, states and cities, or all places are equal.

    selected: pairs of the path in the request body, such as `location_search.0`, and the place.
    """
    for field, chosen in selected[1:]:
        first_field, first = selected[0]
        several_of_the_tree = isinstance(first, TreePlace) and isinstance(chosen, TreePlace)
        if not several_of_the_tree and chosen != first:
            raise _build_mixed_error(field, first_field)
    return [chosen for _, chosen in selected]


def _build_place_filter(
    selected: Sequence[Selected],
    tree: TreeTerms,
    tree_keys: Sequence[str],
    point: Point | None,
    value_names: ValueNames,
) -> PlaceFilter:
    """Build the filter from `location_search`.

    Raises InvalidFilter if the first form selects other places, or uses another kind of place filter.

    selected: the places of `location_search`.
    tree, tree_keys, point: the places of the first form.
    """
    first = selected[0]
    if isinstance(first, Point):
        if tree_keys:
            raise _build_mixed_error("location_search", tree_keys[0])
        if point not in (None, first):
            raise _build_disagreement_error("google_location")
        return PlaceFilter({}, first)
    if point is not None:
        raise _build_mixed_error("location_search", "google_location")
    if isinstance(first, Region):
        if tree_keys:
            raise _build_mixed_error("location_search", tree_keys[0])
        return PlaceFilter({"countries": first.country_ids}, None)
    chosen = _to_terms([each for each in selected if isinstance(each, TreePlace)])
    if tree_keys and _find_covered_cities(chosen, value_names) != _find_covered_cities(tree, value_names):
        raise _build_disagreement_error(*tree_keys)
    return PlaceFilter(tree if tree_keys else chosen, None)


def _to_terms(places: Sequence[TreePlace]) -> dict[str, tuple[Term, ...]]:
    ids = {key: tuple(sorted({place.id for place in places if place.key == key})) for key in PLACE_KINDS}
    return {key: values for key, values in ids.items() if values}


def _find_covered_cities(terms: TreeTerms, value_names: ValueNames) -> frozenset[PlaceKey]:
    """List the cities in the selected places. A country and all its states have the same cities."""
    covered: set[PlaceKey] = set()
    for key, kind in PLACE_KINDS.items():
        for term in terms.get(key, ()):
            covered |= value_names.find_cities(kind, int(term))
    return frozenset(covered)


def _parse_google_point(location: GoogleLocation) -> Point:
    distance = check_distance(location.distance, "google_location.distance")
    return Point(location.latitude, location.longitude, distance)


def _build_mixed_error(one: str, other: str) -> InvalidFilter:
    reason = "only one kind of location can be chosen; it can not be combined with {}"
    return InvalidFilter(FieldError(one, reason.format(other)), FieldError(other, reason.format(one)))


def _build_disagreement_error(*keys: str) -> InvalidFilter:
    named = ("location_search", *keys)
    return InvalidFilter(
        *(FieldError(key, "location_search and the other location keys disagree") for key in named)
    )
