"""Profiles the Python code of the API's searches: `python -m bench.api_profile 200000`.

The benchmark calls the application in this process, without a socket, with the requests of `bench.search`. Only the
processor time of this process counts, so the time of Elasticsearch is not included. The profiler makes Python code
slower, so only its shares are meaningful. The time per request is measured without the profiler.
"""

import argparse
import asyncio
import cProfile
import logging
import pstats
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import orjson
from rich.table import Table
from starlette.types import ASGIApp, Message

from api.app import create_app
from bench.search.request_pool import read_request_pool
from bench.search.requests import BenchRequest
from bench.search.stage import Stage, console, open_stage
from bench.search.workload import SHARES, Workload
from schemas.settings import ROOT, Settings

REQUESTS = 300
SEED = 20250119
LAYERS: Sequence[tuple[str, str]] = (
    ("search/parsing", "request to query"),
    ("search/interpretation", "interpretation of the text"),
    ("search/requests", "Elasticsearch bodies"),
    ("search/results", "responses of Elasticsearch to results"),
    ("search/elasticsearch_access", "own client: headers, checks, deadline"),
    ("search/", "other search code"),
    ("schemas/", "contracts and vocabulary"),
    ("api/", "middleware and endpoints"),
    ("elastic_transport/", "Elasticsearch client"),
    ("elasticsearch/", "Elasticsearch client"),
    ("aiohttp/", "HTTP client"),
    ("yarl/", "HTTP client"),
    ("multidict/", "HTTP client"),
    ("pydantic", "validation"),
    ("fastapi/", "framework"),
    ("starlette/", "framework"),
    ("anyio/", "framework"),
    ("asyncio/", "event loop"),
)
"""Pairs of a part of a file path and the layer of the functions in this file. The first match is used."""


def main() -> int:
    """Print the time per request, the share of each layer, and the slowest functions."""
    parser = argparse.ArgumentParser(prog="python -m bench.api_profile", description=__doc__)
    parser.add_argument("courses", type=int, nargs="?", default=200_000)
    parser.add_argument("--requests", type=int, default=REQUESTS)
    parser.add_argument("--kind", choices=SHARES, help="send only requests of this kind")
    parser.add_argument("--functions", type=int, default=25, help="list so many functions")
    arguments = parser.parse_args()
    given = Settings(database_url=None, broker_url=None, elasticsearch_url=None)
    with open_stage(arguments.courses, given, fresh=False) as running:
        own_ms, profiler = asyncio.run(_profile(running, arguments.requests, arguments.kind))
    stats = pstats.Stats(profiler, stream=sys.stdout)
    seconds = _sum_by_layer(stats)
    table = Table("layer", "share", "ms per request")
    for layer, spent in seconds.most_common():
        share = spent / seconds.total()
        table.add_row(layer, f"{share:.0%}", f"{share * own_ms:.2f}")
    console.print(f"{own_ms:.2f} ms of processor time per request, without the profiler")
    console.print(table)
    stats.sort_stats("tottime").print_stats(arguments.functions)
    return 0


async def _profile(stage: Stage, count: int, kind: str | None) -> tuple[float, cProfile.Profile]:
    """Send requests without the profiler, then other requests with the profiler.

    Returns the milliseconds per request without the profiler, and the profiler.
    """
    workload = Workload(read_request_pool(stage.urls.database), SEED)

    def draw() -> list[BenchRequest]:
        return workload.draw_of_kind(kind, count) if kind else workload.draw(count)

    app = create_app(Settings(elasticsearch_url=stage.urls.elasticsearch), Path("no-web"))
    logging.getLogger("api.request").disabled = True
    async with app.router.lifespan_context(app):
        with suppress(RuntimeError):  # The first searches of a cold index can take longer than allowed.
            await _send(app, draw())
        requests = draw()
        started = time.process_time()
        await _send(app, requests)
        own_ms = (time.process_time() - started) / len(requests) * 1_000
        profiler = cProfile.Profile(time.thread_time)
        more = draw()
        profiler.enable()
        await _send(app, more)
        profiler.disable()
    return own_ms, profiler


async def _send(app: ASGIApp, requests: Sequence[BenchRequest]) -> None:
    """Send the requests one after another, each after the previous response."""
    for request in requests:
        await _send_one(app, request)


async def _send_one(app: ASGIApp, request: BenchRequest) -> None:
    body = orjson.dumps(request.payload)
    query = "&".join(f"{key}={value}" for key, value in request.parameters.items()).encode()
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST", "scheme": "http",
        "path": request.path, "raw_path": request.path.encode(), "query_string": query, "root_path": "",
        "headers": [(b"host", b"localhost"), (b"content-type", b"application/json"),
                    (b"content-length", str(len(body)).encode())],
        "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "state": {},
    }  # fmt: skip

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] != 200:
            raise RuntimeError(f"{request.key}: status {message['status']}")

    await app(scope, receive, send)


def _sum_by_layer(stats: pstats.Stats) -> Counter[str]:
    """Sum the seconds of all functions by layer. The time of the functions that a function calls is not included.

    The time of a C function counts for the layer of its caller.
    """
    seconds: Counter[str] = Counter()
    functions: dict[tuple[str, int, str], Any] = stats.stats  # type: ignore[attr-defined]  # typeshed has no `stats`.
    for (file, _, _), (_, _, own, _, callers) in functions.items():
        if file != "~":
            seconds[_name_layer(file)] += own
            continue
        for (caller, _, _), (_, _, own_of_caller, _) in callers.items():
            seconds[_name_layer(caller)] += own_of_caller
    return seconds


def _name_layer(file: str) -> str:
    path = file.removeprefix(f"{ROOT}/").rpartition("site-packages/")[2]
    return next((layer for part, layer in LAYERS if part in path), "other")


if __name__ == "__main__":
    raise SystemExit(main())
