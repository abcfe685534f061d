"""What a page's head says of a course, an institute or a campus, in one statement each."""

from typing import LiteralString

from psycopg.rows import DictRow

from api.database import Connection, rows_of
from api.pages.addresses import Noun
from api.references import id_of

_COURSE = """
SELECT course.slug, course.name, course.course_title, course.description, course.course_language, course.study_mode,
       course.duration_weeks, course.course_duration, published.base_fee::float8 AS base_fee,
       currency.code AS currency, degree_level.display_name AS level, institute.slug AS institute_slug,
       institute.name AS institute_name, institute.website, coalesce(place.country, country.name) AS country,
       place.city
FROM published_course AS published
JOIN course ON course.id = published.id
JOIN degree_level ON degree_level.id = course.degree_level_id
JOIN institute ON institute.id = course.institute_id
JOIN country ON country.id = institute.country_id
LEFT JOIN currency ON currency.id = published.base_fee_currency_id
LEFT JOIN LATERAL (
    SELECT city.name AS city, country.name AS country
    FROM course_campus
    JOIN campus ON campus.id = course_campus.campus_id AND campus.status = 'published'
    JOIN city ON city.id = campus.city_id
    JOIN country ON country.id = city.country_id
    WHERE course_campus.course_id = course.id
    ORDER BY campus.id
    LIMIT 1
) AS place ON true
WHERE published.id = %s
"""
_INSTITUTE = """
SELECT institute.slug, institute.name, institute.website, institute.established, institute.meta_title,
       institute.meta_description, coalesce(institute.short_description, institute.description) AS description,
       country.name AS country, country.iso2
FROM institute
JOIN country ON country.id = institute.country_id
WHERE institute.status = 'published' AND institute.id = %s
"""
_CAMPUS = """
SELECT campus.slug, campus.name, campus.address, campus.postcode, campus.latitude, campus.longitude,
       city.name AS city, state.name AS state, country.name AS country, country.iso2,
       institute.slug AS institute_slug, institute.name AS institute_name
FROM campus
JOIN institute ON institute.id = campus.institute_id AND institute.status = 'published'
JOIN city ON city.id = campus.city_id
JOIN state ON state.id = city.state_id
JOIN country ON country.id = city.country_id
WHERE campus.status = 'published' AND campus.id = %s
"""
_STATEMENTS: dict[Noun, LiteralString] = {"course": _COURSE, "institute": _INSTITUTE, "campus": _CAMPUS}


async def facts_of(connection: Connection, noun: Noun, reference: str) -> DictRow | None:
    """By id or slug, an old one too; None when there is none or it is not published."""
    found = await id_of(connection, noun, reference)
    rows = [] if found is None else await rows_of(connection, _STATEMENTS[noun], (found,))
    return rows[0] if rows else None
