"""Connections to PostgreSQL."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import psycopg
from psycopg.rows import TupleRow

Connection = psycopg.Connection[TupleRow]


def connect(database_url: str) -> Connection:
    """Open a connection in autocommit mode.

    Advisory locks need a database session that belongs to this connection. Such locks do not work with a pooler that
    shares sessions between transactions.
    """
    connection = psycopg.connect(database_url, autocommit=True, application_name="finder-indexer")
    # The statements select about 1,000 ids. For a list of known ids, PostgreSQL chooses a plan that reads whole tables.
    # A generic plan uses the indexes.
    connection.execute("SET plan_cache_mode = force_generic_plan")
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
