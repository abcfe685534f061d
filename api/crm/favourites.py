"""The favourite courses of a person."""

from api.crm.parameters import refuse_fields
from api.database import Connection, read_rows
from schemas.vocabulary.accounts import Message

UNKNOWN_COURSE = "There is no such course"
_ADD = """
INSERT INTO favourite (person_id, course_id) VALUES (%s, %s) ON CONFLICT DO NOTHING RETURNING course_id
"""
_LIST = "SELECT course_id FROM favourite WHERE person_id = %s ORDER BY created_at DESC, course_id DESC"


async def add_favourite(connection: Connection, person_id: int, course_id: int) -> Message:
    """Add a published course. Raises Refusal 400 for other courses."""
    shown = await read_rows(connection, "SELECT id FROM published_course WHERE id = %s", (course_id,))
    if not shown:
        raise refuse_fields({"course_id": UNKNOWN_COURSE})
    added = await read_rows(connection, _ADD, (person_id, course_id))
    return Message.FAVOURITE_ADDED if added else Message.FAVOURITE_KNOWN


async def remove_favourite(connection: Connection, person_id: int, course_id: int) -> Message:
    """Removing an absent favourite succeeds."""
    await connection.execute(
        "DELETE FROM favourite WHERE person_id = %s AND course_id = %s", (person_id, course_id)
    )
    return Message.FAVOURITE_REMOVED


async def list_favourites(connection: Connection, person_id: int) -> list[int]:
    """Return the course ids, the newest favourite first."""
    return [row["course_id"] for row in await read_rows(connection, _LIST, (person_id,))]
