"""Inserts the rows of the home page. The database must already have the sample's institutes and campuses."""

from collections.abc import Iterable

import psycopg

from indexer.catalogue.sample.home_page.rows import (
    HomePageRows,
    SampleApplyPortal,
    SampleInstituteGroup,
    SampleMarketingCard,
)
from indexer.catalogue.sample.source import SOURCE_ID
from schemas.vocabulary.kinds import MarketingCardType

_PORTAL = """
INSERT INTO apply_portal (slug, name, summary, position) VALUES (%s, %s, %s, %s)
ON CONFLICT (slug) DO NOTHING
"""
_GROUP = """
INSERT INTO institute_group (slug, name, summary, position) VALUES (%s, %s, %s, %s)
ON CONFLICT (slug) DO NOTHING
"""
_MEMBERS = """
INSERT INTO institute_group_member (institute_group_id, institute_id)
SELECT institute_group.id, institute.id
FROM institute_group
JOIN institute ON institute.source_id = %s AND institute.source_code = ANY(%s)
WHERE institute_group.slug = %s
ON CONFLICT DO NOTHING
"""
_COUNTRY = """
INSERT INTO scholarship_country (country_id, position)
SELECT id, %s FROM country WHERE iso2 = %s
ON CONFLICT (country_id) DO NOTHING
"""
_CARD = """
WITH card AS (
    INSERT INTO marketing_card (card_type, heading, list_card_img_front, list_card_img_back, grid_card_img_front,
                                grid_card_img_back, institute_id, position)
    SELECT %(card_type)s, %(heading)s, %(front)s, %(back)s, %(front)s, %(back)s, institute.id, %(position)s
    FROM institute WHERE institute.source_id = %(source)s AND institute.source_code = %(institute)s
    RETURNING id
)
INSERT INTO marketing_card_campus (marketing_card_id, campus_id)
SELECT card.id, campus.id
FROM card JOIN campus ON campus.source_id = %(source)s AND campus.source_code = ANY(%(campuses)s)
"""


def insert_home_page(cursor: psycopg.Cursor, rows: HomePageRows) -> None:
    """Insert the rows. Existing portals, groups and countries stay unchanged."""
    _insert_portals(cursor, rows.apply_portals)
    _insert_groups(cursor, rows.institute_groups)
    cursor.executemany(_COUNTRY, list(enumerate(rows.scholarship_countries, 1)))
    _insert_cards(cursor, rows.marketing_cards)


def _insert_portals(cursor: psycopg.Cursor, portals: Iterable[SampleApplyPortal]) -> None:
    cursor.executemany(
        _PORTAL, [(each.slug, each.name, each.summary, position) for position, each in enumerate(portals, 1)]
    )


def _insert_groups(cursor: psycopg.Cursor, groups: Iterable[SampleInstituteGroup]) -> None:
    for position, group in enumerate(groups, 1):
        cursor.execute(_GROUP, (group.slug, group.name, group.summary, position))
        cursor.execute(_MEMBERS, (SOURCE_ID, list(group.members), group.slug))


def _insert_cards(cursor: psycopg.Cursor, cards: Iterable[SampleMarketingCard]) -> None:
    for position, card in enumerate(cards, 1):
        front, back = card.pictures
        cursor.execute(
            _CARD,
            {
                "card_type": MarketingCardType.IMAGE.value,
                "heading": card.heading,
                "front": front,
                "back": back,
                "position": position,
                "source": SOURCE_ID,
                "institute": card.institute,
                "campuses": list(card.campuses),
            },
        )
