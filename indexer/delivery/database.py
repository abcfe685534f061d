"""Connections to PostgreSQL."""

from collections.abc import Mapping
from typing import Any, LiteralString

import psycopg
from psycopg.rows import DictRow, TupleRow, dict_row

from indexer.delivery.errors import DeliveryError
from schemas.settings import Settings

Connection = psycopg.Connection[TupleRow]


def connect(given: Settings) -> Connection:
    """Open a connection in autocommit mode. Raises DeliveryError if DATABASE_URL is not set."""
    if given.database_url is None:
        raise DeliveryError("DATABASE_URL is not set")
    return psycopg.connect(given.database_url, autocommit=True, application_name="finder-delivery")


def read_rows(
    connection: Connection, statement: LiteralString, parameters: tuple[Any, ...] | Mapping[str, Any] = ()
) -> list[DictRow]:
    """Execute a statement and return each row as a dict: {"id": 7, "state": "pending"}."""
    with connection.cursor(row_factory=dict_row) as cursor:
        return cursor.execute(statement, parameters).fetchall()


def execute(
    connection: Connection, statement: LiteralString, parameters: tuple[Any, ...] | Mapping[str, Any] = ()
) -> int:
    """Execute a statement and return the number of written or deleted rows."""
    return connection.execute(statement, parameters).rowcount
