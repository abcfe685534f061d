"""Advisory locks: they belong to a database session, and are free the moment that session ends."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from indexer.shared.database import Connection
from indexer.shared.errors import IndexerError

REBUILD = 7_310_001
"""Held by the session of the one rebuild that runs."""

WRITES = 7_310_002
"""Shared by every drain while it writes a slice, held alone while the gates of a rebuild count."""

CLAIMS = 7310
"""The class of the locks by which a claim on outbox rows shows that its claimer lives."""

BATCHES = 7311
"""The class of those by which a claim on a batch of a rebuild does."""

HELD_KEYS = """
SELECT objid::bigint FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2 AND granted
AND classid::bigint = %(class)s
"""
"""The keys of a class whose holders live."""


@contextmanager
def hold_own_key(connection: Connection, lock_class: int) -> Iterator[int]:
    """A key of the class that this session holds during the block, and others see free as soon as it has ended."""
    key = secrets.randbelow(2**31)
    row = connection.execute("SELECT pg_try_advisory_lock(%s, %s)", (lock_class, key)).fetchone()
    if row is None or not row[0]:
        raise IndexerError(f"The claim key {key} is taken; another one is drawn at the next try")
    try:
        yield key
    finally:
        if not connection.closed:
            connection.execute("SELECT pg_advisory_unlock(%s, %s)", (lock_class, key))


def try_lock(connection: Connection, key: int) -> bool:
    """Take the lock for this session unless another one has it."""
    row = connection.execute("SELECT pg_try_advisory_lock(%s)", (key,)).fetchone()
    return row is not None and bool(row[0])


def unlock(connection: Connection, key: int) -> None:
    connection.execute("SELECT pg_advisory_unlock(%s)", (key,))


@contextmanager
def hold_if_free(connection: Connection, key: int) -> Iterator[bool]:
    """Whether the lock could be taken; it is free at the end of the block, and not only once the session has ended."""
    taken = try_lock(connection, key)
    try:
        yield taken
    finally:
        if taken and not connection.closed:
            unlock(connection, key)


def is_held(connection: Connection, key: int) -> bool:
    """Whether any session, our own included, holds the lock."""
    row = connection.execute(
        "SELECT EXISTS (SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database "
        "WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 1 AND granted "
        "AND classid = 0 AND objid = %s)",
        (key,),
    ).fetchone()
    return row is not None and bool(row[0])


@contextmanager
def hold_shared(connection: Connection, key: int) -> Iterator[None]:
    """Hold the lock together with others; waits while somebody holds it alone."""
    connection.execute("SELECT pg_advisory_lock_shared(%s)", (key,))
    try:
        yield
    finally:
        connection.execute("SELECT pg_advisory_unlock_shared(%s)", (key,))


@contextmanager
def hold_exclusively(connection: Connection, key: int) -> Iterator[None]:
    """Hold the lock while nobody else does; waits for those who have it."""
    connection.execute("SELECT pg_advisory_lock(%s)", (key,))
    try:
        yield
    finally:
        unlock(connection, key)
