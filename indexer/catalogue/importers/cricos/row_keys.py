"""Builds the keys of rows. A key identifies a row, or links rows of different sheets."""

from indexer.catalogue.importers.cricos.layout import (
    CourseLocationRow,
    CourseRow,
    InstitutionRow,
    LocationRow,
)
from indexer.catalogue.importers.cricos.locations import build_campus_code
from indexer.catalogue.importers.parsing.cells import to_text


def get_provider_code(row: InstitutionRow | LocationRow | CourseRow | CourseLocationRow) -> str:
    return to_text(row.provider_code)


def get_course_code(row: CourseRow | CourseLocationRow) -> str:
    return to_text(row.course_code)


def build_location_code(row: LocationRow) -> str:
    return build_campus_code(to_text(row.provider_code), to_text(row.location_name), to_text(row.city))


def build_link_key(row: CourseLocationRow) -> tuple[str, str]:
    """Return the key of a row that links a course to a location: the course code and the location code."""
    location = build_campus_code(
        to_text(row.provider_code), to_text(row.location_name), to_text(row.location_city)
    )
    return to_text(row.course_code), location
