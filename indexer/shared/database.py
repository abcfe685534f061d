"""Connections to PostgreSQL."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import psycopg
from psycopg.rows import TupleRow

Connection = psycopg.Connection[TupleRow]


def connect(database_url: str) -> Connection:
    """A connection in autocommit mode.

    The connection needs its own database session. Advisory locks do not work behind a pooler that shares sessions
    between transactions.
    """
    connection = psycopg.connect(database_url, autocommit=True, application_name="finder-indexer")
    # The statements select a slice of about 1,000 ids. A plan for those specific ids reads whole tables. A generic
    # plan uses the indexes.
    connection.execute("SET plan_cache_mode = force_generic_plan")
    return connection


@contextmanager
def snapshot(connection: Connection) -> Iterator[None]:
    """All statements of the block read the database state as of the first statement."""
    with connection.transaction():
        connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield


def format_array(numbers: Iterable[int]) -> str:
    """A PostgreSQL array literal. Passing this text takes a tenth of the time of passing a list of 1,000 ids."""
    return f"{{{','.join(map(str, numbers))}}}"
