"""Measures the searches of visitors while one client misbehaves: `python -m bench.edge`.

The benchmark has three rounds: without a misbehaving client, with 1,000 slow connections, and with a flood of searches
from one client. Each measured search of a round comes from another visitor: the header `X-Forwarded-For` has another IP
address.
"""

import argparse
import asyncio
import os
import statistics
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from itertools import count
from urllib.parse import urlsplit

import aiohttp

from bench.sample_stage import load_and_index_sample
from bench.site import run_site
from bench.typed_searches import build_search
from schemas.settings import ROOT, Settings
from stack.machine.ports import LOOPBACK
from stack.services.running_services import run_services
from stack.var_folder.lock import lock_var_folder
from stack.var_folder.paths import VarFolder

FOLDER = ROOT / "var" / "bench" / "edge"
SLOW_CLIENT = "127.0.0.2"
"""A loopback address that the site does not trust as a proxy."""
SLOW_CONNECTIONS = 1_000
FLOOD_CLIENT = "203.0.113.9"
FLOOD_CONNECTIONS = 64
PAUSE_SECONDS = 0.02
"""The pause between two searches of visitors."""
MEDIAN_RATIO_MAX = 1.1
P95_RATIO_MAX = 1.5
SEARCH_NUMBERS = count()

Trouble = Callable[[str], AbstractAsyncContextManager[None]]


@dataclass(frozen=True)
class Figures:
    """The response times of searches in milliseconds."""

    median: float
    p95: float
    searches: int


async def search(session: aiohttp.ClientSession, address: str, client: str) -> int:
    async with session.post(
        f"{address}/api/search", json=build_search(next(SEARCH_NUMBERS)), headers={"X-Forwarded-For": client}
    ) as response:
        await response.read()
        return response.status


async def measure(address: str, seconds: float) -> Figures:
    """Send searches one after the other, each from another visitor. The first 40 searches are not measured."""
    times: list[float] = []
    async with aiohttp.ClientSession() as session:
        for number in range(40):
            await search(session, address, f"198.18.0.{number}")
        until = time.perf_counter() + seconds
        while (started := time.perf_counter()) < until:
            number = len(times)
            status = await search(session, address, f"198.19.{number // 250}.{number % 250}")
            assert status == 200, f"a visitor got {status}"
            times.append((time.perf_counter() - started) * 1_000)
            await asyncio.sleep(PAUSE_SECONDS)
    return Figures(statistics.median(times), statistics.quantiles(times, n=20)[-1], len(times))


@asynccontextmanager
async def run_nothing(_: str) -> AsyncIterator[None]:
    yield


@asynccontextmanager
async def run_in_background(*tasks: "asyncio.Task[None]") -> AsyncIterator[None]:
    try:
        await asyncio.sleep(1)
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def run_slow_connections(address: str) -> AbstractAsyncContextManager[None]:
    port = urlsplit(address).port or 0

    async def drip() -> None:
        """Send the headers of a request very slowly. If the site closes the connection, open a new connection."""
        while True:
            try:
                reader, writer = await asyncio.open_connection(LOOPBACK, port, local_addr=(SLOW_CLIENT, 0))
                writer.write(b"POST /api/search HTTP/1.1\r\nHost: localhost\r\nX-A: ")
                while not reader.at_eof():
                    writer.write(b"a")
                    await writer.drain()
                    await asyncio.sleep(1)
                writer.close()
            except OSError:
                await asyncio.sleep(1)

    return run_in_background(*(asyncio.create_task(drip()) for _ in range(SLOW_CONNECTIONS)))


def run_flood(address: str) -> AbstractAsyncContextManager[None]:
    async def repeat(session: aiohttp.ClientSession) -> None:
        while True:
            await search(session, address, FLOOD_CLIENT)

    async def flood() -> None:
        connector = aiohttp.TCPConnector(limit=FLOOD_CONNECTIONS)
        async with aiohttp.ClientSession(connector=connector) as session:
            await asyncio.gather(*(repeat(session) for _ in range(FLOOD_CONNECTIONS)))

    return run_in_background(asyncio.create_task(flood()))


ROUNDS: dict[str, Trouble] = {
    "quiet": run_nothing,
    f"{SLOW_CONNECTIONS:,} slow connections": run_slow_connections,
    f"a flood on {FLOOD_CONNECTIONS} connections": run_flood,
}


async def measure_all(address: str, seconds: float) -> list[Figures]:
    await measure(address, 3)  # Fill the caches.
    figures: list[Figures] = []
    for name, trouble in ROUNDS.items():
        async with trouble(address):
            figures.append(await measure(address, seconds))
        found = figures[-1]
        print(
            f"{name}: median {found.median:.1f} ms, p95 {found.p95:.1f} ms, {found.searches} searches",
            flush=True,
        )
    return figures


def main() -> int:
    """Start a site with the sample, run the rounds, and compare the response times with those of the first round.

    Returns 1 if a ratio is above its limit. The limits apply to the median with slow connections, and to the p95 during
    the flood.
    """
    parser = argparse.ArgumentParser(prog="bench.edge", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    seconds = parser.parse_args().seconds
    os.environ["FINDER_TRUSTED_PROXIES"] = LOOPBACK
    var = VarFolder(FOLDER)
    settings = Settings(database_url=None, broker_url=None, elasticsearch_url=None)
    with lock_var_folder(var), run_services(var, settings) as urls:
        load_and_index_sample(urls)
        with run_site(var, urls) as site:
            quiet, slow, flood = asyncio.run(measure_all(site.address, seconds))
    median, p95 = slow.median / quiet.median, flood.p95 / quiet.p95
    print(f"median during slow connections: {median:.2f} times (at most {MEDIAN_RATIO_MAX})")
    print(f"p95 during the flood: {p95:.2f} times (at most {P95_RATIO_MAX})")
    return 0 if median <= MEDIAN_RATIO_MAX and p95 <= P95_RATIO_MAX else 1


if __name__ == "__main__":
    raise SystemExit(main())
