"""Builds the keys that link rows of different files."""

from typing import TypeAlias

from indexer.catalogue.importers.discover_uni.layout import (
    CourseLocationRow,
    CourseRow,
    LocationRow,
    SubjectRow,
)
from indexer.catalogue.importers.parsing.cells import to_text
from indexer.catalogue.reference.slugs import slugify

CourseKey: TypeAlias = tuple[str, str, str]
"""PUBUKPRN, the slug of KISCOURSEID (lower-case letters, digits and hyphens), and KISMODE without leading zeros."""
LocationKey: TypeAlias = tuple[str, str]
"""UKPRN and LOCID in lower case."""


def get_course_key(row: CourseRow | SubjectRow | CourseLocationRow) -> CourseKey:
    """Build the key of a course. Course ids such as `UEEE/AFM12` and `ueee-afm12` have the same slug and key."""
    return to_text(row.publishing_ukprn), slugify(to_text(row.course_id)), normalise_mode(to_text(row.mode))


def build_course_code(row: CourseRow | SubjectRow | CourseLocationRow) -> str:
    """Build a code such as `10007850-UEEE-AFM12-1`, or an empty text if a part is missing."""
    parts = to_text(row.publishing_ukprn), to_text(row.course_id), normalise_mode(to_text(row.mode))
    return "-".join(parts) if all(parts) else ""


def get_location_key(row: LocationRow | CourseLocationRow) -> LocationKey:
    return to_text(row.ukprn), to_text(row.location_id).casefold()


def build_location_code(row: LocationRow | CourseLocationRow) -> str:
    return "-".join(part for part in (to_text(row.ukprn), to_text(row.location_id)) if part)


def normalise_mode(mode: str) -> str:
    """Remove leading zeros, because a spreadsheet may have removed the zero of `01`."""
    return mode.lstrip("0")


def normalise_aim_code(code: str) -> str:
    """Restore leading zeros to three digits, because a spreadsheet removes the leading zeros of `000`."""
    return code.zfill(3) if code else ""
