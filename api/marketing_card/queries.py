"""Queries for advertisements, which the site shows as cards between search results."""

from psycopg.rows import DictRow

from api.database import Connection, read_rows
from api.references import parse_id
from api.replacement.missing_rows import build_missing_error
from schemas.contracts.catalogue.home_lists import MarketingCard, MarketingCardDetail, MarketingCardPage
from schemas.html import sanitise_html, sanitise_translations
from schemas.vocabulary.limits import LISTING_PAGE_SIZE

_COUNT = """
SELECT count(*) AS count
FROM marketing_card JOIN institute ON institute.id = institute_id AND institute.status = 'published'
WHERE marketing_card.status = 'published'
"""
_COLUMNS = """
SELECT marketing_card.id, card_type, heading, list_card_img_front, list_card_img_back, grid_card_img_front,
       grid_card_img_back, institute.slug AS institute_slug, institute.name AS institute_name,
       ARRAY(
           SELECT campus.slug
           FROM marketing_card_campus JOIN campus ON campus.id = campus_id AND campus.status = 'published'
           WHERE marketing_card_id = marketing_card.id
           ORDER BY campus.id
       ) AS institute_campus_slug
"""
_CARDS = f"""
{_COLUMNS}
FROM marketing_card JOIN institute ON institute.id = institute_id AND institute.status = 'published'
WHERE marketing_card.status = 'published'
ORDER BY marketing_card.position, marketing_card.id
LIMIT %s OFFSET %s
"""
_CARD = f"""
{_COLUMNS}, coalesce(detail_page_img, list_card_img_front) AS detail_page_img, content, marketing_card.translations,
       is_sample
FROM marketing_card
JOIN institute ON institute.id = institute_id AND institute.status = 'published'
JOIN source ON source.id = institute.source_id
WHERE marketing_card.id = %s AND marketing_card.status = 'published'
"""


async def read_marketing_cards(connection: Connection, page: int) -> MarketingCardPage:
    """Read one page of the advertisements of published institutes. Pages start at 1."""
    (counted,) = await read_rows(connection, _COUNT)
    first = (page - 1) * LISTING_PAGE_SIZE
    rows = await read_rows(connection, _CARDS, (LISTING_PAGE_SIZE, first))
    return MarketingCardPage(count=counted["count"], results=[_build_card(row) for row in rows])


async def read_marketing_card(connection: Connection, reference: str) -> MarketingCardDetail:
    """Read an advertisement of a published institute by id. Raises HTTPException 410 if it is withdrawn, or 404."""
    card = parse_id(reference)
    rows = [] if card is None else await read_rows(connection, _CARD, (card,))
    if not rows:
        raise await build_missing_error(connection, "marketing_card", card, "advertisement")
    row = rows[0]
    return {
        **_build_card(row),
        "detail_page_img": row["detail_page_img"],
        "content": sanitise_html(row["content"]),
        "is_sample": row["is_sample"],
        "translations": sanitise_translations(row["translations"]),
    }


def _build_card(row: DictRow) -> MarketingCard:
    return MarketingCard(
        id=row["id"],
        card_type=row["card_type"],
        heading=row["heading"],
        list_card_img_front=row["list_card_img_front"],
        list_card_img_back=row["list_card_img_back"],
        grid_card_img_front=row["grid_card_img_front"],
        grid_card_img_back=row["grid_card_img_back"],
        institute_slug=row["institute_slug"],
        institute_name=row["institute_name"],
        institute_campus_slug=row["institute_campus_slug"],
    )
