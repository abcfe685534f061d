"""Queries for the details of a scholarship, and for the number of scholarships by country."""

from typing import cast

from psycopg import sql
from psycopg.rows import DictRow, dict_row

from api.database import Connection, read_rows
from api.name_order import sort_by_name
from api.references import find_id
from api.replacement.missing_rows import build_missing_error
from schemas.contracts.base import Named
from schemas.contracts.catalogue.home_lists import ScholarshipCountry
from schemas.contracts.catalogue.scholarship import ScholarshipDetail
from schemas.documents.scholarship.card import build_scholarship_card
from schemas.documents.scholarship.statements import SCHOLARSHIPS
from schemas.html import sanitise_html, sanitise_translations

_DETAIL = """
SELECT scholarship.description, scholarship.eligibility, scholarship.url, scholarship.source_date,
       campus.id AS campus_id, campus.slug AS campus_slug, campus.name AS campus_name,
       source.name AS source_name, source.licence, source.url AS source_url, source.note
FROM scholarship
JOIN source ON source.id = scholarship.source_id
LEFT JOIN campus ON campus.id = scholarship.campus_id AND campus.status = 'published'
WHERE scholarship.id = %s AND scholarship.status = 'published'
"""
COUNT_BY_COUNTRY = """
SELECT country_id, count(*) AS scholarship_count
FROM scholarship_host_country JOIN scholarship ON scholarship.id = scholarship_id
WHERE scholarship.status = 'published'
GROUP BY country_id
"""
_COUNTRIES = f"""
SELECT country.id, country.slug, country.name, country.iso2, scholarship_logo, scholarship_count
FROM ({COUNT_BY_COUNTRY}) AS counted
JOIN country ON country.id = counted.country_id
LEFT JOIN scholarship_country ON scholarship_country.country_id = country.id
"""


async def read_scholarship_detail(connection: Connection, reference: str) -> ScholarshipDetail:
    """Read a scholarship. Raises HTTPException 404 for an unknown id or slug, and 410 for a withdrawn scholarship."""
    scholarship_id = await find_id(connection, "scholarship", reference)
    found = [] if scholarship_id is None else await read_rows(connection, _DETAIL, (scholarship_id,))
    if not found:
        raise await build_missing_error(connection, "scholarship", scholarship_id, "scholarship")
    (text,) = found
    async with connection.cursor(row_factory=dict_row) as cursor:
        statement = sql.SQL(SCHOLARSHIPS).format(only=sql.SQL("scholarship.id = %s"))
        await cursor.execute(statement, (scholarship_id,))
        row = cast(DictRow, await cursor.fetchone())
    return {
        **build_scholarship_card(row),
        "description": sanitise_html(text["description"]),
        "eligibility": text["eligibility"] and sanitise_html(text["eligibility"]),
        "translations": sanitise_translations(row["translations"], ("description", "eligibility")),
        "campus": None
        if text["campus_id"] is None
        else Named(id=text["campus_id"], slug=text["campus_slug"], name=text["campus_name"]),
        "url": text["url"],
        "source": {
            "name": text["source_name"],
            "licence": text["licence"],
            "url": text["source_url"],
            "note": text["note"],
            "date": text["source_date"].isoformat(),
        },
    }


async def read_countries_with_scholarships(connection: Connection) -> list[ScholarshipCountry]:
    """Read the countries that have a published scholarship, sorted by name."""
    return sort_by_name([build_scholarship_country(row) for row in await read_rows(connection, _COUNTRIES)])


def build_scholarship_country(row: DictRow) -> ScholarshipCountry:
    return ScholarshipCountry(
        id=row["id"],
        slug=row["slug"],
        name=row["name"],
        iso2=row["iso2"],
        scholarship_logo=row["scholarship_logo"],
        scholarship_count=row["scholarship_count"],
    )
