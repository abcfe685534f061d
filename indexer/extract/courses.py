"""Published courses as rows that conversion takes: one snapshot for a slice, a statement for each kind of thing."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, LiteralString, TypeVar

from indexer.database import Connection, snapshot
from indexer.extract import course_statements as statements
from schemas.documents.course.document import Named
from schemas.documents.course.places import CampusRow, Places
from schemas.documents.course.row import CourseRow, FeeRow, InstituteRow, LevelRow, SourceRow
from schemas.documents.course.subjects import SpecializationRow, Subjects

T = TypeVar("T")
Row = tuple[Any, ...]
Ids = tuple[int, ...]


def read_courses(connection: Connection, ids: Sequence[int]) -> list[CourseRow]:
    """The courses among `ids` that are published, as of one moment after the call."""
    with snapshot(connection):
        return list(_SliceReader(connection, ids).rows())


class _SliceReader:
    """The things that the courses of a slice share are read once, and are one object each."""

    def __init__(self, connection: Connection, ids: Sequence[int]) -> None:
        self._connection = connection
        self._courses = self._read(statements.COURSES, ids)
        self._campus_ids = self._grouped(statements.CAMPUS_IDS, ids)
        self._specialization_ids = self._grouped(statements.SPECIALIZATION_IDS, ids)
        self._intakes = self._grouped(statements.INTAKES, ids)
        self._fees = self._read_fees(ids)
        self._places = self._combined(statements.CAMPUSES, self._campus_ids, _campus, Places)
        self._subjects = self._combined(
            statements.SPECIALIZATIONS, self._specialization_ids, _specialization, Subjects
        )
        self._institutes = self._by_id(statements.INSTITUTES, {row[-3] for row in self._courses}, _institute)
        self._levels = self._by_id(statements.LEVELS, {row[-2] for row in self._courses}, _level)
        self._sources = self._by_id(statements.SOURCES, {row[-1] for row in self._courses}, SourceRow._make)

    def rows(self) -> Iterator[CourseRow]:
        for *own, institute_id, level_id, source_id in self._courses:
            course_id = own[0]
            shared = (self._institutes[institute_id], self._levels[level_id], self._sources[source_id])
            places = self._places[self._campus_ids.get(course_id, ())]
            subjects = self._subjects[self._specialization_ids.get(course_id, ())]
            intakes = list(self._intakes.get(course_id, ()))
            fees = self._fees.get(course_id, [])
            yield CourseRow._make((*own, *shared, places, subjects, intakes, fees))

    def _read(self, statement: LiteralString, ids: Collection[int]) -> list[Row]:
        return self._connection.execute(statement, (list(ids),), prepare=True).fetchall() if ids else []

    def _grouped(self, statement: LiteralString, ids: Sequence[int]) -> dict[int, Ids]:
        return {course_id: tuple(grouped) for course_id, grouped in self._read(statement, ids)}

    def _by_id(
        self, statement: LiteralString, ids: Collection[int], make: Callable[[Row], T]
    ) -> dict[int, T]:
        return {row[0]: make(row) for row in self._read(statement, ids)}

    def _combined(
        self,
        statement: LiteralString,
        ids_of_courses: dict[int, Ids],
        make: Callable[[Row], Any],
        combine: Callable[[tuple[Any, ...]], T],
    ) -> dict[Ids, T]:
        """One object for each combination that occurs, and one for none."""
        combinations = {(), *ids_of_courses.values()}
        things = self._by_id(statement, {each for ids in combinations for each in ids}, make)
        return {ids: combine(tuple(things[each] for each in ids)) for ids in combinations}

    def _read_fees(self, ids: Sequence[int]) -> dict[int, list[FeeRow]]:
        fees: dict[int, list[FeeRow]] = defaultdict(list)
        for course_id, *fee in self._read(statements.FEES, ids):
            fees[course_id].append(FeeRow._make(fee))
        return fees


def _named(columns: Iterable[Any]) -> Named:
    identity, slug, name = columns
    return {"id": identity, "slug": slug, "name": name}


def _campus(row: Row) -> CampusRow:
    return CampusRow._make((*row[:5], _named(row[5:8]), _named(row[8:11]), _named(row[11:14])))


def _specialization(row: Row) -> SpecializationRow:
    return SpecializationRow(_named(row[:3]), _named(row[3:6]))


def _institute(row: Row) -> InstituteRow:
    return InstituteRow(_named(row[9:12]), *row[:9])


def _level(row: Row) -> LevelRow:
    return LevelRow(*row)
