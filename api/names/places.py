"""The translated names of the states and cities that have a published campus."""

from collections.abc import Iterable
from typing import Literal

from psycopg.rows import DictRow

from api.database import Connection, read_rows
from schemas.taxonomy.translated_places import PlaceKey
from schemas.taxonomy.translation_files import Translations

_PLACES = {
    "state": """
SELECT state.slug, state.name, country.iso2
FROM state JOIN country ON country.id = state.country_id
WHERE state.id IN (
    SELECT city.state_id FROM campus JOIN city ON city.id = campus.city_id WHERE campus.status = 'published')
ORDER BY state.slug
""",
    "city": """
SELECT city.slug, city.name, country.iso2
FROM city JOIN country ON country.id = city.country_id
WHERE city.id IN (SELECT city_id FROM campus WHERE status = 'published')
ORDER BY city.slug
""",
}
"""The states or cities with a published campus. Courses, institutes and filters contain no other states and cities."""


async def read_place_names(
    connection: Connection, kind: Literal["state", "city"], places: Translations[PlaceKey]
) -> dict[str, str]:
    """Read the translated names of the states or cities with a published campus.

    Each translated name has two keys: the slug of the place and its English name. If places with the same English name
    have different translations, or if only some of them have one, this English name is not a key.
    """
    rows = await read_rows(connection, _PLACES[kind])
    translated = {row["slug"]: places.names[kind].get((row["iso2"], row["name"])) for row in rows}
    by_slug = {slug: name for slug, name in translated.items() if name is not None}
    return _list_unambiguous_names(rows, translated) | by_slug


def _list_unambiguous_names(rows: Iterable[DictRow], translated: dict[str, str | None]) -> dict[str, str]:
    found: dict[str, set[str | None]] = {}
    for row in rows:
        found.setdefault(row["name"], set()).add(translated[row["slug"]])
    return {
        english: name
        for english, names in found.items()
        for name in names
        if name is not None and len(names) == 1
    }
