"""The columns of institutes, campuses and courses that an import overwrites.

An import also writes `source_date` and `status`, and in new rows `source_id` and `source_code`. It never writes other
columns, such as priority, descriptions and ranking. Editors can change some of the overwritten columns. An import keeps
the value of an editor in such a column (see `edits.py`).
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OwnedTable:
    """A table, and its columns that an import overwrites.

    columns: the SQL type of each column.
    fields: the name of a column in the report, if it differs from the column's own name.
    edited: the columns that editors can also change. Editors can also change the status of a row and the fees of a
    course, which are not listed here. The column `register_values` has the register's values of edited columns.
    """

    table: str
    columns: Mapping[str, str]
    fields: Mapping[str, str]
    edited: tuple[str, ...]


_BEHIND_EDITS = "value behind an edit"

INSTITUTE = OwnedTable(
    "institute",
    {
        "slug": "text",
        "name": "text",
        "trading_name": "text",
        "institute_type": "text",
        "institute_type_basis": "text",
        "sector": "text",
        "country_id": "integer",
        "website": "text",
        "register_values": "jsonb",
    },
    {
        "institute_type_basis": "institute_type",
        "country_id": "country",
        "register_values": _BEHIND_EDITS,
    },
    edited=("name", "website"),
)

CAMPUS = OwnedTable(
    "campus",
    {
        "slug": "text",
        "name": "text",
        "institute_id": "integer",
        "city_id": "integer",
        "address": "text",
        "suburb": "text",
        "postcode": "text",
        "latitude": "double precision",
        "longitude": "double precision",
        "point_source": "text",
        "register_values": "jsonb",
    },
    {
        "institute_id": "institute",
        "city_id": "city",
        "latitude": "point",
        "longitude": "point",
        "point_source": "point",
        "register_values": _BEHIND_EDITS,
    },
    edited=("name", "address", "suburb", "postcode"),
)

COURSE = OwnedTable(
    "course",
    {
        "slug": "text",
        "name": "text",
        "institute_id": "integer",
        "degree_level_id": "integer",
        "course_language": "text",
        "duration_weeks": "integer",
        "course_duration": "text",
        "register_values": "jsonb",
    },
    {
        "institute_id": "institute",
        "degree_level_id": "degree_level",
        "duration_weeks": "duration",
        "course_duration": "duration",
        "course_language": "language",
        "register_values": _BEHIND_EDITS,
    },
    edited=("name", "course_language", "duration_weeks", "course_duration"),
)

OWNED_TABLES = (INSTITUTE, CAMPUS, COURSE)
"""A table comes after the tables that it refers to."""


@dataclass(frozen=True, slots=True)
class CourseDetailTable:
    """A table with rows that belong to a course. If one row of a course differs, all rows of the course are replaced.

    field: the name of this change in the report.
    """

    table: str
    columns: Mapping[str, str]
    field: str


COURSE_CAMPUS = CourseDetailTable("course_campus", {"campus_id": "integer"}, "campuses")
COURSE_SPECIALIZATION = CourseDetailTable(
    "course_specialization", {"specialization_id": "integer", "position": "integer"}, "specializations"
)
COURSE_FEE = CourseDetailTable(
    "course_fee",
    {
        "amount": "numeric(14, 2)",
        "currency_id": "integer",
        "basis": "text",
        "audience": "text",
        "is_base": "boolean",
    },
    "fees",
)
COURSE_DETAILS = (COURSE_CAMPUS, COURSE_SPECIALIZATION, COURSE_FEE)
