"""Connections to PostgreSQL."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import psycopg
from psycopg.rows import TupleRow

Connection = psycopg.Connection[TupleRow]

KEEPALIVE_IDLE_SECONDS = 30
KEEPALIVE_INTERVAL_SECONDS = 15
KEEPALIVE_COUNT = 4
KEEPALIVE_SECONDS = KEEPALIVE_IDLE_SECONDS + KEEPALIVE_INTERVAL_SECONDS * KEEPALIVE_COUNT
"""After this time without a response, each side of an idle connection regards the other side as dead."""

_SESSION_SETTINGS = f"""
SET plan_cache_mode = force_generic_plan;
SET tcp_keepalives_idle = '{KEEPALIVE_IDLE_SECONDS}s';
SET tcp_keepalives_interval = '{KEEPALIVE_INTERVAL_SECONDS}s';
SET tcp_keepalives_count = {KEEPALIVE_COUNT};
SET tcp_user_timeout = '{KEEPALIVE_SECONDS}s';
"""
"""plan_cache_mode: the statements select about 1,000 ids. For a list of known ids, PostgreSQL chooses a plan that reads
whole tables. A generic plan uses the indexes.

tcp_…: if the host of this process vanishes, PostgreSQL ends the session and releases its advisory locks.
"""


def connect(database_url: str) -> Connection:
    """Open a connection in autocommit mode.

    Advisory locks need a database session that belongs to this connection. Such locks do not work with a pooler that
    shares sessions between transactions.
    """
    connection = psycopg.connect(
        database_url,
        autocommit=True,
        application_name="finder-indexer",
        keepalives_idle=KEEPALIVE_IDLE_SECONDS,
        keepalives_interval=KEEPALIVE_INTERVAL_SECONDS,
        keepalives_count=KEEPALIVE_COUNT,
    )
    connection.execute(_SESSION_SETTINGS.encode())
    return connection


@contextmanager
def snapshot(connection: Connection) -> Iterator[None]:
    """Make all statements of the block read the same database state: the state at the first statement."""
    with connection.transaction():
        connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield


def format_array(numbers: Iterable[int]) -> str:
    """Format a PostgreSQL array literal.

    Passing this text is ten times as fast as passing a list of 1,000 ids.
    """
    return f"{{{','.join(map(str, numbers))}}}"
