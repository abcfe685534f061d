"""Queries for published courses, and the conversion of the results to rows.

A generator yields each query, and the caller executes it. The indexer uses a synchronous connection, and the API an
asynchronous one.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from typing import Any, LiteralString, NamedTuple, TypeVar

from schemas.documents.course import statements
from schemas.documents.course.document import Named
from schemas.documents.course.places import CampusRow, Places
from schemas.documents.course.rows import (
    NO_ENTRY,
    CourseRow,
    EntryRow,
    FeeRow,
    InstituteRow,
    LevelRow,
    SourceRow,
)
from schemas.documents.course.subjects import SpecializationRow, Subjects
from schemas.vocabulary.english_tests import SCORE_SCALES

T = TypeVar("T")
Row = tuple[Any, ...]
Ids = tuple[int, ...]


class Query(NamedTuple):
    """A statement with one parameter, which is a list of ids."""

    statement: LiteralString
    ids: list[int]


QuerySteps = Generator[Query, Sequence[Row], T]
"""A generator that yields a Query, receives its rows by `send()`, and finally returns a result."""


def query_course_rows(ids: Sequence[int]) -> QuerySteps[list[CourseRow]]:
    """Query the published courses with the given ids. The result is in any order.

    The caller must execute all queries in one snapshot of the database, so that all rows have the same state.
    Courses with the same institute share one InstituteRow. In the same way, courses share levels, sources, places and
    subjects.
    """
    courses = yield from _query_rows(statements.COURSES, ids)
    campus_ids = yield from _query_groups(statements.CAMPUS_IDS, ids)
    specialization_ids = yield from _query_groups(statements.SPECIALIZATION_IDS, ids)
    intakes = yield from _query_groups(statements.INTAKES, ids)
    fees = yield from _query_fees(ids)
    entries = yield from _query_by_id(statements.ENTRY_REQUIREMENTS, ids, _build_entry)
    places = yield from _query_combinations(statements.CAMPUSES, campus_ids, _build_campus, Places)
    subjects = yield from _query_combinations(
        statements.SPECIALIZATIONS, specialization_ids, _build_specialization, Subjects
    )
    institutes = yield from _query_by_id(
        statements.INSTITUTES, {row[-3] for row in courses}, _build_institute
    )
    levels = yield from _query_by_id(statements.LEVELS, {row[-2] for row in courses}, _build_level)
    sources = yield from _query_by_id(statements.SOURCES, {row[-1] for row in courses}, SourceRow._make)
    return [
        CourseRow._make(
            (
                *own,
                institutes[institute_id],
                levels[level_id],
                sources[source_id],
                places[campus_ids.get(own[0], ())],
                subjects[specialization_ids.get(own[0], ())],
                list(intakes.get(own[0], ())),
                fees.get(own[0], []),
                entries.get(own[0], NO_ENTRY),
            )
        )
        for *own, institute_id, level_id, source_id in courses
    ]


def _query_rows(statement: LiteralString, ids: Collection[int]) -> QuerySteps[Sequence[Row]]:
    if not ids:
        return []
    return (yield Query(statement, list(ids)))


def _query_groups(statement: LiteralString, ids: Sequence[int]) -> QuerySteps[dict[int, Ids]]:
    rows = yield from _query_rows(statement, ids)
    return {course_id: tuple(grouped) for course_id, grouped in rows}


def _query_by_id(
    statement: LiteralString, ids: Collection[int], make: Callable[[Row], T]
) -> QuerySteps[dict[int, T]]:
    rows = yield from _query_rows(statement, ids)
    return {row[0]: make(row) for row in rows}


def _query_combinations(
    statement: LiteralString,
    ids_of_courses: Mapping[int, Ids],
    make: Callable[[Row], Any],
    combine: Callable[[tuple[Any, ...]], T],
) -> QuerySteps[dict[Ids, T]]:
    """Build one object for each distinct tuple of ids, such as the ids of two campuses.

    The empty tuple is included, for courses without campuses or specializations.
    """
    combinations = {(), *ids_of_courses.values()}
    objects = yield from _query_by_id(statement, {each for ids in combinations for each in ids}, make)
    return {ids: combine(tuple(objects[each] for each in ids)) for ids in combinations}


def _query_fees(ids: Sequence[int]) -> QuerySteps[dict[int, list[FeeRow]]]:
    fees: dict[int, list[FeeRow]] = defaultdict(list)
    for course_id, *fee in (yield from _query_rows(statements.FEES, ids)):
        fees[course_id].append(FeeRow._make(fee))
    return fees


def _build_named(columns: Iterable[Any]) -> Named:
    identity, slug, name = columns
    return {"id": identity, "slug": slug, "name": name}


def _build_campus(row: Row) -> CampusRow:
    return CampusRow._make(
        (*row[:5], _build_named(row[5:8]), _build_named(row[8:11]), _build_named(row[11:14]), row[14])
    )


def _build_specialization(row: Row) -> SpecializationRow:
    return SpecializationRow(_build_named(row[:3]), _build_named(row[3:6]))


def _build_institute(row: Row) -> InstituteRow:
    return InstituteRow(_build_named(row[9:12]), *row[:9])


def _build_entry(row: Row) -> EntryRow:
    _, tests, deadline, fee, currency = row
    return EntryRow(
        {test.value: float(tests[test]) for test in SCORE_SCALES if test in tests}, deadline, fee, currency
    )


def _build_level(row: Row) -> LevelRow:
    return LevelRow(*row)
