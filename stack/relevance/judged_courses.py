"""Reads all published courses from PostgreSQL, with the fields that the rules of judged queries test."""

from dataclasses import dataclass

import psycopg
from psycopg.rows import class_row

_STATEMENT = """
SELECT course.id, course.name, course.course_title AS title, institute.name AS institute,
       degree_level.name AS level, published_course.level_type, course.duration_weeks AS weeks,
       coalesce(course.study_mode, '') AS mode, coalesce(course.course_language, '') AS language,
       (SELECT fee.amount * currency.value_to_pkr FROM course_fee AS fee
        JOIN currency ON currency.id = fee.currency_id
        WHERE fee.course_id = course.id AND fee.is_base)::float AS fee_pkr,
       ARRAY(SELECT month FROM course_intake WHERE course_id = course.id) AS intakes,
       ARRAY(SELECT specialization.name FROM course_specialization
             JOIN specialization ON specialization.id = specialization_id
             WHERE course_id = course.id) AS subjects,
       ARRAY(SELECT DISTINCT discipline.name FROM course_specialization
             JOIN specialization ON specialization.id = specialization_id
             JOIN discipline ON discipline.id = specialization.discipline_id
             WHERE course_id = course.id) AS disciplines,
       ARRAY(SELECT ARRAY[campus.name, city.name, state.name, country.iso2] FROM course_campus
             JOIN campus ON campus.id = course_campus.campus_id
             JOIN city ON city.id = campus.city_id
             JOIN state ON state.id = city.state_id
             JOIN country ON country.id = state.country_id
             WHERE course_campus.course_id = course.id) AS campuses
FROM published_course
JOIN course ON course.id = published_course.id
JOIN institute ON institute.id = course.institute_id
JOIN degree_level ON degree_level.id = course.degree_level_id
ORDER BY course.id
"""


@dataclass(frozen=True)
class JudgedCourse:
    """The fields of a course that rules test.

    fee_pkr: the base fee in Pakistani rupees per year, or None if the fee or the exchange rate is unknown.
    weeks: the duration, or None if the duration is unknown.

    intakes: the months, from 1 to 12. campuses: the name, city, state and country code of each campus.
    """

    id: int
    name: str
    title: str | None
    institute: str
    level: str
    level_type: str
    weeks: int | None
    mode: str
    language: str
    fee_pkr: float | None
    intakes: list[int]
    subjects: list[str]
    disciplines: list[str]
    campuses: list[list[str]]


def read_courses(database_url: str) -> list[JudgedCourse]:
    with psycopg.connect(database_url, row_factory=class_row(JudgedCourse)) as connection:
        return connection.execute(_STATEMENT).fetchall()


def read_rates(database_url: str) -> dict[str, float]:
    """Return the value of one unit of each currency with a known rate, in rupees. The keys are ISO 4217 codes."""
    with psycopg.connect(database_url) as connection:
        rows = connection.execute(
            "SELECT code, value_to_pkr::float FROM currency WHERE value_to_pkr IS NOT NULL"
        )
        return dict(rows.fetchall())
