"""Builds golden documents from golden rows.

Golden rows are small constant rows with the columns of rows from PostgreSQL. The same code converts both kinds of rows.
The index fingerprint covers the golden documents, so a new conversion that changes one of them changes the fingerprint.
"""

from collections.abc import Mapping, Sequence
from datetime import date
from decimal import Decimal
from typing import Any

from indexer.indexing.documents.course.conversion import encode_course, encode_tombstone
from indexer.indexing.documents.scholarship.conversion import build_scholarship_document, build_scholarship_id
from indexer.indexing.documents.suggestion.conversion import build_suggestion_document, build_suggestion_id
from indexer.indexing.documents.value_name.conversion import (
    build_value_name_document,
    build_value_name_id,
)
from schemas.documents.course import statements
from schemas.documents.course.row_queries import query_course_rows
from schemas.documents.course.rows import CourseRow
from schemas.documents.suggestion.document import SuggestionKind
from schemas.documents.value_name.document import ValueKind

COURSE_IDS = (7, 8)
_AUSTRALIA = (36, "australia", "Australia")
_PLACE = (9, "sydney", "Sydney", 5, "new-south-wales", "New South Wales", *_AUSTRALIA, "AU")
COURSE_ROWS: Mapping[str, Sequence[tuple[Any, ...]]] = {
    statements.COURSES: [
        (
            7, "computer-science-7", "Computer Science", "BSc (Hons)", "English", "Full Time", 156, "156 weeks",
            3, 1.5, True, 5_835_480, 5_835_577.26, date(2026, 9, 29), date(2023, 1, 3), 2, 4, 1,
        ),
        (
            8, "law-8", "Law", None, None, None, None, None,
            0, 0.0, False, None, None, None, date(2023, 1, 3), 3, 6, 1,
        ),
    ],
    statements.CAMPUS_IDS: [(7, [20, 21])],
    statements.SPECIALIZATION_IDS: [(7, [302, 120]), (8, [120])],
    statements.INTAKES: [(7, [2, 7])],
    statements.FEES: [
        (7, 30000.5, 1, "AUD", "Australian dollar", "per_year", "international", True),
        (7, 90001.5, 1, "AUD", "Australian dollar", "total_course", "international", False),
        (7, 900.0, 1, "AUD", "Australian dollar", "per_year", "domestic", False),
    ],
    statements.ENTRY_REQUIREMENTS: [
        (7, {"ielts": 6.5, "toefl": 79}, date(2027, 1, 15), 100.0, "AUD"),
    ],
    statements.CAMPUSES: [
        (20, "north", "North", -33.9, 151.2, *_PLACE),
        (21, "tower", "Tower", -33.8, 151.1, *_PLACE),
    ],
    statements.SPECIALIZATIONS: [
        (302, "data-science", "Data Science", 61, "computing", "Computing"),
        (120, "law", "Law", 41, "law", "Law"),
    ],
    statements.INSTITUTES: [
        (2, "acme", "Acme University", "Acme Uni", "logo.svg", "Public", "UNIVERSITY", 1901, 12, *_AUSTRALIA),
        (3, "bare", "Bare College", None, None, None, "COLLEGE", None, None, *_AUSTRALIA),
    ],
    statements.LEVELS: [
        (4, "bachelor", "Bachelor Degree", "Bachelor", "undergraduate", "Undergraduate"),
        (6, "phd", "Doctor of Philosophy", "PhD", "postgraduate_by_research", "Research"),
    ],
    statements.SOURCES: [(1, "CRICOS", False, None)],
}  # fmt: skip
"""The rows that each statement returns. In the row of course 8, all optional columns are NULL."""

