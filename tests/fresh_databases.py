"""Creates and drops databases on the server of the tests. A new database is a copy of a template database."""

from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import psycopg
from psycopg import sql


def _with_database(url: str, database: str) -> str:
    return urlunsplit(urlsplit(url)._replace(path=f"/{database}"))


def _execute(server_url: str, statement: str, *names: str) -> None:
    with psycopg.connect(server_url, autocommit=True) as connection:
        connection.execute(sql.SQL(statement).format(*map(sql.Identifier, names)))


@contextmanager
def fresh_database(server_url: str, template: str = "template0") -> Iterator[str]:
    """Yield the URL of a new copy of `template`.

    After the block the copy is dropped, even if it has open connections.
    """
    name = f"test_{uuid4().hex[:12]}"
    _execute(server_url, "CREATE DATABASE {} TEMPLATE {} STRATEGY FILE_COPY", name, template)
    try:
        yield _with_database(server_url, name)
    finally:
        _execute(server_url, "DROP DATABASE IF EXISTS {} WITH (FORCE)", name)


def database_name(url: str) -> str:
    return urlsplit(url).path.removeprefix("/")
