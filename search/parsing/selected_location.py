"""Parses one entry of `location_search` into the selected place."""

from dataclasses import dataclass

from schemas.contracts.listing.filters import DISTANCE_VALUE, SelectedLocation
from schemas.documents.value_name.document import ValueKind
from schemas.vocabulary.kinds import POINT_TYPES, LocationType
from search.errors import FieldError, InvalidFilter
from search.parsing.map_inputs import check_distance
from search.parsing.references import resolve_reference
from search.parsing.search_query import Point
from search.value_names.value_names import ValueNames

_TREE: dict[LocationType, tuple[str, ValueKind]] = {
    LocationType.COUNTRY: ("countries", "country"),
    LocationType.STATE: ("states", "state"),
    LocationType.CITY: ("cities", "city"),
}


@dataclass(frozen=True, slots=True)
class TreePlace:
    """A country, state or city."""

    key: str
    """The filter key: `countries`, `states` or `cities`."""
    id: int


@dataclass(frozen=True, slots=True)
class Region:
    country_ids: tuple[int, ...]


Selected = TreePlace | Region | Point


def parse_selected_location(
    location: SelectedLocation, field: str, value_names: ValueNames
) -> Selected | None:
    """Parse the entry. Returns None for the type `any`, which admits every course.

    field: the path of the entry in the request body, such as `location_search.0`. Errors contain this path.
    """
    if location.type is LocationType.ANY:
        return None
    if location.type in POINT_TYPES:
        return _parse_point(location, field)
    if location.type is LocationType.REGION:
        region = value_names.get("region", _resolve_id(location, "region", field, value_names))
        return Region(tuple(sorted(region.parents["countries"]))) if region else None
    key, kind = _TREE[location.type]
    return TreePlace(key, _resolve_id(location, kind, field, value_names))


def _parse_point(location: SelectedLocation, field: str) -> Point:
    if location.latitude is None or location.longitude is None:
        raise InvalidFilter(FieldError(field, "Must choose Location"))
    return Point(location.latitude, location.longitude, _parse_distance(location, field))


def _parse_distance(location: SelectedLocation, field: str) -> int:
    """Parse the distance in km from the key `distance` or `distance_value`.

    Raises InvalidFilter if both keys are missing, if their values differ, or if DISTANCES_KM lacks the distance.
    """
    given = {
        name: distance
        for name, distance in (("distance", location.distance), (DISTANCE_VALUE, location.distance_value))
        if distance is not None
    }
    if not given:
        raise InvalidFilter(FieldError(f"{field}.distance", "Required filed"))
    if len(set(given.values())) > 1:
        raise InvalidFilter(FieldError(f"{field}.{DISTANCE_VALUE}", "the value differs from distance"))
    name, distance = next(iter(given.items()))
    return check_distance(distance, f"{field}.{name}")


def _resolve_id(location: SelectedLocation, kind: ValueKind, field: str, value_names: ValueNames) -> int:
    """Resolve the id or slug.

    Raises InvalidFilter if id and slug are both missing, if one of them does not exist, or if they belong to different
    places.
    """
    references = [reference for reference in (location.id, location.slug) if reference is not None]
    if not references:
        raise InvalidFilter(FieldError(field, "Must choose Location"))
    ids = {resolve_reference(value_names, kind, reference, field) for reference in references}
    if len(ids) > 1:
        raise InvalidFilter(FieldError(field, "id and slug belong to different places"))
    return ids.pop()
