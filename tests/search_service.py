"""Runs the application in the test process, with an HTTP client that uses no socket."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from api.app import create_app
from schemas.settings import Settings

NO_DATABASE = "postgresql://127.0.0.1:1/none"


NO_ELASTICSEARCH = "http://127.0.0.1:1"
LOOPBACK_CLIENT = ("127.0.0.1", 123)


@asynccontextmanager
async def search_service(
    elasticsearch_url: str = NO_ELASTICSEARCH,
    web_folder: Path = Path("no-web"),
    database_url: str = NO_DATABASE,
    client_address: tuple[str, int] = LOOPBACK_CLIENT,
    **settings: Any,
) -> AsyncIterator[httpx.AsyncClient]:
    """Yield an HTTP client of the whole application, which is started as in production."""
    configuration = Settings(elasticsearch_url=elasticsearch_url, database_url=database_url, **settings)
    app = create_app(configuration, web_folder)
    transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=client_address)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://service") as client,
    ):
        yield client
