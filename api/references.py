"""Converts ids and slugs in requests to ids. Text that is neither an id nor a slug is not sent to PostgreSQL."""

import re
from collections.abc import Iterable, Sequence
from typing import Literal

from psycopg import sql

from api.database import Connection

Noun = Literal[
    "course", "discipline", "degree_level", "country", "city", "institute", "campus",
    "institute_group", "pathway_group", "apply_portal", "blog", "page", "scholarship",
]  # fmt: skip

_ID_MAX = 2**31 - 1
_DIGITS = re.compile(r"[0-9]{1,10}")
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_SLUG_MAX_CHARACTERS = 200

_IDS_BY_SLUG = """
SELECT slug, id FROM {table} WHERE slug = ANY(%(slugs)s)
UNION ALL
SELECT slug, row_id FROM slug_redirect WHERE noun = %(noun)s AND slug = ANY(%(slugs)s)
"""
"""The query returns each slug once, because a trigger deletes a former slug as soon as another row uses the slug."""


def parse_reference(reference: int | str) -> int | str | None:
    """Parse an id or a slug: "12" → 12, "nursing" → "nursing". Other text and other numbers return None."""
    if isinstance(reference, str) and _DIGITS.fullmatch(reference):
        reference = int(reference)
    if isinstance(reference, int):
        return reference if 0 < reference <= _ID_MAX else None
    possible = len(reference) <= _SLUG_MAX_CHARACTERS and _SLUG.fullmatch(reference)
    return reference if possible else None


def parse_id(reference: int | str) -> int | None:
    """Parse an id. A slug and other text return None."""
    parsed = parse_reference(reference)
    return parsed if isinstance(parsed, int) else None


async def find_ids(connection: Connection, noun: Noun, references: Iterable[int | str]) -> list[int | None]:
    """Find the id of each slug, including former slugs. A valid id is returned unchanged, even if no row has this id.

    The result contains None for an unknown slug, and for text that is neither an id nor a slug.
    """
    parsed = [parse_reference(reference) for reference in references]
    by_slug = await _find_ids_by_slug(connection, noun, [each for each in parsed if isinstance(each, str)])
    return [by_slug.get(each) if isinstance(each, str) else each for each in parsed]


async def find_id(connection: Connection, noun: Noun, reference: int | str) -> int | None:
    return (await find_ids(connection, noun, [reference]))[0]


async def _find_ids_by_slug(connection: Connection, noun: Noun, slugs: Sequence[str]) -> dict[str, int]:
    if not slugs:
        return {}
    statement = sql.SQL(_IDS_BY_SLUG).format(table=sql.Identifier(noun))
    cursor = await connection.execute(statement, {"noun": noun, "slugs": list(slugs)})
    return dict(await cursor.fetchall())
