"""The counts of the whole catalogue. Each count has its own cache, so a request runs only the counts that it needs."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, LiteralString, NamedTuple

from api.costs.queries import read_catalogue_overview
from api.counts import statements
from api.counts.cached_count import CachedCount
from api.database import Connection
from schemas.contracts.catalogue.places import CatalogueOverview

SET_COUNT_TIMEOUT = "SET LOCAL statement_timeout = '60s'"
"""The usual timeout of 5 s is too short to count a million courses."""

Counts = Mapping[int, int]
"""The number of courses by id, such as the id of a degree level. Ids without courses are absent."""


@dataclass(frozen=True)
class DisciplineCounts:
    """Two maps by discipline id: the number of courses, and the ids of the degree levels of these courses."""

    courses: Counts
    levels: Mapping[int, frozenset[int]]


class PlaceCount(NamedTuple):
    courses: int
    institutes: int


NO_COURSES = PlaceCount(0, 0)


@dataclass(frozen=True)
class PlaceCounts:
    countries: Mapping[int, PlaceCount]
    states: Mapping[int, PlaceCount]
    cities: Mapping[int, PlaceCount]


class CatalogueCounts:
    def __init__(self) -> None:
        self.disciplines = CachedCount(_count_disciplines)
        self.specializations = CachedCount(_count_specializations)
        self.levels = CachedCount(_count_levels)
        self.institutes = CachedCount(_count_institutes)
        self.places = CachedCount(_count_places)
        self.greatest_fee = CachedCount(_read_greatest_fee)
        self.overview = CachedCount(_read_overview)


async def _count_disciplines(connection: Connection) -> DisciplineCounts:
    courses: Counter[int] = Counter()
    levels: dict[int, set[int]] = {}
    for discipline, level, count in await _run_count(connection, statements.DISCIPLINE_LEVELS):
        courses[discipline] += count
        levels.setdefault(discipline, set()).add(level)
    return DisciplineCounts(courses, {discipline: frozenset(each) for discipline, each in levels.items()})


async def _count_specializations(connection: Connection) -> Counts:
    return dict(await _run_count(connection, statements.SPECIALIZATIONS))


async def _count_levels(connection: Connection) -> Counts:
    return dict(await _run_count(connection, statements.LEVELS))


async def _count_institutes(connection: Connection) -> Counts:
    return dict(await _run_count(connection, statements.INSTITUTES))


async def _count_places(connection: Connection) -> PlaceCounts:
    counts: dict[str, dict[int, PlaceCount]] = {"country": {}, "state": {}, "city": {}}
    for kind, place, courses, institutes in await _run_count(connection, statements.PLACES):
        counts[kind][place] = PlaceCount(courses, institutes)
    return PlaceCounts(counts["country"], counts["state"], counts["city"])


async def _read_greatest_fee(connection: Connection) -> int | None:
    ((greatest,),) = await _run_count(connection, statements.GREATEST_FEE)
    return None if greatest is None else int(greatest)


async def _read_overview(connection: Connection) -> CatalogueOverview:
    await connection.execute(SET_COUNT_TIMEOUT)
    return await read_catalogue_overview(connection)


async def _run_count(connection: Connection, statement: LiteralString) -> list[tuple[Any, ...]]:
    await connection.execute(SET_COUNT_TIMEOUT)
    cursor = await connection.execute(statement)
    return await cursor.fetchall()
