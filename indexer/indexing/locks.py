"""Advisory locks of PostgreSQL.

A lock belongs to a database session. PostgreSQL releases it when the session ends.
"""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from indexer.shared.database import Connection
from indexer.shared.errors import IndexerError

REBUILD = 7_310_001
"""The process that leads a rebuild or rollback holds this lock in its database session.

The removal of generations, a repair of the index and the restore of a backup also hold this lock.
"""

WRITES = 7_310_002
"""Each process holds this lock in shared mode while it writes changes of the outbox to Elasticsearch.

Counting, and the second comparison of a verification, hold the lock in exclusive mode, so that the documents of outbox
changes are not written meanwhile.
"""

CLAIMS = 7310
"""The first key of the locks of processes that claim outbox rows. A held lock shows that its process is alive."""

BATCHES = 7311
"""The first key of the locks of threads that claim rebuild batches. A held lock shows that its thread is alive."""

HELD_KEYS = """
SELECT objid::bigint FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2 AND granted
AND classid::bigint = %(class)s
"""
"""SQL that returns the second keys of all held locks whose first key is `class`."""


@contextmanager
def hold_own_key(connection: Connection, lock_class: int) -> Iterator[int]:
    """Choose a random second key for the first key `lock_class`. Hold the lock until the block or the session ends."""
    key = secrets.randbelow(2**31)
    row = connection.execute("SELECT pg_try_advisory_lock(%s, %s)", (lock_class, key)).fetchone()
    if row is None or not row[0]:
        raise IndexerError(f"The claim key {key} is taken. The next attempt draws another key")
    try:
        yield key
    finally:
        if not connection.closed:
            connection.execute("SELECT pg_advisory_unlock(%s, %s)", (lock_class, key))


def try_lock(connection: Connection, key: int) -> bool:
    """Take the lock unless another session holds it. Returns True if this session has the lock."""
    row = connection.execute("SELECT pg_try_advisory_lock(%s)", (key,)).fetchone()
    return row is not None and bool(row[0])


def unlock(connection: Connection, key: int) -> None:
    connection.execute("SELECT pg_advisory_unlock(%s)", (key,))


@contextmanager
def hold_if_free(connection: Connection, key: int) -> Iterator[bool]:
    """Take the lock for the block unless another session holds it.

    Yields True if this session has the lock.
    """
    taken = try_lock(connection, key)
    try:
        yield taken
    finally:
        if taken and not connection.closed:
            unlock(connection, key)


def is_held(connection: Connection, key: int) -> bool:
    """True if any session holds the lock, including this session."""
    row = connection.execute(
        "SELECT EXISTS (SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database "
        "WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 1 AND granted "
        "AND classid = 0 AND objid = %s)",
        (key,),
    ).fetchone()
    return row is not None and bool(row[0])


@contextmanager
def hold_shared(connection: Connection, key: int) -> Iterator[None]:
    """Hold the lock in shared mode during the block.

    Waits while another session holds it in exclusive mode.
    """
    connection.execute("SELECT pg_advisory_lock_shared(%s)", (key,))
    try:
        yield
    finally:
        connection.execute("SELECT pg_advisory_unlock_shared(%s)", (key,))


@contextmanager
def hold_exclusively(connection: Connection, key: int) -> Iterator[None]:
    """Hold the lock in exclusive mode during the block. Waits until no other session holds it."""
    connection.execute("SELECT pg_advisory_lock(%s)", (key,))
    try:
        yield
    finally:
        unlock(connection, key)
