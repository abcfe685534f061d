"""Advisory locks of PostgreSQL. A lock belongs to a database session and is released when the session ends."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from indexer.shared.database import Connection
from indexer.shared.errors import IndexerError

REBUILD = 7_310_001
"""Held by the session that leads the running rebuild."""

WRITES = 7_310_002
"""Drains hold this lock shared while they write. Counting and verification hold it exclusively."""

CLAIMS = 7310
"""The class of the locks that show that the claimer of outbox rows is alive."""

BATCHES = 7311
"""The class of the locks that show that the claimer of a rebuild batch is alive."""

HELD_KEYS = """
SELECT objid::bigint FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2 AND granted
AND classid::bigint = %(class)s
"""
"""SQL for the keys of a class that a living session holds."""


@contextmanager
def hold_own_key(connection: Connection, lock_class: int) -> Iterator[int]:
    """Draws a key of the class and holds its lock during the block, or until the session ends."""
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
    """Takes the lock unless another session holds it. Returns whether this session has it."""
    row = connection.execute("SELECT pg_try_advisory_lock(%s)", (key,)).fetchone()
    return row is not None and bool(row[0])


def unlock(connection: Connection, key: int) -> None:
    connection.execute("SELECT pg_advisory_unlock(%s)", (key,))


@contextmanager
def hold_if_free(connection: Connection, key: int) -> Iterator[bool]:
    """Takes the lock for the block unless another session holds it. Yields whether this session has it."""
    taken = try_lock(connection, key)
    try:
        yield taken
    finally:
        if taken and not connection.closed:
            unlock(connection, key)


def is_held(connection: Connection, key: int) -> bool:
    """True if any session holds the lock, including this one."""
    row = connection.execute(
        "SELECT EXISTS (SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database "
        "WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 1 AND granted "
        "AND classid = 0 AND objid = %s)",
        (key,),
    ).fetchone()
    return row is not None and bool(row[0])


@contextmanager
def hold_shared(connection: Connection, key: int) -> Iterator[None]:
    """Holds the lock shared during the block. Waits while another session holds it exclusively."""
    connection.execute("SELECT pg_advisory_lock_shared(%s)", (key,))
    try:
        yield
    finally:
        connection.execute("SELECT pg_advisory_unlock_shared(%s)", (key,))


@contextmanager
def hold_exclusively(connection: Connection, key: int) -> Iterator[None]:
    """Holds the lock exclusively during the block. Waits until no other session holds it."""
    connection.execute("SELECT pg_advisory_lock(%s)", (key,))
    try:
        yield
    finally:
        unlock(connection, key)
