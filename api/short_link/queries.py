from uuid import UUID

from fastapi import HTTPException
from fastapi.exceptions import RequestValidationError
from psycopg.types.json import Jsonb

from api.database import Connection, read_rows
from api.references import find_ids
from schemas.contracts.short_link import NewShortLink, ShortLink, ShortLinkPayload, check_distinct_courses

_INSERT = "INSERT INTO short_link (uuid, page, params) VALUES (%s, %s, %s) ON CONFLICT (uuid) DO NOTHING"
_SELECT = "SELECT page AS key, params FROM short_link WHERE uuid = %s"
_FOLLOW = """
UPDATE short_link SET last_followed = clock_timestamp()
WHERE uuid = %s AND (last_followed IS NULL OR last_followed < clock_timestamp() - interval '1 day')
"""
"""Stores when the link was opened, at most once per day. The worker deletes links that were not opened for a year."""


async def store_link(connection: Connection, link: NewShortLink) -> None:
    """Store a link. Raises HTTPException 409 if the uuid is already stored with another page or other parameters.

    Raises RequestValidationError if a comparison has the same course twice, for example by id and by slug.
    """
    payload = link.payload
    await _check_compared_courses(connection, payload)
    await connection.execute(_INSERT, (link.uuid, payload.key, Jsonb(payload.params)))
    if await find_link(connection, link.uuid) != ShortLink(uuid=link.uuid, payload=payload):
        raise HTTPException(409, "This uuid stands for another page already")


async def follow_link(connection: Connection, uuid: UUID) -> ShortLink:
    link = await find_link(connection, uuid)
    await connection.execute(_FOLLOW, (uuid,))
    return link


async def find_link(connection: Connection, uuid: UUID) -> ShortLink:
    rows = await read_rows(connection, _SELECT, (uuid,))
    if not rows:
        raise HTTPException(404, "There is no such short link")
    return ShortLink(uuid=uuid, payload=ShortLinkPayload.model_validate(rows[0]))


async def _check_compared_courses(connection: Connection, payload: ShortLinkPayload) -> None:
    """Raise RequestValidationError if a course appears twice, for example by id and by slug.

    Unknown slugs are compared as text.
    """
    compared = payload.compared_courses
    ids = await find_ids(connection, "course", compared.values()) if compared else []
    try:
        check_distinct_courses(
            {
                name: reference if course is None else course
                for (name, reference), course in zip(compared.items(), ids, strict=True)
            }
        )
    except ValueError as error:
        problem = {"loc": ("body", "payload"), "type": "value_error", "msg": str(error)}
        raise RequestValidationError([problem]) from error
