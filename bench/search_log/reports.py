"""Measures `finder logs` and its searches in Elasticsearch, with many entries: `python -m bench.search_log.reports`.

Each report is read in three ways, three times each, with an empty request cache:

- by its command, as a process of its own
- by the function of the command, in this process
- by Elasticsearch alone: the same requests, without building rows from the responses

At the end, the benchmark measures the tasks of the worker that read the log, and `finder experiment status`.
"""

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from elasticsearch import Elasticsearch

from bench.search_log.large_log import fill_log
from indexer.indexing.elasticsearch.client import create_client
from indexer.search_log.course_popularity import read_evidence
from indexer.search_log.examination.reading import read_curve
from indexer.search_log.experiments import read_experiment
from indexer.search_log.free_query import execute_free_query
from indexer.search_log.popular_searches import read_text_days
from schemas.search_log.names import SEARCH_LOG_ALIAS
from schemas.search_log.reports.reading import REPORT_NAMES, read_report
from schemas.search_log.reports.searches import read_searches
from schemas.search_log.reports.selection import Selection
from schemas.search_log.reports.weekly import find_last_week_end, read_weekly_report
from schemas.settings import ROOT, Settings
from stack.services.running_services import run_services
from stack.services.urls import ServiceUrls
from stack.var_folder.lock import lock_var_folder
from stack.var_folder.paths import VarFolder

T = TypeVar("T")
FOLDER = ROOT / "var" / "bench" / "log-reports"
ENTRIES = 10_000_000
SELECTED_DAYS = 90
ROUNDS = 3
SECONDS_MAX, RATIO_MAX = 5.0, 1.3
GROUPED = ("top", "slow", "latency")
"""These reports are also measured with the option to group the rows by country."""
TEXT = "nursing"
FREE_QUERY = '{"devices": {"terms": {"field": "device"}, "aggs": {"time": {"avg": {"field": "total_ms"}}}}}'


@dataclass(frozen=True, slots=True)
class Verb:
    """A command of `finder logs`. read: the function of the command."""

    name: str
    arguments: tuple[str, ...]
    read: Callable[[Any], object]


class RecordingClient:
    """A client that records its searches, so that the benchmark can send the same searches again."""

    def __init__(self, client: Elasticsearch, searches: list[dict[str, Any]] | None = None) -> None:
        self._client = client
        self.searches = [] if searches is None else searches

    def options(self, **options: Any) -> "RecordingClient":
        return RecordingClient(self._client.options(**options), self.searches)

    def search(self, **search: Any) -> Any:
        self.searches.append(search)
        return self._client.search(**search)


def list_verbs(today: date) -> list[Verb]:
    selection = Selection(today - timedelta(days=SELECTED_DAYS), today)
    days = ("--since", f"{selection.since}", "--until", f"{selection.until}")
    in_period = partial(partial, selection=selection)
    last_week = partial(read_weekly_report, until=find_last_week_end(datetime.now(UTC)))
    return [
        *(Verb(name, (name, *days, "--json"), in_period(read_report, name=name)) for name in REPORT_NAMES),
        *(
            Verb(
                f"{name} by country",
                (name, *days, "--group", "country", "--json"),
                in_period(read_report, name=name, group="country"),
            )
            for name in GROUPED
        ),
        Verb("searches", ("searches", TEXT, *days, "--json"), in_period(read_searches, text=TEXT)),
        Verb("query", ("query", FREE_QUERY, *days), in_period(execute_free_query, text=FREE_QUERY)),
        Verb("report", ("report", "--json"), last_week),
    ]


def time_cold(client: Elasticsearch, act: Callable[[], object]) -> float:
    """Empty the request cache of Elasticsearch, call `act`, and return the seconds of the call."""
    client.indices.clear_cache(index=SEARCH_LOG_ALIAS, request=True)
    started = time.perf_counter()
    act()
    return time.perf_counter() - started


