"""Inserts the rows of the home page. The database must already have the sample's institutes and campuses."""

from collections.abc import Iterable

import psycopg
from psycopg import sql
from psycopg.types.json import Jsonb

from indexer.catalogue.sample.home_page.rows import HOME, HomePageRows, SampleGroup, SampleMarketingCard
from indexer.catalogue.sample.source import SOURCE_ID
from schemas.html import sanitise_html
from schemas.vocabulary.kinds import MarketingCardType
from schemas.vocabulary.site_languages import DEFAULT_LANGUAGE, SiteLanguage

_GROUP = """
INSERT INTO {} (slug, name, summary, website, position, translations) VALUES (%s, %s, %s, %s, %s, %s)
ON CONFLICT (slug) DO NOTHING
"""
_MEMBERS = """
INSERT INTO {members} ({column}, institute_id)
SELECT groups.id, institute.id
FROM {groups} AS groups
JOIN institute ON institute.source_id = %s AND institute.source_code = ANY(%s)
WHERE groups.slug = %s
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
                                grid_card_img_back, institute_id, position, content, translations)
    SELECT %(card_type)s, %(heading)s, %(front)s, %(back)s, %(front)s, %(back)s, institute.id, %(position)s,
           %(content)s, %(translations)s
    FROM institute WHERE institute.source_id = %(source)s AND institute.source_code = %(institute)s
    RETURNING id
)
INSERT INTO marketing_card_campus (marketing_card_id, campus_id)
SELECT card.id, campus.id
FROM card JOIN campus ON campus.source_id = %(source)s AND campus.source_code = ANY(%(campuses)s)
"""


def insert_home_page(cursor: psycopg.Cursor, rows: HomePageRows) -> None:
    """Insert the rows. Existing portals, groups and countries stay unchanged, but missing members are added.

    The advertisements are inserted at each call.
    """
    _insert_groups(cursor, "apply_portal", rows.apply_portals)
    _insert_groups(cursor, "institute_group", rows.institute_groups)
    _insert_groups(cursor, "pathway_group", rows.pathway_groups)
    cursor.executemany(_COUNTRY, list(enumerate(rows.scholarship_countries, 1)))
    _insert_cards(cursor, rows.marketing_cards)


def _insert_groups(cursor: psycopg.Cursor, table: str, groups: Iterable[SampleGroup]) -> None:
    """Insert the groups into `table`, and their members into the table of the members."""
    insert_group = sql.SQL(_GROUP).format(sql.Identifier(table))
    insert_members = sql.SQL(_MEMBERS).format(
        groups=sql.Identifier(table),
        members=sql.Identifier(f"{table}_member"),
        column=sql.Identifier(f"{table}_id"),
    )
    for position, group in enumerate(groups, 1):
        translations = Jsonb(group.translations)
        cursor.execute(
            insert_group, (group.slug, group.name, group.summary, group.website, position, translations)
        )
        cursor.execute(insert_members, (SOURCE_ID, list(group.members), group.slug))


def _insert_cards(cursor: psycopg.Cursor, cards: Iterable[SampleMarketingCard]) -> None:
    content = {
        language: sanitise_html((HOME / f"marketing_text_{language}.html").read_text("utf-8"))
        for language in SiteLanguage
        if (HOME / f"marketing_text_{language}.html").exists()
    }
    translations = {
        language: {"content": text} for language, text in content.items() if language is not DEFAULT_LANGUAGE
    }
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
                "content": content[DEFAULT_LANGUAGE],
                "translations": Jsonb(translations),
                "source": SOURCE_ID,
                "institute": card.institute,
                "campuses": list(card.campuses),
            },
        )
