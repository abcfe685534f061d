"""Selects the campuses of a course that pass the place and campus filters. A card shows the first selected campus."""

from collections.abc import Mapping, Sequence

from schemas.documents.course.document import CardCampus
from schemas.filters.declarations import PLACE_KINDS
from schemas.filters.fixed_values import Term
from schemas.geography import compute_distance_km
from search.parsing.search_query import Point, SearchQuery

PLACE_KEYS = (*PLACE_KINDS, "campuses")


def has_no_campus_filter(search_query: SearchQuery) -> bool:
    """Whether neither the place filter nor the campus filter is set."""
    return search_query.point is None and not any(
        search_query.get_selected_or_excluded(key) for key in PLACE_KEYS
    )


def select_matching_campuses(campuses: Sequence[CardCampus], search_query: SearchQuery) -> list[CardCampus]:
    """Select the campuses in the order of the card. If the query has a point, the nearest campus is first."""
    chosen = set(search_query.get_selected("campuses"))
    of_choice = [campus for campus in campuses if not chosen or campus["id"] in chosen]
    if search_query.excluded:
        of_choice = [campus for campus in of_choice if not _is_excluded(campus, search_query.excluded)]
    if search_query.point:
        return _select_near_campuses(of_choice, search_query.point)
    if not any(search_query.get_selected(key) for key in PLACE_KINDS):
        return of_choice
    return [campus for campus in of_choice if _is_in_places(campus, search_query.terms)]


def _is_excluded(campus: CardCampus, excluded: Mapping[str, tuple[Term, ...]]) -> bool:
    return campus["id"] in excluded.get("campuses", ()) or _is_in_places(campus, excluded)


def _is_in_places(campus: CardCampus, places: Mapping[str, tuple[Term, ...]]) -> bool:
    return (
        campus["country"]["id"] in places.get("countries", ())
        or campus["state"]["id"] in places.get("states", ())
        or campus["city"]["id"] in places.get("cities", ())
    )


def _select_near_campuses(campuses: Sequence[CardCampus], point: Point) -> list[CardCampus]:
    """Select the campuses within the distance of the point. The nearest campus is first.

    The nearest campus is always selected. Elasticsearch has found the course by a campus within the distance, but may
    have rounded this distance differently.
    """
    far = sorted((_compute_distance(campus, point), number) for number, campus in enumerate(campuses))
    near = [number for kilometres, number in far if kilometres <= point.distance_km]
    return [campuses[number] for number in near or [number for _, number in far[:1]]]


def _compute_distance(campus: CardCampus, point: Point) -> float:
    return compute_distance_km(point.latitude, point.longitude, campus["latitude"], campus["longitude"])
