"""A pool of PostgreSQL connections. Each connection runs one transaction at a time."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, LiteralString

import psycopg
from psycopg.rows import DictRow, TupleRow, dict_row

Connection = psycopg.AsyncConnection[TupleRow]

CONNECTIONS_MAX = 8
"""The largest number of connections of one process. The number is low, because PostgreSQL limits the connections of all
processes together."""
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
"""All statements of the transaction read the same snapshot of the database."""


class DatabaseUnavailable(Exception):
    """PostgreSQL is down, busy or slow. The client can retry later."""

    retry_after_seconds = 5


class Database:
    """A pool that opens connections when they are needed. The application can start before PostgreSQL runs.

    A request to `discipline/all` takes 2 ms with a reused connection, and 7 ms with a new one.
    The library psycopg_pool is not used. If PostgreSQL refuses connections, psycopg_pool tries again until its timeout
    (here it would be 3 s). This class fails at once.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._idle: list[Connection] = []
        self._slots = asyncio.Semaphore(CONNECTIONS_MAX)

    @asynccontextmanager
    async def transaction(self, begin: LiteralString = BEGIN) -> AsyncIterator[Connection]:
        """Run the `async with` block in a transaction. Commit at its end, or roll back if it raises an exception.

        Raises DatabaseUnavailable if no connection becomes free in time, and for each OperationalError and
        InterfaceError of psycopg, such as a failed connection, a timeout or a deadlock. Other errors of PostgreSQL are
        not converted.
        """
        async with self._reserve_slot():
            try:
                connection = await self._begin(begin)
                async with self._end_transaction(connection):
                    yield connection
            except (psycopg.OperationalError, psycopg.InterfaceError) as error:
                raise DatabaseUnavailable("The database is unavailable at the moment") from error

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
        """Begin a transaction on an idle connection, or on a new one.

        Idle connections that no longer work are discarded.
        """
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
        """Commit after the block, or roll back if it raises an exception.

        If the block is cancelled, the connection is closed, because the state of its transaction is unknown.
        """
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
    """Execute BEGIN on the connection. If BEGIN fails, close the connection."""
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
    """Execute a statement. Each row is a dict with the column names as keys."""
    async with connection.cursor(row_factory=dict_row) as cursor:
        await cursor.execute(statement, parameters)
        return await cursor.fetchall()
