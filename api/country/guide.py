"""The page of a country: its facts, questions and disciplines."""

from typing import LiteralString

from fastapi import HTTPException
from psycopg.rows import DictRow

from api.content_texts import build_introduction
from api.country.queries import build_listed_country
from api.counts.catalogue_counts import PlaceCounts
from api.counts.statements import COURSES_IN_COUNTRY
from api.database import Connection, read_rows
from api.name_order import sort_by_name
from api.references import find_id
from api.visa.queries import read_visa_guides
from schemas.contracts.base import Named
from schemas.contracts.catalogue.places import (
    CountedLevelType,
    CountryDetail,
    CountryDiscipline,
    CountryDisciplines,
    CountryFact,
    CountryQuestion,
)
from schemas.contracts.course.card import FeeCurrency
from schemas.vocabulary.site_languages import SiteLanguage

_COUNTRY = """
SELECT country.id, country.slug, country.name, country.iso2, country.iso3,
       currency.id AS currency_id, currency.code AS currency_code, currency.display_name AS currency_name,
       introduction.summary, introduction.translations
FROM country LEFT JOIN currency ON currency.id = country.currency_id
LEFT JOIN country_introduction AS introduction
    ON introduction.country_id = country.id AND introduction.status = 'published'
WHERE country.id = %s
"""
_REGIONS = """
SELECT region.id, region.slug, region.name
FROM region_country JOIN region ON region.id = region_id
WHERE country_id = %s
"""
_LEVEL_TYPES = f"""
SELECT level_type.id, level_type.slug, level_type.name, level_type.type, count(*) AS courses
FROM ({COURSES_IN_COUNTRY}) AS taught JOIN degree_level_group AS level_type ON level_type.type = taught.level_type
GROUP BY level_type.id ORDER BY level_type.id DESC
"""
_DISCIPLINES = f"""
SELECT discipline.id, discipline.slug, discipline.name, discipline.logo, discipline.icon,
       count(DISTINCT taught.id) AS courses
FROM ({COURSES_IN_COUNTRY}) AS taught
JOIN course_specialization ON course_specialization.course_id = taught.id
JOIN specialization ON specialization.id = course_specialization.specialization_id
JOIN discipline ON discipline.id = specialization.discipline_id
GROUP BY discipline.id
"""
SHOWN: LiteralString = """(NOT source.is_sample OR EXISTS (
    SELECT FROM institute WHERE institute.source_id = source.id AND institute.status = 'published'))"""
"""The condition for rows that the site shows. Rows of the sample are shown only while the sample has a published
institute. A withdrawn sample has none."""
_FACTS = f"""
SELECT kind, value, unit, currency.code AS currency, source.name AS source, source_date, official_url,
       source.is_sample
FROM country_fact
JOIN source ON source.id = source_id
LEFT JOIN currency ON currency.id = currency_id
WHERE country_id = %s AND {SHOWN}
ORDER BY country_fact.id
"""
_QUESTIONS = f"""
SELECT country_faq.id, language, question, answer, source.name AS source, source_date, source.is_sample
FROM country_faq JOIN source ON source.id = source_id
WHERE country_id = %s AND language = %s AND country_faq.status = 'published' AND {SHOWN}
ORDER BY position
"""


async def find_country_id(connection: Connection, reference: str) -> int:
    """Find a country by id or slug. Raises HTTPException 404 for other ids and slugs."""
    return int((await _find_country(connection, reference))["id"])


async def read_country_detail(connection: Connection, reference: str, counts: PlaceCounts) -> CountryDetail:
    """Read a country by id or slug. Raises HTTPException 404 for other ids and slugs."""
    row = await _find_country(connection, reference)
    country_id = row["id"]
    visas = await read_visa_guides(connection, row["slug"])
    regions = await read_rows(connection, _REGIONS, (country_id,))
    levels = await read_rows(connection, _LEVEL_TYPES, {"country": country_id})
    return CountryDetail(
        **build_listed_country(row, counts),
        iso3=row["iso3"],
        currency=_build_currency(row),
        regions=sort_by_name(Named(id=each["id"], slug=each["slug"], name=each["name"]) for each in regions),
        level_types=[
            CountedLevelType(
                id=each["id"],
                slug=each["slug"],
                name=each["name"],
                type=each["type"],
                course_count=each["courses"],
            )
            for each in levels
        ],
        facts=[_build_fact(each) for each in await read_rows(connection, _FACTS, (country_id,))],
        visa=visas[0] if visas else None,
        introduction=build_introduction(row),
    )


async def read_country_questions(
    connection: Connection, reference: str, language: SiteLanguage
) -> list[CountryQuestion]:
    """Read the questions in a language, or in English if the country has no question in this language.

    Raises HTTPException 404 if there is no such country.
    """
    country_id = await find_country_id(connection, reference)
    rows = await read_rows(connection, _QUESTIONS, (country_id, language))
    if not rows:
        rows = await read_rows(connection, _QUESTIONS, (country_id, SiteLanguage.ENGLISH))
    return [
        CountryQuestion(
            id=row["id"],
            language=row["language"],
            question=row["question"],
            answer=row["answer"],
            source=row["source"],
            source_date=row["source_date"].isoformat(),
            is_sample=row["is_sample"],
        )
        for row in rows
    ]


async def read_country_disciplines(connection: Connection, reference: str) -> CountryDisciplines:
    """Read the disciplines that have a published course in the country, sorted by name.

    Raises HTTPException 404 if there is no such country.
    """
    country_id = await find_country_id(connection, reference)
    results = sort_by_name(
        CountryDiscipline(
            id=row["id"],
            slug=row["slug"],
            name=row["name"],
            logo=row["logo"],
            icon=row["icon"],
            courses_count=row["courses"],
        )
        for row in await read_rows(connection, _DISCIPLINES, {"country": country_id})
    )
    return CountryDisciplines(count=len(results), results=results)


async def _find_country(connection: Connection, reference: str) -> DictRow:
    country_id = await find_id(connection, "country", reference)
    rows = [] if country_id is None else await read_rows(connection, _COUNTRY, (country_id,))
    if not rows:
        raise HTTPException(404, "There is no such country")
    return rows[0]


def _build_currency(row: DictRow) -> FeeCurrency | None:
    if row["currency_id"] is None:
        return None
    return FeeCurrency(id=row["currency_id"], code=row["currency_code"], display_name=row["currency_name"])


def _build_fact(row: DictRow) -> CountryFact:
    return CountryFact(
        kind=row["kind"],
        value=float(row["value"]),
        unit=row["unit"],
        currency=row["currency"],
        source=row["source"],
        source_date=row["source_date"].isoformat(),
        official_url=row["official_url"],
        is_sample=row["is_sample"],
    )
