from typing import Any

from api.database import Connection, read_rows
from api.refusal import Refusal
from schemas.contracts.account.visas import VisaGuideEntry
from schemas.contracts.base import Named

UNKNOWN_VISA = "There is no visa guide for this country"
_READ = """
SELECT country.id, country.slug, country.name, requirements, visa_guide.translations, fee_amount,
       currency.code AS fee_currency, weeks_min, weeks_max, source.name AS source, source_date, official_url,
       source.is_sample
FROM visa_guide
JOIN country ON country.id = country_id
JOIN source ON source.id = source_id
LEFT JOIN currency ON currency.id = fee_currency_id
WHERE visa_guide.status = 'published' AND (%(slug)s::text IS NULL OR country.slug = %(slug)s)
  AND (NOT source.is_sample OR EXISTS (
      SELECT FROM institute WHERE institute.source_id = visa_guide.source_id AND status = 'published'
  ))
ORDER BY country.name
"""
"""Guides of the sample are read only while the sample has a published institute. A withdrawn sample has none."""


async def read_visa_guides(connection: Connection, country_slug: str | None = None) -> list[VisaGuideEntry]:
    """Read the guide of one country, or the guides of all countries. Without a guide, the list is empty."""
    return [_build_entry(row) for row in await read_rows(connection, _READ, {"slug": country_slug})]


async def read_visa_guide(connection: Connection, country_slug: str) -> VisaGuideEntry:
    """Read the guide of a country. Raises Refusal 404 if there is no guide for the country."""
    guides = await read_visa_guides(connection, country_slug)
    if not guides:
        raise Refusal(404, UNKNOWN_VISA, {"country": UNKNOWN_VISA})
    return guides[0]


def _build_entry(row: dict[str, Any]) -> VisaGuideEntry:
    return VisaGuideEntry(
        country=Named(id=row["id"], slug=row["slug"], name=row["name"]),
        requirements=row["requirements"],
        translations=row["translations"],
        fee_amount=None if row["fee_amount"] is None else float(row["fee_amount"]),
        fee_currency=row["fee_currency"],
        weeks_min=row["weeks_min"],
        weeks_max=row["weeks_max"],
        source=row["source"],
        source_date=row["source_date"].isoformat(),
        official_url=row["official_url"],
        is_sample=row["is_sample"],
    )
