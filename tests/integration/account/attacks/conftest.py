"""Fixture: one site for all attacks, because building the application takes as long as many attacks."""

from collections.abc import AsyncIterator

import psycopg
import pytest
import pytest_asyncio

from tests.integration.account.attacks.stage import CALLBACK_KEY, ENCRYPTION_KEY, Stage
from tests.integration.account.site import open_site


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def stage(
    accounts_url: str,
    broker_url: str,
    connection: psycopg.Connection,
    tmp_path_factory: pytest.TempPathFactory,
) -> AsyncIterator[Stage]:
    var = tmp_path_factory.mktemp("var")
    ids = connection.execute(
        "SELECT (SELECT min(id) FROM published_course), (SELECT min(id) FROM institute WHERE status = 'published')"
    ).fetchone()
    assert ids is not None
    given = {"crm_callback_key": CALLBACK_KEY, "finder_encryption_keys": ENCRYPTION_KEY}
    async with open_site(accounts_url, broker_url, var, **given) as site:
        yield Stage(site, connection, site.app.state.throttle, *ids)
