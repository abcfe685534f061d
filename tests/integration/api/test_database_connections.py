"""API calls that use PostgreSQL respond with 503 while PostgreSQL is down, slow or busy. Afterwards they work again.

Calls that do not use PostgreSQL always work.
"""

import asyncio
from typing import LiteralString

import httpx
import psycopg
import pytest

from api.database import BEGIN, BEGIN_SNAPSHOT, CONNECTIONS_MAX, Database, DatabaseUnavailable, open_database
from tests.search_service import NO_DATABASE, search_service

PATHS = [
    "/api/course/1",
    "/api/discipline/all",
    "/api/currency/all",
    "/api/regions/all",
    "/api/country/max_fee",
]


def assert_unavailable(response: httpx.Response) -> None:
    assert response.status_code == 503, response.text
    assert int(response.headers["retry-after"]) > 0
    assert response.json() == {"detail": "The database is unavailable at the moment", "fields": []}


async def test_without_a_database_only_its_calls_are_unavailable(made_database_url: str) -> None:
    assert made_database_url != NO_DATABASE
    async with search_service("http://127.0.0.1:1") as service:
        for path in PATHS:
            assert_unavailable(await service.get(path))
        assert_unavailable(await service.post("/api/course/courses_by_ids/", json={"courses_ids": [1]}))
        assert (await service.get("/health/live")).status_code == 200
        assert (await service.get("/api/course/no_slug")).status_code == 404


async def test_dead_connections_are_replaced_without_a_failed_call(
    service: httpx.AsyncClient, connection: psycopg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The timeouts are long enough for a new connection on a busy machine."""
    monkeypatch.setattr("api.database.WAIT_FOR_CONNECTION_SECONDS", 60.0)
    monkeypatch.setattr("api.database.CONNECT_SECONDS", 60)
    for _ in range(2):
        responses = await asyncio.gather(*(service.get("/api/currency/all") for _ in range(20)))
        assert {response.status_code for response in responses} == {200}
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE application_name = 'finder-api' AND datname = current_database()"
        )


async def test_the_number_of_connections_stays_within_the_limit(
    service: httpx.AsyncClient, connection: psycopg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("api.database.WAIT_FOR_CONNECTION_SECONDS", 120)
    responses = await asyncio.gather(*(service.get("/api/course/1") for _ in range(60)))
    assert {response.status_code for response in responses} == {200}
    opened = connection.execute(
        "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'finder-api' AND datname = current_database()"
    ).fetchone()
    assert opened is not None
    assert 0 < opened[0] <= CONNECTIONS_MAX


async def test_a_slow_statement_is_cancelled(made_database_url: str) -> None:
    async with open_database(made_database_url) as database:
        with pytest.raises(DatabaseUnavailable):
            await _run(database, "SET LOCAL statement_timeout = 50", "SELECT pg_sleep(20)")
        assert await _count(database, "SELECT 1") == 1


async def test_a_transaction_is_committed_or_rolled_back(made_database_url: str) -> None:
    def insert(number: int) -> str:
        return f"INSERT INTO region (id, slug, name, type) VALUES ({number}, 'r{number}', 'R', 'area')"

    async with open_database(made_database_url) as database:
        await _run(database, insert(100))
        with pytest.raises(psycopg.errors.DivisionByZero):
            await _run(database, insert(101), "SELECT 1 / 0")
        with pytest.raises(psycopg.errors.ReadOnlySqlTransaction):
            await _run(database, insert(102), begin=BEGIN_SNAPSHOT)
        assert await _count(database, "SELECT max(id) FROM region") == 100


async def test_a_cancelled_call_leaves_no_transaction_open(
    made_database_url: str, connection: psycopg.Connection
) -> None:
    async def sleep(database: Database) -> None:
        async with database.transaction() as taken:
            await taken.execute("SELECT pg_sleep(4)")

    async with open_database(made_database_url) as database:
        tasks = [asyncio.create_task(sleep(database)) for _ in range(CONNECTIONS_MAX)]
        await asyncio.sleep(0.5)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert await _count(database, "SELECT 1") == 1
    waited = connection.execute(
        "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'finder-api' "
        "AND datname = current_database() AND state LIKE 'idle in transaction%'"
    ).fetchone()
    assert waited == (0,)


async def test_a_long_wait_for_a_connection_is_an_error(
    made_database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("api.database.WAIT_FOR_CONNECTION_SECONDS", 0.1)

    async def hold(database: Database, done: asyncio.Event) -> None:
        async with database.transaction():
            await done.wait()

    async with open_database(made_database_url) as database:
        done = asyncio.Event()
        holding = [asyncio.create_task(hold(database, done)) for _ in range(CONNECTIONS_MAX)]
        await asyncio.sleep(0.5)
        with pytest.raises(DatabaseUnavailable, match="busy"):
            await _count(database, "SELECT 1")
        done.set()
        await asyncio.gather(*holding)
        assert await _count(database, "SELECT 1") == 1


async def _run(database: Database, *statements: str, begin: LiteralString = BEGIN) -> None:
    async with database.transaction(begin) as connection:
        for statement in statements:
            await connection.execute(statement.encode())


async def _count(database: Database, query: str) -> object:
    async with database.transaction() as connection:
        row = await (await connection.execute(query.encode())).fetchone()
    return row[0] if row else None
