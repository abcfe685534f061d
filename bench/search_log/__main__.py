"""Compares searches with and without the search log: `python -m bench.search_log`.

Two sites use the same services. One site writes the search log. Each round sends the same searches to both sites.
The site that gets a search first alternates. The result is the median of the ratios of the rounds. The ratio of a round
does not depend on how fast the machine is in that round.
"""

import argparse
import asyncio
import os
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, islice

import aiohttp

from bench.sample_stage import load_and_index_sample
from bench.site import RunningSite, run_site
from bench.typed_searches import build_search
from schemas.settings import ROOT, Settings
from stack.services.running_services import run_services
from stack.services.urls import ServiceUrls
from stack.var_folder.lock import lock_var_folder
from stack.var_folder.paths import VarFolder

FOLDER = ROOT / "var" / "bench" / "search-log"
LOGGED = "logged"
ROUNDS = 10
SEARCHES_PER_ROUND = 300
WARM_UP_SEARCHES = 100
RATIO_MAX = 1.02
BROWSER = (
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36"
)
"""The client sends the User-Agent of a browser, because the site classifies the device by this header."""
SEARCH_NUMBERS = count()


async def search(session: aiohttp.ClientSession, address: str, number: int) -> float:
    """Return the time until the whole response has arrived, in milliseconds."""
    body = build_search(number)
    started = time.perf_counter()
    async with session.post(f"{address}/api/search", json=body) as response:
        await response.read()
        assert response.status == 200, f"a search got {response.status}"
    return (time.perf_counter() - started) * 1_000


async def measure(addresses: tuple[str, str], searches: int) -> tuple[float, float]:
    """Send each search to both sites. Return the median milliseconds of the first and of the second site."""
    times: tuple[list[float], list[float]] = ([], [])
    jar = aiohttp.CookieJar(unsafe=True)  # Stores the cookie of a visit although the host is an IP address.
    async with aiohttp.ClientSession(cookie_jar=jar, headers={"user-agent": BROWSER}) as session:
        for number in islice(SEARCH_NUMBERS, searches):
            for side in (0, 1) if number % 2 else (1, 0):
                times[side].append(await search(session, addresses[side], number))
    return statistics.median(times[0]), statistics.median(times[1])


async def measure_rounds(addresses: tuple[str, str], rounds: int, searches: int) -> float:
    """Print the medians of each round with and without the log. Return the median of the ratios of the rounds."""
    await measure(addresses, WARM_UP_SEARCHES)
    medians: list[tuple[float, float]] = []
    for number in range(rounds):
        logged, unlogged = await measure(addresses, searches)
        medians.append((logged, unlogged))
        print(f"round {number + 1}: {logged:.3f} ms with the log, {unlogged:.3f} ms without", flush=True)
    logged = statistics.median(each[0] for each in medians)
    unlogged = statistics.median(each[1] for each in medians)
    print(f"median of the rounds: {logged:.3f} ms with the log, {unlogged:.3f} ms without")
    return statistics.median(logged / unlogged for logged, unlogged in medians)


@contextmanager
def run_site_with(folder: str, urls: ServiceUrls, *, is_logged: bool) -> Iterator[RunningSite]:
    """Run a site in its own folder during the `with` block, because only one site can run in a folder."""
    os.environ["FINDER_SEARCH_LOG"] = str(is_logged)
    with run_site(VarFolder(FOLDER / folder), urls) as site:
        yield site


def main() -> int:
    """Return 1 if searches with the log take more than RATIO_MAX times as long."""
    parser = argparse.ArgumentParser(prog="bench.search_log", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--searches", type=int, default=SEARCHES_PER_ROUND)
    given = parser.parse_args()
    var = VarFolder(FOLDER)
    settings = Settings(database_url=None, broker_url=None, elasticsearch_url=None)
    with lock_var_folder(var), run_services(var, settings) as urls:
        load_and_index_sample(urls)
        with (
            run_site_with(LOGGED, urls, is_logged=True) as logged,
            run_site_with("unlogged", urls, is_logged=False) as unlogged,
        ):
            addresses = (logged.address, unlogged.address)
            ratio = asyncio.run(measure_rounds(addresses, given.rounds, given.searches))
    spool = sum(file.stat().st_size for file in (FOLDER / LOGGED / "search-log").rglob("*") if file.is_file())
    assert spool > 0, "the site with the log has written no entry"
    print(f"ratio: {ratio:.3f} (at most {RATIO_MAX})")
    return 0 if ratio <= RATIO_MAX else 1


if __name__ == "__main__":
    raise SystemExit(main())
