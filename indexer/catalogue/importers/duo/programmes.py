"""Parses the programme of a row: its name, level, subject and duration."""

import re
from datetime import date
from decimal import ROUND_HALF_UP

from indexer.catalogue.importers.duo.layout import ProgrammeRow
from indexer.catalogue.importers.duo.rejections import CLOSED, LICENCE_ENDED, NO_FIELD
from indexer.catalogue.importers.parsing.cells import Cell, NotANumber, parse_number, to_text
from indexer.catalogue.importers.parsing.lengths import check_code, cut_text
from indexer.catalogue.importers.parsing.slugs import build_slug
from indexer.catalogue.importers.records import Course
from indexer.catalogue.importers.rejections import NO_CODE, NO_NAME, RowRejected
from schemas.taxonomy.crosswalk import UnknownField, find_isced_specialization
from schemas.taxonomy.levels import LevelNotImported, UnknownLevelWording, find_degree_level
from schemas.taxonomy.specialization_matching import match_specializations
from schemas.vocabulary.limits import WEEKS_PER_YEAR

FULL_TIME = "VOLTIJD"
FORMS = {FULL_TIME: "", "DEELTIJD": " (part-time)", "DUAAL": " (dual)"}
"""The forms of study, and the suffix that the name of a programme gets. The same programme can have several forms."""
CREDITS_PER_YEAR = 60
CREDITS_MAX = 420
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")


def build_programme_code(row: ProgrammeRow) -> str:
    """Build a code such as `21PK-1001O6573-VOLTIJD`, or an empty text if a part is missing."""
    parts = (to_text(row.institution_code), to_text(row.programme_code), to_text(row.form).upper())
    return "-".join(parts) if all(parts) else ""


def parse_course(row: ProgrammeRow, day: date) -> tuple[Course, list[str]]:
    """Return the course without campuses, and the notes on its row, such as `duration unknown: empty`.

    day: the date of the file.
    Raises RowRejected if the admissions or the licence of the location ended before `day`, if the code or the name is
    missing, if the code is too long, or if the level or the subject is unknown or not imported.
    """
    code = build_programme_code(row)
    if not code:
        raise RowRejected(NO_CODE)
    check_code(code)
    _check_open(row, day)
    international, dutch = to_text(row.international_name), to_text(row.dutch_name)
    if not international and not dutch:
        raise RowRejected(NO_NAME)
    level, field = _parse_level(to_text(row.level)), _find_field(to_text(row.field))
    form = to_text(row.form).upper()
    name, name_note = cut_text(
        f"{international or dutch}{FORMS.get(form, f' ({form.lower()})')}", "programme name"
    )
    weeks, weeks_note = parse_weeks(row.study_load, to_text(row.study_load_unit), form)
    course = Course(
        code=code,
        slug=build_slug("course", code, name, to_text(row.institution_name)),
        name=name,
        institution_code=to_text(row.institution_code),
        degree_level_slug=level,
        language=None,
        duration_weeks=weeks,
        duration_text=None if weeks is None else _describe_years(weeks),
        specialization_slugs=tuple(match_specializations((field,), international)),
        campus_codes=(),
        fees=(),
    )
    note = None if international else "name: the Dutch one, because there is no international one"
    return course, [each for each in (note, name_note, weeks_note) if each]


def parse_weeks(study_load: Cell, unit: str, form: str) -> tuple[int | None, str | None]:
    """Return the weeks of a full-time programme: 60 ECTS credits are one year of 52 weeks.

    If the programme is not full-time, or its load is unusable or not in ECTS, return None and a note with the reason.
    """
    if form != FULL_TIME:
        return None, "duration unknown: not a full-time programme"
    if "ECTS" not in unit.upper():
        return None, "duration unknown: the study load is not in ECTS"
    try:
        credits = parse_number(study_load)
    except NotANumber:
        return None, "duration unknown: not a number"
    if credits is None:
        return None, "duration unknown: empty"
    if not 0 < credits <= CREDITS_MAX:
        return None, f"duration unknown: not 1 to {CREDITS_MAX} ECTS"
    return int((credits * WEEKS_PER_YEAR / CREDITS_PER_YEAR).to_integral_value(ROUND_HALF_UP)), None


def parse_day(cell: Cell) -> date | None:
    """Return the day of a date or of a time such as `2025-08-31T00:00:00`. Returns None for any other text."""
    found = _DAY.match(to_text(cell))
    try:
        return date.fromisoformat(found[0]) if found else None
    except ValueError:
        return None


def _check_open(row: ProgrammeRow, day: date) -> None:
    for cell, reason in ((row.admission_end, CLOSED), (row.licence_end, LICENCE_ENDED)):
        end = parse_day(cell)
        if end is not None and end < day:
            raise RowRejected(reason.format(day=end))


def _describe_years(weeks: int) -> str:
    years = round(weeks / WEEKS_PER_YEAR, 1)
    return "1 year" if years == 1 else f"{years:g} years"


def _parse_level(wording: str) -> str:
    try:
        return find_degree_level("duo", wording).slug
    except (LevelNotImported, UnknownLevelWording) as error:
        raise RowRejected(str(error)) from error


def _find_field(code: str) -> str:
    if not code:
        raise RowRejected(NO_FIELD)
    try:
        return find_isced_specialization(code)
    except UnknownField as error:
        raise RowRejected(f"unknown field: {error}") from error
