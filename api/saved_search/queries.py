from datetime import datetime
from secrets import token_bytes
from typing import Any
from uuid import UUID

from psycopg.errors import InvalidParameterValue
from psycopg.types.json import Jsonb

from api.database import Connection, read_rows
from api.refusal import Refusal
from schemas.contracts.account.saved_searches import (
    AlertChoice,
    NewSavedSearch,
    SavedSearchChange,
    SavedSearchEntry,
    SavedSearchList,
)
from schemas.unsubscribe_tokens import KEY_BYTES
from schemas.vocabulary.alerts import (
    SAVED_SEARCHES_MAX,
    AlertFrequency,
    SavedSearchKind,
    SavedSearchProblem,
)

UNKNOWN_SEARCH = "There is no such saved search"
TOO_MANY_SEARCHES = f"You can save up to {SAVED_SEARCHES_MAX} searches"
UNKNOWN_TIME_ZONE = "There is no such time zone"
_LIST = """
SELECT id, kind, name, address, frequency, due_at, problem, problem_field, created_at
FROM saved_search WHERE person_id = %s ORDER BY created_at DESC, id
"""
_COUNT = "SELECT count(*) AS number FROM saved_search WHERE person_id = %s AND kind = 'search'"
_LOCK_PERSON = "SELECT id FROM person WHERE id = %s FOR NO KEY UPDATE"
_NEXT_ALERT = "next_alert_time(%(frequency)s::text, %(time_zone)s::text, now())"
_ADD = f"""
INSERT INTO saved_search
    (person_id, kind, name, address, request, frequency, time_zone, unsubscribe_key, due_at, attempt_at)
VALUES (%(person)s, %(kind)s, %(name)s::text, %(address)s, %(request)s, %(frequency)s::text, %(time_zone)s::text,
        %(key)s, {_NEXT_ALERT}, CASE WHEN %(frequency)s::text <> 'off' THEN now() END)
RETURNING id
"""
_SCHEDULE = f"""
UPDATE saved_search SET
    name = coalesce(%(name)s::text, name), frequency = %(frequency)s::text, time_zone = %(time_zone)s::text,
    attempts = 0, due_at = {_NEXT_ALERT},
    attempt_at = CASE WHEN %(frequency)s::text = 'off' THEN NULL
                      WHEN frequency = 'off' OR baseline_at IS NULL THEN now()
                      ELSE {_NEXT_ALERT} END,
    baseline_at = CASE WHEN frequency <> 'off' THEN baseline_at END
WHERE person_id = %(person)s
"""
_CHANGE = f"{_SCHEDULE} AND id = %(id)s AND kind = 'search' RETURNING id"
_RENAME = """
UPDATE saved_search SET name = coalesce(%(name)s::text, name)
WHERE person_id = %(person)s AND id = %(id)s AND kind = 'search' RETURNING id
"""
_CHANGE_FOLLOWED = f"{_SCHEDULE} AND kind = 'followed_institutes' RETURNING id"
_DELETE = "DELETE FROM saved_search WHERE person_id = %s AND id = %s AND kind = 'search' RETURNING id"


async def list_saved_searches(connection: Connection, person_id: int) -> SavedSearchList:
    rows = await read_rows(connection, _LIST, (person_id,))
    followed = [row["frequency"] for row in rows if row["kind"] == SavedSearchKind.FOLLOWED_INSTITUTES]
    return SavedSearchList(
        results=[_build_entry(row) for row in rows if row["kind"] == SavedSearchKind.SEARCH],
        followed_frequency=AlertFrequency(followed[0]) if followed else AlertFrequency.OFF,
    )


async def save_search(connection: Connection, person_id: int, new: NewSavedSearch) -> None:
    """Save a search. Raises Refusal 409 for too many saved searches, and 422 for an unknown time zone."""
    await read_rows(connection, _LOCK_PERSON, (person_id,))
    (count,) = await read_rows(connection, _COUNT, (person_id,))
    if count["number"] >= SAVED_SEARCHES_MAX:
        raise Refusal(409, TOO_MANY_SEARCHES)
    request = new.request.model_dump(mode="json", exclude_unset=True)
    await _add(connection, person_id, SavedSearchKind.SEARCH, new, new.name, new.address, request)


async def change_saved_search(
    connection: Connection, person_id: int, search_id: UUID, change: SavedSearchChange
) -> None:
    """Change the name or the alerts of a search. A new name leaves the alerts as they are.

    Raises Refusal 404 for an unknown search, and 422 for an unknown time zone.
    """
    values = {"person": person_id, "id": search_id, **change.model_dump(mode="json")}
    statement = _RENAME if change.frequency is None else _CHANGE
    if not await _read_scheduled(connection, statement, values):
        raise Refusal(404, UNKNOWN_SEARCH)


async def delete_saved_search(connection: Connection, person_id: int, search_id: UUID) -> None:
    """Delete a saved search. Raises Refusal 404 for an unknown search."""
    if not await read_rows(connection, _DELETE, (person_id, search_id)):
        raise Refusal(404, UNKNOWN_SEARCH)


async def change_followed_alerts(connection: Connection, person_id: int, choice: AlertChoice) -> None:
    """Set how often alerts report the courses of the followed institutes.

    Raises Refusal 422 for an unknown time zone.
    """
    await read_rows(connection, _LOCK_PERSON, (person_id,))
    values = {"person": person_id, "name": None, **choice.model_dump(mode="json")}
    if not await _read_scheduled(connection, _CHANGE_FOLLOWED, values):
        await _add(connection, person_id, SavedSearchKind.FOLLOWED_INSTITUTES, choice, "", "", {})


async def _add(
    connection: Connection,
    person_id: int,
    kind: SavedSearchKind,
    choice: AlertChoice,
    name: str,
    address: str,
    request: dict[str, Any],
) -> None:
    values = {
        "person": person_id,
        "kind": kind.value,
        "name": name,
        "address": address,
        "request": Jsonb(request),
        "frequency": choice.frequency.value,
        "time_zone": choice.time_zone,
        "key": token_bytes(KEY_BYTES),
    }
    await _read_scheduled(connection, _ADD, values)


async def _read_scheduled(
    connection: Connection, statement: str, values: dict[str, Any]
) -> list[dict[str, Any]]:
    """Execute a statement that computes the time of an alert.

    Raises Refusal 422 if PostgreSQL does not know the time zone.
    """
    try:
        return await read_rows(connection, statement, values)
    except InvalidParameterValue as error:
        raise Refusal(422, UNKNOWN_TIME_ZONE, {"time_zone": UNKNOWN_TIME_ZONE}) from error


def _build_entry(row: dict[str, Any]) -> SavedSearchEntry:
    due_at: datetime | None = row["due_at"]
    return SavedSearchEntry(
        id=row["id"],
        name=row["name"],
        address=row["address"],
        frequency=AlertFrequency(row["frequency"]),
        next_alert_at=None if due_at is None else due_at.isoformat(),
        problem=None if row["problem"] is None else SavedSearchProblem(row["problem"]),
        problem_field=row["problem_field"],
        created_at=row["created_at"].isoformat(),
    )
