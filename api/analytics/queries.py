"""The SQL of the pages of analysts: saved views, and the events that the charts mark on the time axis."""

from datetime import date, timedelta
from typing import Any

from api.database import Connection, read_rows

VIEWS_MAX = 100
_LIST_VIEWS = "SELECT id, name, address FROM analyst_view WHERE person_id = %s ORDER BY name"
_SAVE_VIEW = """
INSERT INTO analyst_view (person_id, name, address)
SELECT %(person)s, %(name)s::text, %(address)s
WHERE (SELECT count(*) FROM analyst_view WHERE person_id = %(person)s AND name <> %(name)s::text) < %(most)s
ON CONFLICT (person_id, name) DO UPDATE SET address = excluded.address
RETURNING id
"""
_DELETE_VIEW = "DELETE FROM analyst_view WHERE person_id = %s AND id = %s"
_READ_EVENTS = """
SELECT 'import' AS kind, to_char(finished_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, source.name AS name
FROM import_run JOIN source ON source.id = import_run.source_id
WHERE finished_at >= %(since)s AND finished_at < %(end)s
UNION
SELECT 'release', to_char(live_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), id::text
FROM index_generation WHERE live_at >= %(since)s AND live_at < %(end)s
UNION
SELECT 'experiment_start', to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), name
FROM ranking_experiment WHERE started_at >= %(since)s AND started_at < %(end)s
UNION
SELECT 'experiment_end', to_char(stopped_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), name
FROM ranking_experiment WHERE stopped_at >= %(since)s AND stopped_at < %(end)s
"""
_READ_NAMES = """
SELECT 'discipline' AS kind, id, name FROM discipline
UNION ALL SELECT 'specialization', id, name FROM specialization
UNION ALL SELECT 'country', id, name FROM country
"""


async def list_views(connection: Connection, person: int) -> list[dict[str, Any]]:
    return await read_rows(connection, _LIST_VIEWS, (person,))


async def save_view(connection: Connection, person: int, name: str, address: str) -> bool:
    """Save a view. A view with the same name is replaced. Returns False if the person has VIEWS_MAX other views."""
    values = {"person": person, "name": name, "address": address, "most": VIEWS_MAX}
    return bool(await read_rows(connection, _SAVE_VIEW, values))


async def delete_view(connection: Connection, person: int, view: int) -> None:
    await connection.execute(_DELETE_VIEW, (person, view))


async def read_events(connection: Connection, since: date, until: date) -> list[dict[str, Any]]:
    """Return the imports, the new generations of the index, and the experiments of a period, each with its UTC day."""
    return await read_rows(
        connection,
        _READ_EVENTS,
        {"since": f"{since} 00:00+00", "end": f"{until + timedelta(days=1)} 00:00+00"},
    )


async def read_names(connection: Connection) -> list[dict[str, Any]]:
    return await read_rows(connection, _READ_NAMES, ())
