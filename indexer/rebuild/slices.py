"""All published courses in slices, each with the version that stands in the ledger before it is read."""

from collections.abc import Iterator

from indexer.database import Connection
from indexer.outbox import ledger

_SLICE = """
SELECT published.id, ledger.version
FROM published_course AS published
LEFT JOIN ledger ON ledger.course_id = published.id
WHERE published.id > %s ORDER BY published.id LIMIT %s
"""


def published_count(connection: Connection) -> int:
    row = connection.execute("SELECT count(*) FROM published_course").fetchone()
    assert row is not None
    return int(row[0])


def published_slices(connection: Connection, size: int) -> Iterator[dict[int, int]]:
    """Ledger versions by course id, ascending; a course that has none yet gets its first one."""
    after = -1
    while rows := connection.execute(_SLICE, (after, size), prepare=True).fetchall():
        versions: dict[int, int] = dict(rows)
        missing = [course_id for course_id, version in rows if version is None]
        if missing:
            ledger.add_missing(connection, missing)
            versions |= ledger.versions_of(connection, missing)
        yield versions
        after = max(versions)
