"""A running site uses the experiment in PostgreSQL.

If the site cannot use the experiment, or cannot read it for more than a minute, the site serves the ordinary ranking.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import psycopg
import pytest
import pytest_asyncio
from fastapi import FastAPI

from api.database import Database
from api.experiments.current_experiment import UNREAD_MAX_SECONDS, CurrentExperiment
from search.requests.ranking_version import RANKING_VERSION
from tests.finder_command import RunFinder
from tests.integration.experiments.site_requests import (
    BOTH_VERSIONS,
    KNOBS,
    PHONE,
    Json,
    send_search,
    start_experiment,
)
from tests.search_service import NO_DATABASE, build_app, draw_client, serve

SEARCH: Json = {"text": "science", "interpret": False, "page_size": 10}


@pytest_asyncio.fixture(loop_scope="session")
async def idle_site(
    app: FastAPI, database: psycopg.Connection, fast_reads: None
) -> AsyncIterator[httpx.AsyncClient]:
    """A site without an experiment."""
    del database, fast_reads
    async with serve(app, draw_client()) as client:
        client.headers.update(PHONE)
        yield client


async def wait_for_ranking(site: httpx.AsyncClient, version: str) -> None:
    for _ in range(200):
        if (await send_search(site, SEARCH)).headers["x-ranking-version"] == version:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"the site does not serve {version}")


async def test_a_running_site_follows_start_and_stop(
    idle_site: httpx.AsyncClient, run_finder: RunFinder, tmp_path: Path
) -> None:
    knobs = tmp_path / "knobs.json"
    knobs.write_text(json.dumps(KNOBS))
    assert (await send_search(idle_site, SEARCH)).headers["x-ranking-version"] == RANKING_VERSION
    assert run_finder("start", "first-try", "--knobs", str(knobs))[0] == 0
    await wait_for_ranking(idle_site, BOTH_VERSIONS)
    session = (await send_search(idle_site, {**SEARCH, "visit": True})).json()
    assert run_finder("stop", "first-try")[0] == 0
    await wait_for_ranking(idle_site, RANKING_VERSION)
    for kept in ({"cursor": session["cursor"]}, {"visit_token": session["visit_token"], "page": 2}):
        response = await idle_site.post("/api/search", json={**SEARCH, **kept})
        assert response.status_code == 410, "the list of the session does not exist any more"


async def test_a_session_keeps_the_ordinary_list_when_an_experiment_starts(
    idle_site: httpx.AsyncClient, database: psycopg.Connection
) -> None:
    session = (await send_search(idle_site, {**SEARCH, "visit": True})).json()
    start_experiment(database, "later", KNOBS)
    await wait_for_ranking(idle_site, BOTH_VERSIONS)
    page = await send_search(idle_site, {**SEARCH, "cursor": session["cursor"]})
    assert page.headers["x-ranking-version"] == RANKING_VERSION


async def test_an_experiment_that_cannot_be_used_leaves_the_ordinary_ranking(
    app: FastAPI, idle_site: httpx.AsyncClient, database: psycopg.Connection, caplog: pytest.LogCaptureFixture
) -> None:
    """The knob (ranking constant) is unknown in this release, or the ordinary ranking has changed since the start."""
    for name, knobs, version, reason in (
        ("unknown-knob", {"OLD_BOOST": 2.0}, RANKING_VERSION, "there is no knob OLD_BOOST"),
        ("other-release", KNOBS, "00000000", "compares with the ranking 00000000"),
    ):
        database.execute("TRUNCATE ranking_experiment CASCADE")
        start_experiment(database, name, knobs, version)
        for _ in range(2):
            await app.state.experiment.refresh(app.state.database)
        assert (await send_search(idle_site, SEARCH)).headers["x-ranking-version"] == RANKING_VERSION
        assert len([line for line in caplog.messages if name in line and reason in line]) == 1


async def test_a_search_works_while_postgresql_is_away(elasticsearch_url: str, tmp_path: Path) -> None:
    app = build_app(
        NO_DATABASE, elasticsearch_url=elasticsearch_url, finder_search_log=True,
        finder_search_log_folder=tmp_path,
    )  # fmt: skip
    async with serve(app, draw_client()) as client:
        response = await send_search(client, SEARCH, PHONE)
        assert response.headers["x-ranking-version"] == RANKING_VERSION


async def test_the_last_experiment_stays_for_a_minute_while_postgresql_is_away(
    sample_database_url: str, running: str
) -> None:
    now = 1_000.0
    current = CurrentExperiment(lambda: now)
    connected, away = Database(sample_database_url), Database(NO_DATABASE)
    names = []
    for database, seconds in ((connected, 0), (away, UNREAD_MAX_SECONDS), (away, 1), (connected, 0)):
        now += seconds
        await current.refresh(database)
        names.append(current.running and current.running.name)
    assert names == [running, running, None, running]
    await connected.close()
