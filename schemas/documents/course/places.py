"""The campuses of a course, and the fields of the document that are built from them."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypedDict

from schemas.documents.course.document import CardCampus, GeoPoint, Location, Named
from schemas.documents.course.unique_values import list_sorted_ids, list_unique_names


class CampusRow(NamedTuple):
    """A published campus with its city, state and country. Latitude and longitude are WGS84 degrees."""

    id: int
    slug: str
    name: str
    latitude: float
    longitude: float
    city: Named
    state: Named
    country: Named
    country_iso2: str


class PlaceFields(TypedDict):
    """The fields of the course document that are built from its campuses."""

    campus_names: list[str]
    city_names: list[str]
    state_names: list[str]
    country_names: list[str]
    campus_ids: list[int]
    city_ids: list[int]
    state_ids: list[int]
    country_ids: list[int]
    points: list[GeoPoint]
    locations: list[Location]


@dataclass(frozen=True)
class Places:
    """Published campuses, sorted by id. Courses with the same campuses share one object."""

    campuses: tuple[CampusRow, ...]

    @cached_property
    def fields(self) -> PlaceFields:
        campuses = self.campuses
        points = dict.fromkeys((campus.latitude, campus.longitude) for campus in campuses)
        return {
            "campus_names": list_unique_names(*(campus.name for campus in campuses)),
            "city_names": list_unique_names(*(campus.city["name"] for campus in campuses)),
            "state_names": list_unique_names(*(campus.state["name"] for campus in campuses)),
            "country_names": list_unique_names(*(campus.country["name"] for campus in campuses)),
            "campus_ids": [campus.id for campus in campuses],
            "city_ids": list_sorted_ids(campus.city for campus in campuses),
            "state_ids": list_sorted_ids(campus.state for campus in campuses),
            "country_ids": list_sorted_ids(campus.country for campus in campuses),
            "points": [{"lat": latitude, "lon": longitude} for latitude, longitude in points],
            "locations": [_build_location(campus) for campus in campuses],
        }

    @cached_property
    def cards(self) -> list[CardCampus]:
        return [_build_card(campus) for campus in self.campuses]

    @cached_property
    def texts(self) -> dict[int, tuple[str, str]]:
        """The JSON texts `anywhere` and `choices` by institute id. The module `listing_card` fills this cache."""
        return {}


def _build_location(campus: CampusRow) -> Location:
    return {
        "campus_id": campus.id,
        "city_id": campus.city["id"],
        "state_id": campus.state["id"],
        "country_id": campus.country["id"],
        "point": {"lat": campus.latitude, "lon": campus.longitude},
    }


def _build_card(campus: CampusRow) -> CardCampus:
    return {
        "id": campus.id,
        "slug": campus.slug,
        "name": campus.name,
        "city": campus.city,
        "state": campus.state,
        "country": campus.country,
        "country_iso2": campus.country_iso2,
        "latitude": campus.latitude,
        "longitude": campus.longitude,
    }
