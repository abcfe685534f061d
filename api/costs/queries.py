"""Queries for the quartiles of published fees, for the months in which courses start, and for durations."""

from collections.abc import Mapping
from typing import LiteralString

from psycopg.rows import DictRow

from api.counts.statements import COURSES_IN_COUNTRY
from api.database import Connection, read_rows
from schemas.contracts.base import Named
from schemas.contracts.catalogue.places import (
    CatalogueOverview,
    CountryCoursesOverview,
    CoursesOverview,
    DurationCount,
    DurationFees,
    FeeQuartiles,
    FeeSpread,
    MonthCount,
)
from schemas.vocabulary.limits import (
    COST_COUNTRIES_MAX,
    DURATION_MAX_YEARS,
    DURATION_STEP_YEARS,
    WEEKS_PER_YEAR,
)
from schemas.vocabulary.months import MONTHS

_OF_CATALOGUE: LiteralString = "SELECT id, fee_pkr FROM published_course"
_OF_DISCIPLINE: LiteralString = """
    SELECT DISTINCT published.id, published.fee_pkr
    FROM specialization
    JOIN course_specialization ON course_specialization.specialization_id = specialization.id
    JOIN published_course AS published ON published.id = course_specialization.course_id
    WHERE specialization.discipline_id = %(discipline)s
"""
_QUARTILES: LiteralString = "percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY {fee}::float8)"
_FEES_BY_LEVEL_TYPE: LiteralString = f"""
WITH taught AS MATERIALIZED ({COURSES_IN_COUNTRY})
SELECT level_type.id, level_type.slug, level_type.name, currency.code AS currency, count(*) AS courses,
       {_QUARTILES.replace("{fee}", "base_fee")} AS quartiles
FROM taught
JOIN degree_level_group AS level_type ON level_type.type = taught.level_type
JOIN currency ON currency.id = base_fee_currency_id
GROUP BY level_type.id, currency.id
ORDER BY count(*) DESC, level_type.id DESC, currency.id
"""
_FEES_BY_COUNTRY: LiteralString = f"""
WITH taught AS MATERIALIZED ({{taught}}),
priced AS (
    SELECT DISTINCT taught.id, taught.fee_pkr, city.country_id
    FROM taught
    JOIN course_campus ON course_campus.course_id = taught.id
    JOIN campus ON campus.id = course_campus.campus_id AND campus.status = 'published'
    JOIN city ON city.id = campus.city_id
    WHERE taught.fee_pkr IS NOT NULL
)
SELECT country.id, country.slug, country.name, 'PKR' AS currency, count(*) AS courses,
       {_QUARTILES.replace("{fee}", "fee_pkr")} AS quartiles
FROM priced JOIN country ON country.id = country_id
GROUP BY country.id
ORDER BY count(*) DESC, country.id
LIMIT {COST_COUNTRIES_MAX}
"""
_STEP_WEEKS = WEEKS_PER_YEAR * DURATION_STEP_YEARS
_YEARS: LiteralString = f"""
least(floor(duration_weeks / {_STEP_WEEKS}) * {DURATION_STEP_YEARS}, {DURATION_MAX_YEARS})::float8
"""
_DURATIONS: LiteralString = f"""
SELECT degree_level.id, degree_level.slug, degree_level.name, {_YEARS} AS years, count(*) AS courses
FROM ({{taught}}) AS taught
JOIN course ON course.id = taught.id AND duration_weeks IS NOT NULL
JOIN degree_level ON degree_level.id = degree_level_id
GROUP BY degree_level.id, years
ORDER BY degree_level.position, degree_level.id, years
"""
_IN_COUNTRY_AND_USUAL_CURRENCY: LiteralString = f"""
WITH taught AS MATERIALIZED ({COURSES_IN_COUNTRY}),
usual AS (
    SELECT base_fee_currency_id FROM taught WHERE base_fee IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1
)
"""
_PUBLISHED_FEES_BY_DISCIPLINE: LiteralString = f"""
{_IN_COUNTRY_AND_USUAL_CURRENCY},
priced AS (
    SELECT DISTINCT taught.id, base_fee, base_fee_currency_id, discipline_id
    FROM taught
    JOIN usual USING (base_fee_currency_id)
    JOIN course_specialization ON course_specialization.course_id = taught.id
    JOIN specialization ON specialization.id = course_specialization.specialization_id
)
SELECT discipline.id, discipline.slug, discipline.name, currency.code AS currency, count(*) AS courses,
       {_QUARTILES.replace("{fee}", "base_fee")} AS quartiles
FROM priced
JOIN discipline ON discipline.id = discipline_id
JOIN currency ON currency.id = base_fee_currency_id
GROUP BY discipline.id, currency.id
ORDER BY count(*) DESC, discipline.id
"""
_PUBLISHED_FEES_BY_DURATION: LiteralString = f"""
{_IN_COUNTRY_AND_USUAL_CURRENCY}
SELECT {_YEARS} AS years, currency.code AS currency, count(*) AS courses,
       {_QUARTILES.replace("{fee}", "base_fee")} AS quartiles
FROM taught
JOIN usual USING (base_fee_currency_id)
JOIN currency ON currency.id = base_fee_currency_id
JOIN course ON course.id = taught.id AND duration_weeks IS NOT NULL
GROUP BY years, currency.id
ORDER BY years
"""
_RUPEES_BY_DURATION: LiteralString = f"""
SELECT {_YEARS} AS years, 'PKR' AS currency, count(*) AS courses,
       {_QUARTILES.replace("{fee}", "fee_pkr")} AS quartiles
FROM ({_OF_DISCIPLINE}) AS taught
JOIN course ON course.id = taught.id AND duration_weeks IS NOT NULL
WHERE fee_pkr IS NOT NULL
GROUP BY years
ORDER BY years
"""
_COUNT: LiteralString = "SELECT count(*) AS courses FROM ({taught}) AS taught"
_MONTHS: LiteralString = """
SELECT month, count(*) AS courses
FROM ({taught}) AS taught JOIN course_intake ON course_intake.course_id = taught.id
GROUP BY month
"""


