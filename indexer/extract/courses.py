"""Published courses as rows that conversion takes: one snapshot for a slice, a statement for each kind of thing."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import Any, LiteralString

from indexer.database import Connection, snapshot
from indexer.extract import course_statements as statements
from schemas.documents.course.document import Named
from schemas.documents.course.row import (
    CampusRow,
    CourseRow,
    FeeRow,
    InstituteRow,
    LevelRow,
    SourceRow,
    SpecializationRow,
)

Row = tuple[Any, ...]


def read_courses(connection: Connection, ids: Sequence[int]) -> list[CourseRow]:
    """The courses among `ids` that are published, as of one moment after the call."""
    with snapshot(connection):
        return list(_SliceReader(connection, ids).rows())


class _SliceReader:
    """The things that the courses of a slice share are read once."""

    def __init__(self, connection: Connection, ids: Sequence[int]) -> None:
        self._connection = connection
        self._courses = self._read(statements.COURSES, ids)
        self._campus_ids = self._grouped(statements.CAMPUS_IDS, ids)
        self._specialization_ids = self._grouped(statements.SPECIALIZATION_IDS, ids)
        self._intakes = self._grouped(statements.INTAKES, ids)
        self._fees = self._read_fees(ids)
        self._campuses = self._by_id(statements.CAMPUSES, _flat(self._campus_ids.values()), _campus)
        self._specializations = self._by_id(
            statements.SPECIALIZATIONS, _flat(self._specialization_ids.values()), _specialization
        )
        self._institutes = self._by_id(statements.INSTITUTES, {row[14] for row in self._courses}, _institute)
        self._levels = self._by_id(statements.LEVELS, {row[15] for row in self._courses}, LevelRow._make)
        self._sources = self._by_id(statements.SOURCES, {row[16] for row in self._courses}, SourceRow._make)

    def rows(self) -> Iterable[CourseRow]:
        for row in self._courses:
            course_id = row[0]
            shared = (self._institutes[row[14]], self._levels[row[15]], self._sources[row[16]])
            campuses = [self._campuses[each] for each in self._campus_ids.get(course_id, ())]
            specializations = [
                self._specializations[each] for each in self._specialization_ids.get(course_id, ())
            ]
            intakes, fees = self._intakes.get(course_id, []), self._fees.get(course_id, [])
            yield CourseRow._make((*row[:14], *shared, campuses, specializations, intakes, fees))

    def _read(self, statement: LiteralString, ids: Collection[int]) -> list[Row]:
        return self._connection.execute(statement, (list(ids),), prepare=True).fetchall() if ids else []

    def _grouped(self, statement: LiteralString, ids: Sequence[int]) -> dict[int, list[int]]:
        return dict(self._read(statement, ids))

    def _by_id(self, statement: LiteralString, ids: Collection[int], make: Any) -> dict[int, Any]:
        return {row[0]: make(row) for row in self._read(statement, ids)}

    def _read_fees(self, ids: Sequence[int]) -> dict[int, list[FeeRow]]:
        fees: dict[int, list[FeeRow]] = defaultdict(list)
        for course_id, *fee in self._read(statements.FEES, ids):
            fees[course_id].append(FeeRow._make(fee))
        return fees


def _flat(lists: Iterable[list[int]]) -> set[int]:
    return {each for one in lists for each in one}


def _named(columns: Row) -> Named:
    identity, slug, name = columns
    return {"id": identity, "slug": slug, "name": name}


def _campus(row: Row) -> CampusRow:
    return CampusRow._make((*row[:5], _named(row[5:8]), _named(row[8:11]), _named(row[11:14])))


def _specialization(row: Row) -> SpecializationRow:
    return SpecializationRow(_named(row[:3]), _named(row[3:6]))


def _institute(row: Row) -> InstituteRow:
    return InstituteRow._make((*row[:9], _named(row[9:12])))
