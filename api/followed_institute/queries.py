from api.database import Connection, read_rows
from api.refusal import Refusal
from schemas.contracts.base import Named

UNKNOWN_INSTITUTE = "There is no such institute"
_LIST = """
SELECT institute.id, institute.slug, institute.name
FROM institute_follow JOIN institute ON institute.id = institute_id
WHERE person_id = %s AND status = 'published' ORDER BY created_at DESC, institute.id
"""
_PUBLISHED = "SELECT id FROM institute WHERE id = %s AND status = 'published'"
_ADD = "INSERT INTO institute_follow (person_id, institute_id) VALUES (%s, %s) ON CONFLICT DO NOTHING"
_REMOVE = "DELETE FROM institute_follow WHERE person_id = %s AND institute_id = %s"


async def list_followed(connection: Connection, person_id: int) -> list[Named]:
    """Return the followed institutes that are published. The institute that was followed last is first."""
    return [Named(id=row["id"], slug=row["slug"], name=row["name"])
            for row in await read_rows(connection, _LIST, (person_id,))]  # fmt: skip


async def follow_institute(connection: Connection, person_id: int, institute_id: int) -> None:
    """Follow a published institute. Raises Refusal 404 for other institutes."""
    if not await read_rows(connection, _PUBLISHED, (institute_id,)):
        raise Refusal(404, UNKNOWN_INSTITUTE, {"institute_id": UNKNOWN_INSTITUTE})
    await connection.execute(_ADD, (person_id, institute_id))


async def unfollow_institute(connection: Connection, person_id: int, institute_id: int) -> None:
    await connection.execute(_REMOVE, (person_id, institute_id))
