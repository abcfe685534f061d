from collections.abc import Iterable

from fastapi import HTTPException
from psycopg.rows import DictRow

from api.content_texts import build_introduction
from api.counts.catalogue_counts import DisciplineCounts
from api.database import Connection, read_rows
from api.name_order import sort_by_name
from api.references import find_id
from schemas.contracts.base import Named
from schemas.contracts.catalogue.lists import DisciplineList, DisciplineWithLevels
from schemas.vocabulary.kinds import LevelType

_DISCIPLINES = """
SELECT discipline.id, slug, name, logo, icon, introduction.summary, introduction.translations
FROM discipline LEFT JOIN discipline_introduction AS introduction
    ON introduction.discipline_id = discipline.id AND introduction.status = 'published'
"""
_DISCIPLINE = f"{_DISCIPLINES} WHERE discipline.id = %s"
_LEVELS = """
SELECT degree_level.id, degree_level.slug, degree_level.name, degree_level_group.type
FROM degree_level
JOIN degree_level_group ON degree_level_group.id = degree_level.group_id
ORDER BY degree_level.position, degree_level.id
"""


async def read_discipline_list(connection: Connection) -> DisciplineList:
    rows = await read_rows(connection, _DISCIPLINES)
    results = sort_by_name(Named(id=row["id"], slug=row["slug"], name=row["name"]) for row in rows)
    return DisciplineList(count=len(results), results=results)


async def read_disciplines_with_levels(
    connection: Connection, counts: DisciplineCounts
) -> list[DisciplineWithLevels]:
    """Read all disciplines, with and without courses, sorted by name."""
    disciplines, levels = await read_rows(connection, _DISCIPLINES), await read_rows(connection, _LEVELS)
    return sort_by_name(_add_levels(row, levels, counts) for row in disciplines)


async def read_discipline_with_levels(
    connection: Connection, reference: str, counts: DisciplineCounts
) -> DisciplineWithLevels:
    """Read one discipline by id or slug. Raises HTTPException 404 if there is no such discipline."""
    discipline = await find_id(connection, "discipline", reference)
    rows = [] if discipline is None else await read_rows(connection, _DISCIPLINE, (discipline,))
    if not rows:
        raise HTTPException(404, "There is no such discipline")
    return _add_levels(rows[0], await read_rows(connection, _LEVELS), counts)


def _add_levels(
    discipline: DictRow, levels: Iterable[DictRow], counts: DisciplineCounts
) -> DisciplineWithLevels:
    level_ids = counts.levels.get(discipline["id"], frozenset())

    def list_levels(level_type: LevelType) -> list[Named]:
        return [
            Named(id=level["id"], slug=level["slug"], name=level["name"])
            for level in levels
            if level["id"] in level_ids and level["type"] == level_type
        ]

    built = DisciplineWithLevels(
        id=discipline["id"],
        slug=discipline["slug"],
        name=discipline["name"],
        logo=discipline["logo"],
        icon=discipline["icon"],
        courses_count=counts.courses.get(discipline["id"], 0),
        undergradute=list_levels(LevelType.UNDERGRADUATE),
        postgradute=list_levels(LevelType.POSTGRADUATE),
        research=list_levels(LevelType.POSTGRADUATE_BY_RESEARCH),
        type="discipline",
        checked=False,
    )
    introduction = build_introduction(discipline)
    if introduction is not None:
        built["introduction"] = introduction
    return built
