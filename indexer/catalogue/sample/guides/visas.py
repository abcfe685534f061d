"""Inserts the visa guides of the sample. Their figures are illustrative, and the site says so."""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal

import psycopg

from indexer.catalogue.sample.csv_tables import GUIDES, read_table
from indexer.catalogue.sample.source import SAMPLE_DATE, SOURCE_ID

_INSERT = """
INSERT INTO visa_guide (country_id, source_id, source_date, official_url, requirements, fee_amount, fee_currency_id,
                        weeks_min, weeks_max)
SELECT country.id, %s, %s, %s, %s, %s, currency.id, %s, %s
FROM country JOIN currency ON currency.code = %s WHERE country.iso2 = %s
ON CONFLICT (country_id) DO NOTHING
"""


@dataclass(frozen=True, slots=True)
class SampleVisaGuide:
    """country: ISO 3166 alpha-2. currency: ISO 4217."""

    country: str
    requirements: tuple[str, ...]
    fee: Decimal
    currency: str
    weeks: tuple[int, int]
    url: str


def insert_visa_guides(cursor: psycopg.Cursor) -> None:
    """Insert the guides of visa_guides.csv. If a guide for the same country is stored, the stored guide stays."""
    for each in read_table(GUIDES / "visa_guides.csv", _parse_guide):
        source = (SOURCE_ID, SAMPLE_DATE, each.url)
        facts = (list(each.requirements), each.fee, *each.weeks)
        cursor.execute(_INSERT, (*source, *facts, each.currency, each.country))


def _parse_guide(line: Mapping[str, str]) -> SampleVisaGuide:
    return SampleVisaGuide(
        line["country"],
        tuple(line["requirements"].split("|")),
        Decimal(line["fee"]),
        line["currency"],
        (int(line["weeks_min"]), int(line["weeks_max"])),
        line["url"],
    )
