"""Inserts the facts and questions of the sample's countries. The figures are illustrative, and the site says so."""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal

import psycopg

from indexer.catalogue.sample.csv_tables import GUIDES, read_table
from indexer.catalogue.sample.source import SAMPLE_DATE, SOURCE_ID
from schemas.vocabulary.kinds import CountryFactKind, FactUnit
from schemas.vocabulary.site_languages import SiteLanguage

_INSERT_FACT = """
INSERT INTO country_fact (country_id, kind, value, unit, currency_id, source_id, source_date, official_url)
SELECT country.id, %s, %s, %s, currency.id, %s, %s, %s
FROM country LEFT JOIN currency ON currency.code = %s WHERE country.iso2 = %s
ON CONFLICT (country_id, kind) DO NOTHING
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
class SampleQuestion:
    country: str
    language: SiteLanguage
    position: int
    question: str
    answer: str


def insert_country_guides(cursor: psycopg.Cursor) -> None:
    """Insert the rows of both tables. Rows of another source for the same fact or question stay."""
    for fact in read_country_facts():
        source = (SOURCE_ID, SAMPLE_DATE, fact.url)
        values = (fact.kind, fact.value, fact.unit, *source, fact.currency, fact.country)
        cursor.execute(_INSERT_FACT, values)
    for each in read_country_questions():
        texts = (each.language, each.position, each.question, each.answer)
        cursor.execute(_INSERT_QUESTION, (*texts, SOURCE_ID, SAMPLE_DATE, each.country))


def read_country_facts() -> tuple[SampleFact, ...]:
    return read_table(GUIDES / "country_facts.csv", _parse_fact)


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


def _parse_question(line: Mapping[str, str]) -> SampleQuestion:
    language, position = SiteLanguage(line["language"]), int(line["position"])
    return SampleQuestion(line["country"], language, position, line["question"], line["answer"])
