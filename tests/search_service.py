"""Runs the API application in the test process. The HTTP client calls the application directly, without a socket."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from api.app import create_app
from schemas.settings import Settings

NO_DATABASE = "postgresql://127.0.0.1:1/none"


NO_ELASTICSEARCH = "http://127.0.0.1:1"
LOOPBACK_CLIENT = ("127.0.0.1", 123)
_CLIENTS = ((f"127.{a}.{b}.1", 123) for a in range(1, 255) for b in range(1, 255))


def draw_client() -> tuple[str, int]:
    """Return a loopback address and port that no test has used, so that its rate limits are untouched."""
    return next(_CLIENTS)


@asynccontextmanager
async def search_service(
    elasticsearch_url: str = NO_ELASTICSEARCH,
    web_folder: Path = Path("no-web"),
    database_url: str = NO_DATABASE,
    client_address: tuple[str, int] = LOOPBACK_CLIENT,
    **settings: Any,
) -> AsyncIterator[httpx.AsyncClient]:
    """Yield an HTTP client of the whole application. The application starts as in production."""
    app = build_app(database_url, web_folder, elasticsearch_url=elasticsearch_url, **settings)
    async with serve(app, client_address) as client:
        yield client


def build_app(
    database_url: str = NO_DATABASE,
    web_folder: Path = Path("no-web"),
    *,
    elasticsearch_url: str = NO_ELASTICSEARCH,
    **settings: Any,
) -> FastAPI:
    configuration = Settings(elasticsearch_url=elasticsearch_url, database_url=database_url, **settings)
    return create_app(configuration, web_folder)


@asynccontextmanager
async def serve(
    app: FastAPI, client_address: tuple[str, int] = LOOPBACK_CLIENT
) -> AsyncIterator[httpx.AsyncClient]:
    """Start the application as in production, and yield an HTTP client of it.

    The first request to a new application object takes 0.7 s of processor time, so tests start the same object several
    times. Each start has new caches and connections.
    """
    transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=client_address)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://service") as client,
    ):
        yield client
