"""What the rows of each sheet are known by, also to each other."""

from indexer.catalogue.importers.cricos.layout import (
    CourseLocationRow,
    CourseRow,
    InstitutionRow,
    LocationRow,
)
from indexer.catalogue.importers.cricos.locations import campus_code
from indexer.catalogue.importers.parsing.cells import text


def provider_code(row: InstitutionRow | LocationRow | CourseRow | CourseLocationRow) -> str:
    return text(row.provider_code)


def course_code(row: CourseRow | CourseLocationRow) -> str:
    return text(row.course_code)


def location_code(row: LocationRow) -> str:
    return campus_code(text(row.provider_code), text(row.location_name), text(row.city))


def link_codes(row: CourseLocationRow) -> tuple[str, str]:
    """The course's code and the location's."""
    location = campus_code(text(row.provider_code), text(row.location_name), text(row.location_city))
    return text(row.course_code), location
