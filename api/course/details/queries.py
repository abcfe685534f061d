"""Reads published courses with the queries that the indexer uses too (schemas/documents/course)."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from psycopg.rows import DictRow

from api.costs.living_costs import read_living_costs
from api.database import Connection, read_rows
from api.references import find_id
from api.replacement.missing_rows import build_missing_error
from schemas.contracts.course.living_cost import CityLivingCost
from schemas.documents.course.row_queries import QuerySteps, query_course_rows
from schemas.documents.course.rows import CourseRow

_TEXTS = """
SELECT course.description, course.url, institute.website, institute.ranking_source,
       institute.meta_title AS institute_meta_title, institute.meta_description AS institute_meta_description,
       institute.description AS institute_description, institute.short_description AS institute_short_description,
       institute.translations AS institute_translations,
       source.licence, source.url AS source_url
FROM course
JOIN institute ON institute.id = course.institute_id
JOIN source ON source.id = course.source_id
WHERE course.id = %s
"""
_REQUIREMENTS = """
SELECT requirement.course_id IS NOT NULL AS is_own, other_requirements, official_url, source.name AS source_name,
       is_sample, requirement.source_date
FROM course
JOIN entry_requirement AS requirement
     ON requirement.course_id = course.id OR requirement.institute_id = course.institute_id
JOIN source ON source.id = requirement.source_id
WHERE course.id = %s
ORDER BY is_own DESC
"""
_ADDRESSES = "SELECT id, address, suburb, postcode FROM campus WHERE id = ANY(%s)"


class DetailFacts(NamedTuple):
    """The data of a course page that the card of the course does not contain.

    - texts: the columns of _TEXTS.
    - addresses: the addresses by campus id.
    - requirements: the rows of _REQUIREMENTS. The row of the course is before the row of its institute.
    - living_costs: the known costs of living in the cities of the campuses.
    """

    texts: Mapping[str, Any]
    addresses: Mapping[int, DictRow]
    requirements: Sequence[DictRow]
    living_costs: list[CityLivingCost]


async def read_published_course(connection: Connection, reference: str) -> CourseRow:
    """Read a published course by id or slug. Raises HTTPException 410 if it is withdrawn, otherwise 404."""
    course_id = await find_id(connection, "course", reference)
    courses = {} if course_id is None else await read_courses(connection, [course_id])
    if course_id not in courses:
        raise await build_missing_error(connection, "course", course_id, "course")
    return courses[course_id]


async def read_courses(connection: Connection, ids: Sequence[int]) -> dict[int, CourseRow]:
    """Read the published courses with the given ids.

    The transaction of `connection` must be a snapshot (BEGIN_SNAPSHOT), because several queries must read the same
    state of the database.
    """
    return {row.id: row for row in await _run_steps(connection, query_course_rows(ids))}


async def read_detail_facts(connection: Connection, course: CourseRow) -> DetailFacts:
    texts = await read_rows(connection, _TEXTS, (course.id,))
    addresses = await read_rows(connection, _ADDRESSES, ([campus.id for campus in course.places.campuses],))
    requirements = await read_rows(connection, _REQUIREMENTS, (course.id,))
    cities = [campus["city"]["id"] for campus in course.places.cards]
    living_costs = await read_living_costs(connection, cities)
    return DetailFacts(texts[0], {each["id"]: each for each in addresses}, requirements, living_costs)


async def _run_steps(connection: Connection, steps: QuerySteps[list[CourseRow]]) -> list[CourseRow]:
    try:
        query = next(steps)
        while True:
            cursor = await connection.execute(query.statement, (query.ids,))
            query = steps.send(await cursor.fetchall())
    except StopIteration as end:
        read: list[CourseRow] = end.value
        return read