def measure_verb(client: Elasticsearch, urls: ServiceUrls, verb: Verb) -> tuple[float, ...]:
    """Return the median seconds of the command, of its function, and of Elasticsearch alone."""
    recording = RecordingClient(client)
    assert verb.read(recording), f"{verb.name} has no rows"
    command = [str(Path(sys.executable).with_name("finder")), "logs", *verb.arguments]
    environment = {**os.environ, **urls.as_environment()}

    def run_command() -> None:
        subprocess.run(command, env=environment, check=True, capture_output=True)

    def send_again() -> None:
        for search in recording.searches:
            client.search(**search)

    ways = (run_command, lambda: verb.read(client), send_again)
    times: list[list[float]] = [[] for _ in ways]
    for number in range(ROUNDS):
        # Each round starts with another way. The first way fills caches that `time_cold` does not empty, so the other
        # ways are then faster.
        for way in (*range(number, len(ways)), *range(number)):
            times[way].append(time_cold(client, ways[way]))
    return tuple(map(statistics.median, times))


def measure_all(client: Elasticsearch, urls: ServiceUrls, today: date) -> bool:
    """Print the times of each command. Returns True if all times are within the limits."""
    print("finder logs …       command  reader  Elasticsearch  ratio", flush=True)
    are_met = True
    for verb in list_verbs(today):
        command, reader, alone = measure_verb(client, urls, verb)
        ratio = reader / alone
        print(f"{verb.name:19} {command:5.2f} s  {reader:4.2f} s  {alone:11.2f} s  {ratio:5.2f}", flush=True)
        are_met = are_met and command < SECONDS_MAX and ratio <= RATIO_MAX
    return are_met


def measure_learning(client: Elasticsearch, today: date) -> None:
    """Print the times of the tasks that read the log, and of `finder experiment status` for one day."""
    curve, seconds = time_once(lambda: read_curve(client, today - timedelta(days=27), today))
    print(
        f"looks at positions, of 28 days: {seconds:.1f} s, {curve.clicks:,} clicks of {curve.pairs:,} pairs",
        flush=True,
    )
    evidence, seconds = time_once(lambda: read_evidence(client, today, curve))
    print(f"evidence about courses, of one day: {seconds:.1f} s, {len(evidence):,} courses", flush=True)
    texts, seconds = time_once(lambda: list(read_text_days(client, today - timedelta(days=27), today)))
    print(f"popular searches, of 28 days: {seconds:.1f} s, {len(texts):,} texts of a day", flush=True)
    figures, seconds = time_once(lambda: read_experiment(client, "none", "a,b", today, today))
    print(f"experiment, one day: {seconds:.1f} s, {figures.searches:,} searches")


def time_once(act: Callable[[], T]) -> tuple[T, float]:
    started = time.perf_counter()
    return act(), time.perf_counter() - started


def main() -> int:
    """Return 1 if a command takes SECONDS_MAX or more.

    Also return 1 if the function of a command takes more than RATIO_MAX times as long as Elasticsearch alone.
    """
    parser = argparse.ArgumentParser(prog="bench.search_log.reports", description=__doc__)
    parser.add_argument("--entries", type=int, default=ENTRIES)
    parser.add_argument("--filled", action="store_true", help="measure the log of the last run")
    given = parser.parse_args()
    var = VarFolder(FOLDER)
    today = datetime.now(UTC).date()
    settings = Settings(database_url=None, broker_url=None, elasticsearch_url=None)
    with (
        lock_var_folder(var),
        run_services(var, settings) as urls,
        create_client(urls.elasticsearch) as client,
    ):
        if not given.filled:
            started = time.monotonic()
            entries = fill_log(client, var.root / "spool", today, given.entries)
            print(f"{entries:,} entries, written in {time.monotonic() - started:.0f} s")
        are_met = measure_all(client, urls, today)
        measure_learning(client, today)
    result = "met" if are_met else "not met"
    print(f"bounds: {SECONDS_MAX} s for a command, {RATIO_MAX} times Elasticsearch alone: {result}")
    return 0 if are_met else 1


if __name__ == "__main__":
    raise SystemExit(main())