async def read_catalogue_overview(connection: Connection) -> CatalogueOverview:
    """Read the number of courses, the fees by country in rupees, and the start months.

    At most COST_COUNTRIES_MAX countries are listed. The country with the most known fees is first.
    """
    fees = _FEES_BY_COUNTRY.replace("{taught}", _OF_CATALOGUE)
    return await _read_fees_and_months(connection, {}, _OF_CATALOGUE, fees)


async def read_country_overview(connection: Connection, country_id: int) -> CountryCoursesOverview:
    """Read fees, start months and durations.

    Fees are grouped by level type and published currency, by duration, and by discipline. The groups by duration and
    by discipline contain only the fees in the most frequent currency of the known fees. The level type or discipline
    with the most known fees is first.
    """
    parameters = {"country": country_id}
    overview = await _read_overview(
        connection, parameters, COURSES_IN_COUNTRY, _FEES_BY_LEVEL_TYPE, _PUBLISHED_FEES_BY_DURATION
    )
    return CountryCoursesOverview(
        **overview,
        discipline_fees=await _read_fees(connection, _PUBLISHED_FEES_BY_DISCIPLINE, parameters),
    )


async def read_discipline_overview(connection: Connection, discipline_id: int) -> CoursesOverview:
    """Read the fees in rupees by country and by duration, the start months and the durations.

    At most COST_COUNTRIES_MAX countries are listed. The country with the most known fees is first.
    """
    fees = _FEES_BY_COUNTRY.replace("{taught}", _OF_DISCIPLINE)
    return await _read_overview(
        connection, {"discipline": discipline_id}, _OF_DISCIPLINE, fees, _RUPEES_BY_DURATION
    )


async def _read_overview(
    connection: Connection,
    parameters: Mapping[str, int],
    taught: LiteralString,
    fees: LiteralString,
    duration_fees: LiteralString,
) -> CoursesOverview:
    """Read fees, months and durations. The SQL `taught` selects the courses, `fees` and `duration_fees` group fees."""
    overview = await _read_fees_and_months(connection, parameters, taught, fees)
    durations = await read_rows(connection, _DURATIONS.replace("{taught}", taught), parameters)
    return CoursesOverview(
        **overview,
        durations=[
            DurationCount(degree_level=_build_named(row), years=row["years"], course_count=row["courses"])
            for row in durations
        ],
        duration_fees=[
            DurationFees(years=row["years"], **_build_quartiles(row))
            for row in await read_rows(connection, duration_fees, parameters)
        ],
    )


async def _read_fees_and_months(
    connection: Connection, parameters: Mapping[str, int], taught: LiteralString, fees: LiteralString
) -> CatalogueOverview:
    (counted,) = await read_rows(connection, _COUNT.replace("{taught}", taught), parameters)
    months = await read_rows(connection, _MONTHS.replace("{taught}", taught), parameters)
    courses = {row["month"]: row["courses"] for row in months}
    return CatalogueOverview(
        course_count=counted["courses"],
        fees=await _read_fees(connection, fees, parameters),
        intakes=[
            MonthCount(intake_month=slug, course_count=courses.get(month, 0))
            for month, slug in enumerate(MONTHS, start=1)
        ],
    )


async def _read_fees(
    connection: Connection, fees: LiteralString, parameters: Mapping[str, int]
) -> list[FeeSpread]:
    return [
        FeeSpread(group=_build_named(row), **_build_quartiles(row))
        for row in await read_rows(connection, fees, parameters)
    ]


def _build_quartiles(row: DictRow) -> FeeQuartiles:
    lower, median, upper = row["quartiles"]
    return FeeQuartiles(
        currency=row["currency"],
        course_count=row["courses"],
        lower_quartile=lower,
        median=median,
        upper_quartile=upper,
    )


def _build_named(row: DictRow) -> Named:
    return Named(id=row["id"], slug=row["slug"], name=row["name"])
