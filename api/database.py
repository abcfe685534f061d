"""A pool of PostgreSQL connections with one transaction per request.

DatabaseUnavailable is raised while PostgreSQL is down, busy or slow.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, LiteralString

import psycopg
from psycopg.rows import DictRow, TupleRow, dict_row

Connection = psycopg.AsyncConnection[TupleRow]

CONNECTIONS_MAX = 8
"""Per process. All processes and the indexer share the connection limit of the database."""
WAIT_FOR_CONNECTION_SECONDS = 3.0
CONNECT_SECONDS = 3
SESSION_OPTIONS = " ".join(
    f"-c {name}={milliseconds}"
    for name, milliseconds in {
        "statement_timeout": 5_000,
        "lock_timeout": 2_000,
        "idle_in_transaction_session_timeout": 15_000,
    }.items()
)

BEGIN = "BEGIN"
BEGIN_SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
"""All statements of the transaction read the same snapshot."""


class DatabaseUnavailable(Exception):
    """PostgreSQL is down, busy or slow. A later retry may succeed."""

    retry_after_seconds = 5


class Database:
    """Opens connections on demand, so the application starts and searches without a database.

    Reusing connections saves 5 ms of the 7 ms of `discipline/all`. psycopg_pool has the same speed, but retries a
    refused connection for the whole timeout of 3 s before a call fails. This class fails at once.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._idle: list[Connection] = []
        self._slots = asyncio.Semaphore(CONNECTIONS_MAX)

    @asynccontextmanager
    async def transaction(self, begin: LiteralString = BEGIN) -> AsyncIterator[Connection]:
        """Commit at the end of the block, or roll back when the block raises.

        Connection failures and timeouts raise DatabaseUnavailable. Other database errors pass unchanged.
        """
        async with self._reserve_slot():
            try:
                connection = await self._begin(begin)
                async with self._end_transaction(connection):
                    yield connection
            except (psycopg.OperationalError, psycopg.InterfaceError) as error:
                raise DatabaseUnavailable("The database cannot answer now") from error

    async def close(self) -> None:
        while self._idle:
            await self._idle.pop().close()

    @asynccontextmanager
    async def _reserve_slot(self) -> AsyncIterator[None]:
        try:
            async with asyncio.timeout(WAIT_FOR_CONNECTION_SECONDS):
                await self._slots.acquire()
        except TimeoutError as error:
            raise DatabaseUnavailable("The database is busy") from error
        try:
            yield
        finally:
            self._slots.release()

    async def _begin(self, begin: LiteralString) -> Connection:
        """Begin a transaction on an idle or a new connection. Connections that died while idle are skipped."""
        while self._idle:
            with suppress(psycopg.OperationalError):
                return await _begin_transaction(self._idle.pop(), begin)
        return await _begin_transaction(await self._connect(), begin)

    async def _connect(self) -> Connection:
        return await psycopg.AsyncConnection.connect(
            self._url,
            autocommit=True,
            connect_timeout=CONNECT_SECONDS,
            options=SESSION_OPTIONS,
            application_name="finder-api",
        )

    @asynccontextmanager
    async def _end_transaction(self, connection: Connection) -> AsyncIterator[None]:
        """End the transaction after the block. Only connections in a clean state return to the pool."""
        try:
            yield
        except Exception:
            await self._release_after(connection, "ROLLBACK")
            raise
        except BaseException:
            await connection.close()
            raise
        else:
            await self._release_after(connection, "COMMIT")

    async def _release_after(self, connection: Connection, end: LiteralString) -> None:
        try:
            await connection.execute(end)
        except BaseException:
            await connection.close()
            raise
        self._idle.append(connection)


async def _begin_transaction(connection: Connection, begin: LiteralString) -> Connection:
    """Begin a transaction on `connection`, and close the connection when that fails."""
    try:
        await connection.execute(begin)
    except BaseException:
        await connection.close()
        raise
    return connection


@asynccontextmanager
async def open_database(url: str) -> AsyncIterator[Database]:
    database = Database(url)
    try:
        yield database
    finally:
        await database.close()


async def read_rows(
    connection: Connection, statement: LiteralString, parameters: tuple[Any, ...] | Mapping[str, Any] = ()
) -> list[DictRow]:
    """Execute a statement and return each row as a dict by column."""
    async with connection.cursor(row_factory=dict_row) as cursor:
        await cursor.execute(statement, parameters)
        return await cursor.fetchall()
