"""Parses a row of the sheet Courses. The campuses of the course are in the sheet Course Locations."""

from decimal import ROUND_HALF_UP
from functools import lru_cache

from indexer.catalogue.importers.cricos.fees import build_course_fees, parse_tuition
from indexer.catalogue.importers.cricos.layout import CourseRow
from indexer.catalogue.importers.cricos.rejections import EXPIRED, FOUNDATION, NO_FIELD
from indexer.catalogue.importers.parsing.cells import (
    Cell,
    NotANumber,
    parse_number,
    to_text,
)
from indexer.catalogue.importers.parsing.lengths import check_code, cut_optional_text, cut_text
from indexer.catalogue.importers.parsing.slugs import build_slug
from indexer.catalogue.importers.records import Course, Institution
from indexer.catalogue.importers.rejections import NO_NAME, RowRejected
from schemas.taxonomy.crosswalk import UnknownField, find_asced_specialization
from schemas.taxonomy.language_courses import find_language_course_reason
from schemas.taxonomy.levels import LevelNotImported, UnknownLevelWording, find_degree_level
from schemas.taxonomy.specialization_matching import match_specializations
from schemas.vocabulary.limits import DURATION_WEEKS_MAX


def parse_course(row: CourseRow, institution: Institution) -> tuple[Course, list[str]]:
    """Return the course without campuses, and the notes on its row, such as `duration unknown: empty`.

    Raises RowRejected if the registration has expired, if the code or the name is unusable, or if the level or the
    field is missing or has no mapping. Also raises RowRejected for language courses, foundation studies, and levels
    that are not imported.
    """
    code = to_text(row.course_code)
    check_code(code)
    name, name_note = cut_text(to_text(row.course_name), "course name")
    if not name:
        raise RowRejected(NO_NAME)
    language, language_note = cut_optional_text(to_text(row.course_language), "course language")
    fields = parse_field_codes(row)
    level = _parse_level(row, fields)
    if to_text(row.expired).casefold() == "yes":
        raise RowRejected(EXPIRED)
    weeks, weeks_note = parse_duration(row.duration_weeks)
    total, fee_note = parse_tuition(row.tuition_fee)
    return Course(
        code=code,
        slug=build_slug("course", code, name, institution.name),
        name=name,
        institution_code=institution.code,
        degree_level_slug=level,
        language=language,
        duration_weeks=weeks,
        duration_text=None if weeks is None else f"{weeks} weeks" if weeks > 1 else "1 week",
        specialization_slugs=_find_specializations(fields, name),
        campus_codes=(),
        fees=build_course_fees(total, weeks),
    ), [note for note in (name_note, language_note, weeks_note, fee_note) if note]


def parse_field_codes(row: CourseRow) -> tuple[str, ...]:
    """Return up to two codes of ASCED, the Australian classification of fields of education.

    A row has up to two fields of education. The most detailed code of each is returned.
    """
    first = (row.detailed_field, row.narrow_field, row.broad_field)
    second = (row.second_detailed_field, row.second_narrow_field, row.second_broad_field)
    finest = (next((to_text(field) for field in fields if field != ""), "") for fields in (first, second))
    return tuple(field.partition(" ")[0] for field in finest if field)


def parse_duration(cell: Cell) -> tuple[int | None, str | None]:
    """Return whole weeks, rounded half up.

    If the duration is unusable, return None and a note with the reason.
    """
    try:
        weeks = parse_number(cell)
    except NotANumber:
        return None, "duration unknown: not a number"
    if weeks is None:
        return None, "duration unknown: empty"
    if weeks > DURATION_WEEKS_MAX:
        return None, f"duration unknown: more than {DURATION_WEEKS_MAX:,} weeks"
    whole = int(weeks.to_integral_value(ROUND_HALF_UP))
    return (whole, None) if whole > 0 else (None, "duration unknown: no week long")


def _parse_level(row: CourseRow, fields: tuple[str, ...]) -> str:
    """Return the slug of the degree level on the site.

    Raises RowRejected for language courses, foundation studies, and levels that are unmapped or not imported.
    """
    language = find_language_course_reason(fields, to_text(row.course_name))
    if language:
        raise RowRejected(language)
    if to_text(row.foundation_studies).casefold() == "yes":
        raise RowRejected(FOUNDATION)
    try:
        return find_degree_level("cricos", to_text(row.course_level)).slug
    except (LevelNotImported, UnknownLevelWording) as error:
        raise RowRejected(str(error)) from error


@lru_cache(maxsize=65_536)
def _find_specializations(fields: tuple[str, ...], name: str) -> tuple[str, ...]:
    try:
        slugs = [find_asced_specialization(code) for code in fields]
    except UnknownField as error:
        raise RowRejected(f"unknown field of education: {error}") from error
    if not slugs:
        raise RowRejected(NO_FIELD)
    return tuple(match_specializations(slugs, name))
