"""Builds an approximate campus for courses whose location is unknown, so that these courses are not rejected."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from indexer.catalogue.importers.parsing.slugs import build_slug
from indexer.catalogue.importers.records import Campus, Institution

LocationT = TypeVar("LocationT", bound=Hashable)

MAIN_CAMPUS = "approximate: the main campus of its institution"
OWN_ADDRESS = "approximate: the address of its institution"
APPROXIMATE = "approximate:"


def choose_main_location(
    locations: Sequence[LocationT], course_counts: Mapping[LocationT, int]
) -> LocationT | None:
    """Return the location with the most courses. If several have the same number, return the first of them.

    Returns None if there is no location.
    """
    return max(locations, key=lambda location: course_counts.get(location, 0), default=None)


def count_courses(locations_of_courses: Iterable[Sequence[LocationT]]) -> Counter[LocationT]:
    return Counter(location for locations in locations_of_courses for location in locations)


def build_approximate_campus(institution: Institution, place: Campus, point_source: str) -> Campus:
    """Build a campus at the point of `place`. The campus has the name of the institution, and no address.

    point_source: the description of the point. If the point of `place` is approximate, the campus keeps the description
    that `place` has.
    """
    code = f"{institution.code}-approximate"
    return replace(
        place,
        code=code,
        slug=build_slug("campus", code, institution.name),
        name=institution.name,
        institution_code=institution.code,
        address=None,
        suburb=None,
        postcode=None,
        point_source=place.point_source if place.point_source.startswith(APPROXIMATE) else point_source,
    )
