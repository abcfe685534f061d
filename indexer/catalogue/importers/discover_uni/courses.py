"""Parses a row of KISCOURSE.csv. The subjects and locations of the course are in other files."""

import re
from collections.abc import Sequence

from indexer.catalogue.importers.discover_uni.layout import CourseRow
from indexer.catalogue.importers.discover_uni.rejections import NO_SUBJECT, UNKNOWN_AIM
from indexer.catalogue.importers.discover_uni.row_keys import build_course_code, normalise_mode
from indexer.catalogue.importers.parsing.cells import Cell, NotANumber, parse_number, to_text
from indexer.catalogue.importers.parsing.lengths import check_code, cut_text
from indexer.catalogue.importers.parsing.slugs import build_slug
from indexer.catalogue.importers.records import Course, Institution
from indexer.catalogue.importers.rejections import NO_NAME, RowRejected
from schemas.taxonomy.levels import LevelNotImported, UnknownLevelWording, find_degree_level
from schemas.taxonomy.specialization_matching import match_specializations

FULL_TIME, PART_TIME = "1", "2"
WEEKS_PER_YEAR = 52
STAGES_MAX = 7
"""The publisher allows 1 to 7 stages. A stage is one year of full-time study."""
_WORD = re.compile(r"[^\W_]+")
_HONOURS = re.compile(r"\s*\(?\bhon(?:ou)?rs\b\.?\)?|\s*\(hons\)", re.IGNORECASE)


def parse_course(
    row: CourseRow, institution: Institution, aim_label: str | None, fields: Sequence[str]
) -> tuple[Course, list[str]]:
    """Return the course without campuses, and the notes on its row, such as `duration unknown: empty`.

    aim_label: the qualification, such as `BSc`. fields: the specializations of the course's subjects.
    Raises RowRejected if the code, the title, the level or the subject is missing or unknown, if the code is too long,
    or if the level is not imported.
    """
    code = build_course_code(row)
    check_code(code)
    title, welsh = to_text(row.title), to_text(row.welsh_title)
    if not title and not welsh:
        raise RowRejected(NO_NAME)
    if aim_label is None:
        raise RowRejected(UNKNOWN_AIM)
    level = _parse_level(aim_label)
    if not fields:
        raise RowRejected(NO_SUBJECT)
    mode = normalise_mode(to_text(row.mode))
    name, name_note = cut_text(
        build_name(title or welsh, aim_label, honours=to_text(row.honours) == "1", mode=mode), "course title"
    )
    years, years_note = parse_years(row.stages, mode)
    course = Course(
        code=code,
        slug=build_slug("course", code, name, institution.name),
        name=name,
        institution_code=institution.code,
        degree_level_slug=level,
        language=None,
        duration_weeks=None if years is None else years * WEEKS_PER_YEAR,
        duration_text=None if years is None else f"{years} years" if years > 1 else "1 year",
        specialization_slugs=tuple(match_specializations(fields, title)),
        campus_codes=(),
        fees=(),
    )
    title_note = None if title else "title: the Welsh one, because there is no English one"
    return course, [note for note in (title_note, name_note, years_note) if note]


def build_name(title: str, aim_label: str, *, honours: bool, mode: str) -> str:
    """Build a name such as `Computer Science, BSc (Hons)`. A qualification that is in the title is not repeated.

    `(part-time)` is added to the name of a part-time course, because the full-time course often has the same title.
    """
    award = strip_honours(aim_label)
    stated = award.casefold() in _WORD.findall(title.casefold())
    suffix = "" if stated else f", {award}{' (Hons)' if honours else ''}"
    return f"{title}{suffix}{' (part-time)' if mode == PART_TIME else ''}"


def strip_honours(label: str) -> str:
    return _HONOURS.sub("", label).strip()


def parse_years(cell: Cell, mode: str) -> tuple[int | None, str | None]:
    """Return the years of a full-time course. If the years are unknown, return None and a note with the reason."""
    if mode != FULL_TIME:
        return None, "duration unknown: not a full-time course"
    try:
        stages = parse_number(cell)
    except NotANumber:
        return None, "duration unknown: not a number"
    if stages is None:
        return None, "duration unknown: empty"
    if stages != int(stages) or not 1 <= stages <= STAGES_MAX:
        return None, f"duration unknown: not 1 to {STAGES_MAX} stages"
    return int(stages), None


def _parse_level(aim_label: str) -> str:
    try:
        return find_degree_level("discover-uni", strip_honours(aim_label)).slug
    except (LevelNotImported, UnknownLevelWording) as error:
        raise RowRejected(str(error)) from error
