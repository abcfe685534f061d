"""Queries for advertisements. Results show them as cards."""

from api.database import Connection, read_rows
from schemas.contracts.catalogue.home_lists import MarketingCard, MarketingCardPage
from schemas.vocabulary.limits import LISTING_PAGE_SIZE

_COUNT = """
SELECT count(*) AS count
FROM marketing_card JOIN institute ON institute.id = institute_id AND institute.status = 'published'
"""
_CARDS = """
SELECT marketing_card.id, card_type, heading, list_card_img_front, list_card_img_back, grid_card_img_front,
       grid_card_img_back, institute.slug AS institute_slug, institute.name AS institute_name,
       ARRAY(
           SELECT campus.slug
           FROM marketing_card_campus JOIN campus ON campus.id = campus_id AND campus.status = 'published'
           WHERE marketing_card_id = marketing_card.id
           ORDER BY campus.id
       ) AS institute_campus_slug
FROM marketing_card JOIN institute ON institute.id = institute_id AND institute.status = 'published'
ORDER BY marketing_card.position, marketing_card.id
LIMIT %s OFFSET %s
"""


async def read_marketing_cards(connection: Connection, page: int) -> MarketingCardPage:
    """The first page is 1."""
    (counted,) = await read_rows(connection, _COUNT)
    first = (page - 1) * LISTING_PAGE_SIZE
    rows = await read_rows(connection, _CARDS, (LISTING_PAGE_SIZE, first))
    return MarketingCardPage(
        count=counted["count"],
        results=[
            MarketingCard(
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
            for row in rows
        ],
    )
