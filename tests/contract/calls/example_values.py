"""Reads the values that replace placeholders such as `{course_id}` in example requests.

All values belong to one course of the catalogue in which no field is missing.
"""

from collections.abc import Mapping
from typing import Any

import psycopg
from psycopg.rows import dict_row

from tests.contract.calls.call import Request

Examples = Mapping[str, Any]

_ONE_COURSE = """
SELECT course.id AS course_id, course.slug AS course_slug, course.name AS course_name,
       institute.id AS institute_id, institute.slug AS institute_slug, institute.name AS institute_name,
       degree_level.id AS degree_level_id, degree_level.slug AS degree_level_slug,
       specialization.id AS specialization_id, specialization.slug AS specialization_slug,
       specialization.name AS specialization_name,
       discipline.id AS discipline_id, discipline.slug AS discipline_slug, discipline.name AS discipline_name,
       campus.id AS campus_id, campus.slug AS campus_slug, city.id AS city_id, city.slug AS city_slug,
       state.id AS state_id, state.slug AS state_slug,
       country.id AS country_id, country.slug AS country_slug, country.name AS country_name
FROM published_course AS published
JOIN course ON course.id = published.id AND course.course_title IS NOT NULL AND course.course_duration IS NOT NULL
JOIN institute ON institute.id = course.institute_id
JOIN degree_level ON degree_level.id = course.degree_level_id
JOIN course_specialization ON course_specialization.course_id = course.id
     AND course_specialization.position = 0
JOIN specialization ON specialization.id = course_specialization.specialization_id
JOIN discipline ON discipline.id = specialization.discipline_id
JOIN course_campus ON course_campus.course_id = course.id
JOIN campus ON campus.id = course_campus.campus_id AND campus.status = 'published'
JOIN city ON city.id = campus.city_id
JOIN state ON state.id = city.state_id
JOIN country ON country.id = city.country_id
WHERE published.base_fee IS NOT NULL AND EXISTS (SELECT FROM course_intake WHERE course_id = course.id)
ORDER BY course.id, campus.id
LIMIT 1
"""


def read_example_values(connection: psycopg.Connection) -> Examples:
    """Read the ids and slugs for the placeholders, for example course_id and discipline_slug."""
    with connection.cursor(row_factory=dict_row) as cursor:
        row = cursor.execute(_ONE_COURSE).fetchone()
    assert row is not None, "no course of the catalogue has all fields"
    return row


def fill_request(request: Request, examples: Examples) -> Request:
    """Replace the placeholders by values.

    A text in query or body is replaced only if the whole text is a placeholder. In the body, the value keeps its type:
    `"{course_id}"` → 17.
    """
    return Request(
        request.method,
        request.path.format_map(examples),
        {key: str(_fill(value, examples)) for key, value in request.query.items()},
        _fill(request.body, examples),
    )


def _fill(part: Any, examples: Examples) -> Any:
    if isinstance(part, str):
        name = part.removeprefix("{").removesuffix("}")
        return examples[name] if part == f"{{{name}}}" else part
    if isinstance(part, Mapping):
        return {key: _fill(value, examples) for key, value in part.items()}
    if isinstance(part, list):
        return [_fill(value, examples) for value in part]
    return part
