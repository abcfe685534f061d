"""Inserts facts and questions about some countries of the sample, and the cost of living in some of their cities.

The figures are illustrative, and the site says so.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal

import psycopg

from indexer.catalogue.sample.csv_tables import GUIDES, read_table
from indexer.catalogue.sample.source import SAMPLE_DATE, SOURCE_ID
from schemas.vocabulary.kinds import CountryFactKind, FactUnit, LivingCostUnit
from schemas.vocabulary.site_languages import SiteLanguage

_INSERT_FACT = """
INSERT INTO country_fact (country_id, kind, value, unit, currency_id, source_id, source_date, official_url)
SELECT country.id, %s, %s, %s, currency.id, %s, %s, %s
FROM country LEFT JOIN currency ON currency.code = %s WHERE country.iso2 = %s
ON CONFLICT (country_id, kind) DO NOTHING
"""
_INSERT_LIVING_COST = """
INSERT INTO city_living_cost (city_id, value, unit, currency_id, source_id, source_date, official_url)
SELECT city.id, %s, %s, currency.id, %s, %s, %s
FROM city
JOIN country ON country.id = city.country_id AND country.iso2 = %s
JOIN currency ON currency.code = %s
WHERE city.name = %s
ORDER BY population DESC
LIMIT 1
ON CONFLICT (city_id) DO NOTHING
"""
_INSERT_QUESTION = """
INSERT INTO country_faq (country_id, language, position, question, answer, source_id, source_date)
SELECT country.id, %s, %s, %s, %s, %s, %s FROM country WHERE country.iso2 = %s
ON CONFLICT (country_id, language, position) DO NOTHING
"""


@dataclass(frozen=True, slots=True)
class SampleFact:
    """country: ISO 3166 alpha-2. currency: ISO 4217, or empty for hours and months."""

    country: str
    kind: CountryFactKind
    value: Decimal
    unit: FactUnit
    currency: str
    url: str


@dataclass(frozen=True, slots=True)
class SampleLivingCost:
    """country: ISO 3166 alpha-2. currency: ISO 4217. city: a name, which means the largest city with this name."""

    country: str
    city: str
    value: Decimal
    unit: LivingCostUnit
    currency: str
    url: str


@dataclass(frozen=True, slots=True)
class SampleQuestion:
    country: str
    language: SiteLanguage
    position: int
    question: str
    answer: str


def insert_country_guides(cursor: psycopg.Cursor) -> None:
    """Insert the rows of the three tables. A stored row for the same fact, city or question stays."""
    for fact in read_country_facts():
        source = (SOURCE_ID, SAMPLE_DATE, fact.url)
        values = (fact.kind, fact.value, fact.unit, *source, fact.currency, fact.country)
        cursor.execute(_INSERT_FACT, values)
    for cost in read_living_costs():
        source = (SOURCE_ID, SAMPLE_DATE, cost.url)
        amount, city = (cost.value, cost.unit), (cost.country, cost.currency, cost.city)
        cursor.execute(_INSERT_LIVING_COST, (*amount, *source, *city))
    for each in read_country_questions():
        texts = (each.language, each.position, each.question, each.answer)
        cursor.execute(_INSERT_QUESTION, (*texts, SOURCE_ID, SAMPLE_DATE, each.country))


def read_country_facts() -> tuple[SampleFact, ...]:
    return read_table(GUIDES / "country_facts.csv", _parse_fact)


def read_living_costs() -> tuple[SampleLivingCost, ...]:
    return read_table(GUIDES / "city_living_costs.csv", _parse_living_cost)


def read_country_questions() -> tuple[SampleQuestion, ...]:
    return read_table(GUIDES / "country_questions.csv", _parse_question)


def _parse_fact(line: Mapping[str, str]) -> SampleFact:
    return SampleFact(
        line["country"],
        CountryFactKind(line["kind"]),
        Decimal(line["value"]),
        FactUnit(line["unit"]),
        line["currency"],
        line["url"],
    )


def _parse_living_cost(line: Mapping[str, str]) -> SampleLivingCost:
    return SampleLivingCost(
        line["country"],
        line["city"],
        Decimal(line["value"]),
        LivingCostUnit(line["unit"]),
        line["currency"],
        line["url"],
    )


def _parse_question(line: Mapping[str, str]) -> SampleQuestion:
    language, position = SiteLanguage(line["language"]), int(line["position"])
    return SampleQuestion(line["country"], language, position, line["question"], line["answer"])
