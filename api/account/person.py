"""Reads a person with country, city, photo and favourites."""

from typing import Any

from api.database import Connection, read_rows
from api.refusal import Refusal
from schemas.vocabulary.accounts import NO_PHOTO, Message

PHOTO_PATH = "/api/account/photo"
_READ = """
SELECT person.id, person.first_name, person.last_name, person.email, person.mobile, person.role, person.city_text,
       person.last_qualification, person.passing_date, person.country_id, country.name AS country,
       person.city_id, city.name AS city, photo.version AS photo,
       ARRAY(SELECT course_id FROM favourite WHERE person_id = person.id ORDER BY created_at DESC, course_id DESC)
           AS favourites
FROM person
LEFT JOIN country ON country.id = person.country_id
LEFT JOIN city ON city.id = person.city_id
LEFT JOIN person_photo photo ON photo.person_id = person.id
WHERE person.id = %s
"""


async def read_person(connection: Connection, person_id: int) -> dict[str, Any]:
    rows = await read_rows(connection, _READ, (person_id,))
    if not rows:
        raise Refusal(401, Message.SIGN_IN_NEEDED.value)
    return rows[0]


def build_photo_path_or_text(version: object) -> str:
    """Return the path of the photo, or the text NO_PHOTO without a photo.

    The path contains the version, so a browser never shows an old photo from its cache.
    """
    return NO_PHOTO if version is None else f"{PHOTO_PATH}?version={version}"


async def read_photo(connection: Connection, person_id: int) -> bytes | None:
    rows = await read_rows(connection, "SELECT jpeg FROM person_photo WHERE person_id = %s", (person_id,))
    return bytes(rows[0]["jpeg"]) if rows else None
