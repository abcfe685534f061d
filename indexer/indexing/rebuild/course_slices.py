"""Reads the ids of published courses in slices, with the versions of their documents in the table `ledger`."""

from collections.abc import Iterator

from indexer.indexing import ledger
from indexer.indexing.generations.batches import COURSE_ID_MAX
from indexer.shared.database import Connection

_CANDIDATES = "SELECT id FROM course WHERE id > %s AND id <= %s ORDER BY id LIMIT %s"

# The condition is a list of ids. With a range of ids, PostgreSQL would read the tables from the start for every slice.
_VERSIONS = """
SELECT published.id, ledger.version
FROM published_course AS published
LEFT JOIN ledger ON ledger.course_id = published.id
WHERE published.id = ANY(%s) ORDER BY published.id
"""


def count_published_courses(connection: Connection) -> int:
    row = connection.execute("SELECT count(*) FROM published_course").fetchone()
    assert row is not None
    return int(row[0])


def read_published_slices(
    connection: Connection, size: int, after: int = -1, up_to: int = COURSE_ID_MAX
) -> Iterator[dict[int, int]]:
    """Yield slices of at most `size` published courses: ledger versions by course id.

    The ids are greater than `after` and at most `up_to`, in ascending order. A course without a version gets
    version 1. The caller must read the courses of a slice after receiving the slice, so that a later change has a
    higher version.
    """
    while candidates := [row[0] for row in connection.execute(_CANDIDATES, (after, up_to, size)).fetchall()]:
        after = candidates[-1]
        rows = connection.execute(_VERSIONS, (candidates,)).fetchall()
        versions: dict[int, int] = dict(rows)
        missing = [course_id for course_id, version in rows if version is None]
        if missing:
            ledger.add_missing_courses(connection, missing)
            versions |= ledger.read_versions(connection, missing)
        if versions:
            yield versions
