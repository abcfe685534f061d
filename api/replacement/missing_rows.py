"""The error of a detail call whose row is not published."""

from fastapi import HTTPException

from api.database import Connection
from api.pages.replacements import WithdrawnNoun, is_withdrawn


async def build_missing_error(
    connection: Connection, noun: WithdrawnNoun, row_id: int | None, title: str
) -> HTTPException:
    """Build the error 410 for a withdrawn row, and 404 for a draft and for an unknown row.

    The HTML page of the row has the same status, because the page uses the same SQL statement.

    - row_id: None for a reference without a row.
    - title: the name of the noun in the error text, such as "course".
    """
    if row_id is not None and await is_withdrawn(connection, noun, row_id):
        return HTTPException(410, f"This {title} is no longer offered")
    return HTTPException(404, f"There is no such {title}")
