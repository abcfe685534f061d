"""Fixtures: a site with pages for staff (as a `Stage`, which the attack tests use too), and an editor."""

from collections.abc import AsyncIterator

import psycopg
import pytest
import pytest_asyncio

from schemas.vocabulary.roles import Role
from tests.integration.account.attacks.stage import ENCRYPTION_KEY, Stage
from tests.integration.account.site import Person, open_site


@pytest.fixture(scope="module")
def accounts_url(database_url: str) -> str:
    """The database of the test module, without a catalogue, because these tests need no courses."""
    return database_url


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def stage(
    accounts_url: str,
    broker_url: str,
    connection: psycopg.Connection,
    tmp_path_factory: pytest.TempPathFactory,
) -> AsyncIterator[Stage]:
    var = tmp_path_factory.mktemp("var")
    async with open_site(accounts_url, broker_url, var, finder_encryption_keys=ENCRYPTION_KEY) as site:
        yield Stage(site, connection, site.app.state.throttle, 1, 1)


@pytest_asyncio.fixture(loop_scope="session")
async def editor(stage: Stage) -> Person:
    return stage.add_staff(Role.EDITOR)
