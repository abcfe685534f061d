"""The sheets and columns of the publisher's workbook that the importer reads.

The names must match exactly. Other columns are ignored. A workbook that lacks or repeats one of these columns is
rejected.
"""

from typing import NamedTuple

from indexer.catalogue.importers.parsing.cells import Cell

HEADER_ROW_NUMBER = 3
"""The header is in this row. The two rows above it are titles."""


class InstitutionRow(NamedTuple):
    provider_code: Cell
    trading_name: Cell
    institution_name: Cell
    institution_type: Cell
    website: Cell
    city: Cell = ""
    state: Cell = ""
    postcode: Cell = ""


class CourseRow(NamedTuple):
    provider_code: Cell
    course_code: Cell
    course_name: Cell
    broad_field: Cell
    narrow_field: Cell
    detailed_field: Cell
    second_broad_field: Cell
    second_narrow_field: Cell
    second_detailed_field: Cell
    course_level: Cell
    foundation_studies: Cell
    course_language: Cell
    duration_weeks: Cell
    tuition_fee: Cell
    expired: Cell


class LocationRow(NamedTuple):
    provider_code: Cell
    location_name: Cell
    address_line_1: Cell
    address_line_2: Cell
    address_line_3: Cell
    address_line_4: Cell
    city: Cell
    state: Cell
    postcode: Cell


class CourseLocationRow(NamedTuple):
    provider_code: Cell
    course_code: Cell
    location_name: Cell
    location_city: Cell
    location_state: Cell


INSTITUTIONS = "Institutions"
COURSES_SHEET = "Courses"
LOCATIONS = "Locations"
COURSE_LOCATIONS = "Course Locations"

HEADERS: dict[str, tuple[str, ...]] = {
    INSTITUTIONS: (
        "CRICOS Provider Code",
        "Trading Name",
        "Institution Name",
        "Institution Type",
        "Website",
        "Postal Address City",
        "Postal Address State",
        "Postal Address Postcode",
    ),
    COURSES_SHEET: (
        "CRICOS Provider Code",
        "CRICOS Course Code",
        "Course Name",
        "Field of Education 1 Broad Field",
        "Field of Education 1 Narrow Field",
        "Field of Education 1 Detailed Field",
        "Field of Education 2 Broad Field",
        "Field of Education 2 Narrow Field",
        "Field of Education 2 Detailed Field",
        "Course Level",
        "Foundation Studies",
        "Course Language",
        "Duration (Weeks)",
        "Tuition Fee",
        "Expired",
    ),
    LOCATIONS: (
        "CRICOS Provider Code",
        "Location Name",
        "Address Line 1",
        "Address Line 2",
        "Address Line 3",
        "Address Line 4",
        "City",
        "State",
        "Postcode",
    ),
    COURSE_LOCATIONS: (
        "CRICOS Provider Code",
        "CRICOS Course Code",
        "Location Name",
        "Location City",
        "Location State",
    ),
}
"""The columns of each sheet, in the order of the fields of the row class."""
