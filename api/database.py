"""PostgreSQL as requests use it: few connections, a transaction each, and an error that says when to ask again.

DatabaseUnavailable is all that a route sees of a database that is down, busy or slow.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, LiteralString

import psycopg
from psycopg.rows import DictRow, TupleRow, dict_row

Connection = psycopg.AsyncConnection[TupleRow]

CONNECTIONS_MAX = 8
"""Each process has as many at most; the database's limit is shared with the indexer and other processes."""
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
"""Every statement of the request reads one and the same state."""


class DatabaseUnavailable(Exception):
    """PostgreSQL cannot answer now; asking again later may help."""

    retry_after_seconds = 5


class Database:
    """Opens connections when they are needed, so that the application starts and searches without a database."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._idle: list[Connection] = []
        self._slots = asyncio.Semaphore(CONNECTIONS_MAX)

    @asynccontextmanager
    async def transaction(self, begin: LiteralString = BEGIN) -> AsyncIterator[Connection]:
        """Committed at the end of the block, rolled back when it raises.

        Whatever PostgreSQL fails in, other than refusing what was asked, becomes DatabaseUnavailable.
        """
        async with self._slot():
            try:
                connection = await self._begin(begin)
                async with self._transaction_end(connection):
                    yield connection
            except (psycopg.OperationalError, psycopg.InterfaceError) as error:
                raise DatabaseUnavailable("The database cannot answer now") from error

    async def close(self) -> None:
        while self._idle:
            await self._idle.pop().close()

    @asynccontextmanager
    async def _slot(self) -> AsyncIterator[None]:
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
        """A connection with an open transaction. An idle one may have died with its server: then the next is tried."""
        while self._idle:
            with suppress(psycopg.OperationalError):
                return await _begin_on(self._idle.pop(), begin)
        return await _begin_on(await self._connect(), begin)

    async def _connect(self) -> Connection:
        return await psycopg.AsyncConnection.connect(
            self._url,
            autocommit=True,
            connect_timeout=CONNECT_SECONDS,
            options=SESSION_OPTIONS,
            application_name="finder-api",
        )

    @asynccontextmanager
    async def _transaction_end(self, connection: Connection) -> AsyncIterator[None]:
        """The transaction is over after the block; only a connection that is known to be clean is kept."""
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


async def _begin_on(connection: Connection, begin: LiteralString) -> Connection:
    """The connection itself; closed when it does not take the statement."""
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
    """What a statement answers, a dict by column each."""
    async with connection.cursor(row_factory=dict_row) as cursor:
        await cursor.execute(statement, parameters)
        return await cursor.fetchall()
