"""Connections to PostgreSQL as the indexer uses them."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import psycopg
from psycopg.rows import TupleRow

Connection = psycopg.Connection[TupleRow]


def connect(database_url: str) -> Connection:
    """A connection on which every statement is its own transaction unless one is opened.

    Needs a session of its own: behind a pooler that shares sessions between transactions, advisory locks do not hold.
    """
    connection = psycopg.connect(database_url, autocommit=True, application_name="finder-indexer")
    # Our statements name a slice of ids. Planned for the ids at hand, a thousand of a hundred thousand, PostgreSQL
    # reads whole tables for each slice; planned for any ids it goes by the indices, however large the tables are.
    connection.execute("SET plan_cache_mode = force_generic_plan")
    return connection


@contextmanager
def snapshot(connection: Connection) -> Iterator[None]:
    """Statements inside read one and the same state of the database, taken at the first of them."""
    with connection.transaction():
        connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield


def format_array(numbers: Iterable[int]) -> str:
    """An array as PostgreSQL writes it: a thousand ids are dumped in a tenth of the time that a list of them takes."""
    return f"{{{','.join(map(str, numbers))}}}"
