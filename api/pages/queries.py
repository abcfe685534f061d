"""Queries for the data in the head of a page."""

import re
from typing import LiteralString

from psycopg.rows import DictRow

from api.database import Connection, read_rows
from api.pages.indexed import COUNTRY_HAS_COURSES, DISCIPLINE_HAS_COURSES, INSTITUTE_HAS_COURSES
from api.pages.page_address import Noun, PageAddress
from api.pages.sample import SAMPLE_EXISTS
from api.references import find_id
from search.text_folding import fold_text

_COURSE = """
SELECT course.slug, course.name, course.course_title, course.description, course.course_language, course.study_mode,
       course.duration_weeks, course.course_duration, published.base_fee::float8 AS base_fee,
       currency.code AS currency, degree_level.display_name AS level, institute.slug AS institute_slug,
       institute.name AS institute_name, institute.website, coalesce(place.country, country.name) AS country,
       place.city, source.is_sample
FROM published_course AS published
JOIN course ON course.id = published.id
JOIN degree_level ON degree_level.id = course.degree_level_id
JOIN source ON source.id = course.source_id
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
       institute.meta_description, institute.short_description, institute.description, institute.translations,
       country.name AS country, country.iso2, source.is_sample
FROM institute
JOIN source ON source.id = institute.source_id
JOIN country ON country.id = institute.country_id
WHERE institute.status = 'published' AND institute.id = %s
"""
_CAMPUS = """
SELECT campus.slug, campus.name, campus.address, campus.postcode, campus.latitude, campus.longitude,
       city.name AS city, state.name AS state, country.name AS country, country.iso2,
       institute.slug AS institute_slug, institute.name AS institute_name, campus.translations,
       institute.translations AS institute_translations, source.is_sample
FROM campus
JOIN source ON source.id = campus.source_id
JOIN institute ON institute.id = campus.institute_id AND institute.status = 'published'
JOIN city ON city.id = campus.city_id
JOIN state ON state.id = city.state_id
JOIN country ON country.id = city.country_id
WHERE campus.status = 'published' AND campus.id = %s
"""
_LIST_FACTS = f"""
SELECT discipline.slug, discipline.name, institute.slug AS institute_slug, institute.name AS institute_name,
       (discipline.id IS NULL OR {DISCIPLINE_HAS_COURSES})
           AND (institute.id IS NULL OR {INSTITUTE_HAS_COURSES}) AS is_indexed,
       ({SAMPLE_EXISTS}) AS is_sample
FROM (VALUES (%(discipline)s::int, %(institute)s::int)) AS requested (discipline_id, institute_id)
LEFT JOIN discipline ON discipline.id = requested.discipline_id
LEFT JOIN institute ON institute.id = requested.institute_id AND institute.status = 'published'
WHERE (requested.discipline_id IS NULL OR discipline.id IS NOT NULL)
  AND (requested.institute_id IS NULL OR institute.id IS NOT NULL)
"""
_COUNTRY = f"""
SELECT slug, name, iso2, {COUNTRY_HAS_COURSES} AS is_indexed, ({SAMPLE_EXISTS}) AS is_sample
FROM country WHERE id = %s
"""
_LIST_PAGE = f"SELECT %s::text AS slug, ({SAMPLE_EXISTS}) AS is_sample"
_SCHOLARSHIP = """
SELECT scholarship.slug, scholarship.name, scholarship.provider_name, scholarship.description, scholarship.amount,
       currency.code AS currency, scholarship.deadline, scholarship.translations, source.is_sample,
       scholarship.status = 'withdrawn' AS is_gone
FROM scholarship
JOIN source ON source.id = scholarship.source_id
LEFT JOIN currency ON currency.id = scholarship.currency_id
WHERE scholarship.id = %s AND scholarship.status IN ('published', 'withdrawn')
"""
_STATEMENTS: dict[Noun, LiteralString] = {
    "course": _COURSE,
    "institute": _INSTITUTE,
    "campus": _CAMPUS,
    "country": _COUNTRY,
    "scholarship": _SCHOLARSHIP,
}
_SEPARATORS = re.compile(r"[^a-z0-9]+")


async def read_page_facts(connection: Connection, address: PageAddress) -> DictRow | None:
    """Read the data for the head of a page. Returns None if the item in the URL is unknown or not published.

    A withdrawn scholarship is read nevertheless. Only scholarships have the key `is_gone`, which is then true.
    """
    if address.noun == "discipline" or address.noun == "courses":
        return await _read_list_facts(connection, address)
    if address.noun == "list_page":
        (page,) = await read_rows(connection, _LIST_PAGE, (address.reference,))
        return page
    if address.noun == "country":
        return await _read_country_facts(connection, address.reference)
    found = await find_id(connection, address.noun, address.reference)
    rows = [] if found is None else await read_rows(connection, _STATEMENTS[address.noun], (found,))
    return rows[0] if rows else None


async def _read_country_facts(connection: Connection, reference: str) -> DictRow | None:
    """Find a country by id, slug or name: `United Kingdom` has the slug `united-kingdom`. None if it is unknown."""
    for each in (reference, _SEPARATORS.sub("-", fold_text(reference)).strip("-")):
        country_id = await find_id(connection, "country", each)
        if country_id is not None:
            rows = await read_rows(connection, _COUNTRY, (country_id,))
            return rows[0] if rows else None
    return None


async def _read_list_facts(connection: Connection, address: PageAddress) -> DictRow | None:
    """Read the names of the discipline and institute in the URL.

    Returns None if the URL has an unknown discipline, or an institute that is unknown or not published.
    """
    discipline = address.reference if address.noun == "discipline" else address.reference or None
    ids = {
        "discipline": None if discipline is None else await find_id(connection, "discipline", discipline),
        "institute": None
        if address.institute is None
        else await find_id(connection, "institute", address.institute),
    }
    named = {"discipline": discipline, "institute": address.institute}
    if any(named[noun] is not None and ids[noun] is None for noun in ids):
        return None
    rows = await read_rows(connection, _LIST_FACTS, ids)
    return rows[0] if rows else None
