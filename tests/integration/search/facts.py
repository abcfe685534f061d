"""Writes the tables `fact` (one row per published course) and `fact_campus` (one per published campus of a course).

Tests compute the expected search results from these tables.
"""

from dataclasses import dataclass
from decimal import Decimal
from typing import Any

import psycopg
from psycopg.rows import scalar_row

FACTS = """
DROP TABLE IF EXISTS fact, fact_campus;
CREATE TABLE fact AS
SELECT course.id, course.degree_level_id AS level, degree_level.group_id AS level_type,
       course.institute_id AS institute, institute.institute_type,
       coalesce(replace(lower(course.study_mode), ' ', '-'), 'unknown') AS study_mode,
       CASE WHEN course.course_language IS NULL THEN 'unknown' ELSE coalesce(language_code.code, 'other') END
           AS language,
       published.fee_pkr, published.base_fee * base_currency.value_to_pkr AS fee_pkr_unrounded,
       course.duration_weeks AS weeks, institute.tcf_ranking AS ranking,
       course.priority, course.popularity, published.popular,
       ARRAY(SELECT specialization_id FROM course_specialization WHERE course_id = course.id) AS specializations,
       ARRAY(SELECT DISTINCT specialization.discipline_id FROM course_specialization
             JOIN specialization ON specialization.id = specialization_id
             WHERE course_id = course.id) AS disciplines,
       ARRAY(SELECT month FROM course_intake WHERE course_id = course.id) AS months,
       CASE WHEN own.english_tests <> '{}' THEN own.english_tests
            WHEN general.english_tests <> '{}' THEN general.english_tests
            ELSE '{"unknown": null}' END AS english,
       coalesce(own.application_deadline, general.application_deadline) AS deadline
FROM published_course AS published
JOIN course USING (id)
JOIN institute ON institute.id = course.institute_id
LEFT JOIN currency AS base_currency ON base_currency.id = published.base_fee_currency_id
JOIN degree_level ON degree_level.id = course.degree_level_id
LEFT JOIN entry_requirement AS own ON own.course_id = course.id
LEFT JOIN entry_requirement AS general ON general.institute_id = course.institute_id
LEFT JOIN (VALUES ('afrikaans', 'af'), ('arabic', 'ar'), ('chinese', 'zh'), ('danish', 'da'), ('dutch', 'nl'),
                  ('english', 'en'), ('finnish', 'fi'), ('french', 'fr'), ('german', 'de'), ('italian', 'it'),
                  ('japanese', 'ja'), ('korean', 'ko'), ('mandarin', 'zh'), ('norwegian', 'no'), ('polish', 'pl'),
                  ('portuguese', 'pt'), ('spanish', 'es'), ('swedish', 'sv'), ('turkish', 'tr')
          ) AS language_code (name, code) ON language_code.name = lower(course.course_language);
ALTER TABLE fact ADD PRIMARY KEY (id);
CREATE TABLE fact_campus AS
SELECT course_campus.course_id, campus.id AS campus, city.id AS city, city.state_id AS state,
       city.country_id AS country, campus.latitude, campus.longitude
FROM course_campus
JOIN fact ON fact.id = course_campus.course_id
JOIN campus ON campus.id = course_campus.campus_id AND campus.status = 'published'
JOIN city ON city.id = campus.city_id;
CREATE INDEX ON fact_campus (course_id);
ANALYZE fact, fact_campus;
"""

POOLS = {
    "countries": "SELECT id, slug FROM country WHERE id IN (SELECT country FROM fact_campus) OR id IN "
    "(SELECT min(id) FROM country)",
    "states": "SELECT id, slug FROM state WHERE id IN (SELECT state FROM fact_campus)",
    "cities": "SELECT id, slug FROM city WHERE id IN (SELECT city FROM fact_campus)",
    "degree_levels_types": "SELECT id, slug FROM degree_level_group",
    "degree_levels": "SELECT id, slug FROM degree_level",
    "disciplines": "SELECT id, slug FROM discipline",
    "specializations": "SELECT id, slug FROM specialization WHERE id IN (SELECT unnest(specializations) FROM fact) "
    "OR id % 7 = 0",
    "campuses": "SELECT id, slug FROM campus WHERE id IN (SELECT campus FROM fact_campus)",
    "institutes": "SELECT id, slug FROM institute WHERE id IN (SELECT institute FROM fact)",
    "regions": "SELECT id, slug FROM region",
}


@dataclass(frozen=True, slots=True)
class FilterValue:
    id: int
    slug: str


@dataclass(frozen=True)
class Pools:
    """The values from which random filters are drawn.

    values: filter values by key of the request body. points: latitude and longitude of campuses.
    fees: in Pakistani rupees. rates: the value of one unit of each other currency in rupees, by currency code.
    words: for random search texts.
    """

    values: dict[str, list[FilterValue]]
    points: list[tuple[float, float]]
    fees: list[int]
    rates: dict[str, Decimal]
    words: list[str]


def write_fact_tables(connection: psycopg.Connection) -> Pools:
    """Write the tables `fact` and `fact_campus`, and return the values that random filters can use."""
    connection.execute(FACTS)
    connection.commit()
    return Pools(
        values={
            key: [FilterValue(*row) for row in connection.execute(f"{query} ORDER BY id".encode())]
            for key, query in POOLS.items()
        },
        points=connection.execute(
            "SELECT DISTINCT latitude, longitude FROM fact_campus ORDER BY 1, 2"
        ).fetchall(),
        fees=_read_scalars(connection, "SELECT DISTINCT fee_pkr FROM fact WHERE fee_pkr > 0 ORDER BY 1"),
        rates=dict(
            connection.execute(
                "SELECT code, value_to_pkr FROM currency WHERE code <> 'PKR' ORDER BY code"
            ).fetchall()
        ),
        words=_read_scalars(
            connection,
            "SELECT word FROM fact JOIN course USING (id), regexp_split_to_table(lower(name), '[^a-z]+') AS word "
            "WHERE word <> '' GROUP BY word ORDER BY count(*) DESC, word LIMIT 300",
        ),
    )


def _read_scalars(connection: psycopg.Connection, query: str) -> list[Any]:
    with connection.cursor(row_factory=scalar_row) as cursor:
        return cursor.execute(query.encode()).fetchall()