PLACE_ROW: Mapping[str, Any] = {
    "id": 7, "name": "Saint John's", "slug": "saint-johns", "code": "E2L", "names": ["Saint John's"],
    "other_names": ["YYT"], "parents": ["Newfoundland", None, ""], "population": 99_182, "latitude": 47.5,
    "longitude": -52.7, "in_catalogue": False, "state_slug": "nl", "state_name": "Newfoundland", "country_id": 3,
    "country_slug": "canada", "country_name": "Canada",
}  # fmt: skip
PLACE_KINDS: tuple[SuggestionKind, ...] = ("region", "country", "state", "city", "postcode")

VALUE_ROW: Mapping[str, Any] = {
    "id": 4, "slug": "four", "old_slugs": ["iv"], "name": "Four", "position": 2, "countries": [1, 3], "country": 1,
    "state": 2, "discipline": 7, "degree_level_group": -1, "institute": 8, "city": 9, "type": "area", "iso2": "AU",
    "iso3": "AUS", "continent": "OC", "currency_id": 5, "code": "NSW", "latitude": 1.5, "longitude": 2.5,
    "population": 9, "other_names": ["4"], "logo": "logo.svg", "icon": "icon", "is_field": False,
    "isced_code": "0613",
    "display_name": "Four years", "scholarship_count": 3, "level_type": "undergraduate", "institute_type": "UNIVERSITY",
    "trading_name": None, "has_ranking": True, "description": "Dollar", "value_to_pkr": Decimal("1.5"),
    "rate_date": date(2026, 9, 29),
    "meaning": "country:fiji",
}  # fmt: skip
"""One row that has the columns of all kinds of values."""
VALUE_KINDS: tuple[ValueKind, ...] = (
    "region", "country", "state", "city", "discipline", "specialization", "degree_level_group", "degree_level",
    "institute", "campus", "currency", "institute_group", "blog", "page", "scholarship", "accepted_phrase",
)  # fmt: skip


SCHOLARSHIP_ROW: Mapping[str, Any] = {
    "id": 5, "slug": "harbour-award", "name": "Harbour Award", "provider_name": "Harbour Trust", "type": "full-tuition",
    "month": 9, "year": 2027, "amount": "Full tuition", "currency": None, "deadline": date(2027, 3, 1),
    "translations": {"ur": {"name": "ہاربر ایوارڈ", "description": "<p>متن</p>"}}, "is_sample": True,
    "institutes": [{"id": 2, "slug": "acme", "name": "Acme University", "trading_name": None}],
    "countries": [{"id": 36, "slug": "australia", "name": "Australia", "iso2": "AU", "iso3": "AUS",
                   "other_names": ["Oz"]}],
    "disciplines": [{"id": 41, "slug": "law", "name": "Law"}], "degree_levels": [], "discipline_ids": [41],
    "degree_level_ids": [4, 6],
}  # fmt: skip


def build_golden_documents() -> dict[str, Any]:
    """Return the golden documents by index and `_id`.

    Course documents are the JSON text that Elasticsearch receives.
    """
    return {
        "courses": {
            **{str(row.id): encode_course(row).body.decode() for row in _read_golden_courses()},
            "9": encode_tombstone(9).body.decode(),
        },
        "scholarships": {
            build_scholarship_id("scholarship", SCHOLARSHIP_ROW["id"]): build_scholarship_document(
                SCHOLARSHIP_ROW
            ),
        },
        "suggestions": {
            build_suggestion_id(kind, PLACE_ROW["id"]): build_suggestion_document(kind, PLACE_ROW)
            for kind in PLACE_KINDS
        },
        "vocabulary": {
            build_value_name_id(kind, VALUE_ROW["id"]): build_value_name_document(kind, VALUE_ROW)
            for kind in VALUE_KINDS
        },
    }


def _read_golden_courses() -> list[CourseRow]:
    """Build course rows, with the golden rows as the results of the SQL statements. No database is used."""
    steps = query_course_rows(COURSE_IDS)
    try:
        query = next(steps)
        while True:
            query = steps.send(COURSE_ROWS[query.statement])
    except StopIteration as end:
        rows: list[CourseRow] = end.value
        return rows
