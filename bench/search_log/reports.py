"""Measures `finder logs` over many entries, beside Elasticsearch alone: `python -m bench.search_log.reports`.

One day is simulated, written and shipped as by a site. It is copied to the days before, until the log has the wanted
number of entries. Each report is read three times with empty caches:

- by its command, as a process of its own
- by `read_report`, in this process
- by Elasticsearch alone: the same requests, without building rows from the answers
"""

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import orjson
from elasticsearch import Elasticsearch

from bench.search_log.simulation import simulate_day
from indexer.indexing.elasticsearch.client import create_client
from indexer.search_log.entries import export_month
from indexer.search_log.indices import ensure_monthly_index, list_monthly_indices
from indexer.search_log.shipping import ship_spool
from schemas.search_log.names import SEARCH_LOG_ALIAS, monthly_index
from schemas.search_log.reports.reading import REPORT_NAMES, read_report
from schemas.search_log.reports.selection import Selection
from schemas.search_log.spool_writer import SpoolWriter
from schemas.settings import ROOT, Settings
from stack.services.running_services import run_services
from stack.services.urls import ServiceUrls
from stack.var_folder.lock import lock_var_folder
from stack.var_folder.paths import VarFolder

FOLDER = ROOT / "var" / "bench" / "log-reports"
ENTRIES = 10_000_000
DAYS = 60
"""The entries are of two to three months, as on a site that deletes them after 90 days."""
ENTRIES_PER_SEARCH = 5.8
"""About so many entries has a simulated search, with its outcomes."""
VISITORS_PER_SEARCH = 0.08
ENTRIES_PER_REQUEST = 5_000
ROUNDS = 3
SECONDS_MAX, RATIO_MAX = 5.0, 1.3


class RecordingClient:
    """Passes searches on, and keeps them, so that they can be sent again."""

    def __init__(self, client: Elasticsearch) -> None:
        self._client = client
        self.searches: list[dict[str, Any]] = []

    def search(self, **search: Any) -> Any:
        self.searches.append(search)
        return self._client.search(**search)


def fill_log(client: Elasticsearch, folder: Path, today: date, entries: int) -> int:
    """Fill an empty search log. Returns the number of entries."""
    old = list_monthly_indices(client)
    if old:
        client.indices.delete(index=old)
    per_day = entries / DAYS / ENTRIES_PER_SEARCH
    day = simulate_day(today, searches=round(per_day), visitors=round(per_day * VISITORS_PER_SEARCH) + 1)
    writer = SpoolWriter(folder)
    for entry in day.list_entries():
        writer.append(orjson.dumps(entry))
    writer.close()
    while ship_spool(client, folder, today).lines:
        pass
    client.indices.refresh(index=SEARCH_LOG_ALIAS)
    shipped = list(export_month(client, f"{today:%Y-%m}"))
    for number in range(1, -(-entries // len(shipped))):
        copy_day(client, shipped, today - timedelta(days=number))
    client.indices.refresh(index=SEARCH_LOG_ALIAS)
    return int(client.count(index=SEARCH_LOG_ALIAS)["count"])


def copy_day(client: Elasticsearch, entries: Sequence[dict[str, Any]], copied: date) -> None:
    """Write the entries to another day, with visits of their own."""
    ensure_monthly_index(client, copied)
    index = monthly_index(copied)
    changed = {"day": f"{copied}", "month": f"{copied:%Y-%m}"}
    for start in range(0, len(entries), ENTRIES_PER_REQUEST):
        operations: list[dict[str, Any]] = []
        for entry in entries[start : start + ENTRIES_PER_REQUEST]:
            visit = {"visit": f"{copied:%y%m%d}" + entry["visit"][6:]} if "visit" in entry else {}
            operations += ({"index": {"_id": f"{entry['id']}{copied}"}}, {**entry, **changed, **visit})
        answer = client.options(request_timeout=600).bulk(index=index, operations=operations)
        assert not answer["errors"], f"Elasticsearch has rejected entries of {copied}"


def time_cold(client: Elasticsearch, act: Callable[[], object]) -> float:
    """Return the seconds of a call after Elasticsearch's cache of answers was emptied."""
    client.indices.clear_cache(index=SEARCH_LOG_ALIAS, request=True)
    started = time.perf_counter()
    act()
    return time.perf_counter() - started


def measure_report(
    client: Elasticsearch, urls: ServiceUrls, name: str, selection: Selection
) -> tuple[float, ...]:
    """Return the medians of the command, of the reader and of Elasticsearch alone, in seconds."""
    recording = RecordingClient(client)
    rows = read_report(recording, name, selection)
    assert rows, f"{name} has no rows"
    command = [
        str(Path(sys.executable).with_name("finder")), "logs", name,
        "--since", f"{selection.since}", "--until", f"{selection.until}", "--json",
    ]  # fmt: skip
    environment = {**os.environ, **urls.as_environment()}

    def run_command() -> None:
        subprocess.run(command, env=environment, check=True, capture_output=True)

    def send_again() -> None:
        for search in recording.searches:
            client.search(**search)

    ways = (run_command, lambda: read_report(client, name, selection), send_again)
    times = [[time_cold(client, way) for way in ways] for _ in range(ROUNDS)]
    return tuple(statistics.median(each[way] for each in times) for way in range(len(ways)))


def measure_all(client: Elasticsearch, urls: ServiceUrls, selection: Selection) -> bool:
    """Print the times of each report. Returns whether all times are within the bounds."""
    print("report        command  reader  Elasticsearch  ratio", flush=True)
    are_met = True
    for name in REPORT_NAMES:
        command, reader, alone = measure_report(client, urls, name, selection)
        ratio = reader / alone
        print(f"{name:13} {command:5.2f} s  {reader:4.2f} s  {alone:11.2f} s  {ratio:5.2f}", flush=True)
        are_met = are_met and command < SECONDS_MAX and ratio <= RATIO_MAX
    return are_met


def main() -> int:
    """Return 1 if a command takes more than SECONDS_MAX, or a report more than RATIO_MAX times its requests."""
    parser = argparse.ArgumentParser(prog="bench.search_log.reports", description=__doc__)
    parser.add_argument("--entries", type=int, default=ENTRIES)
    given = parser.parse_args()
    var = VarFolder(FOLDER)
    today = datetime.now(UTC).date()
    settings = Settings(database_url=None, broker_url=None, elasticsearch_url=None)
    with (
        lock_var_folder(var),
        run_services(var, settings) as urls,
        create_client(urls.elasticsearch) as client,
    ):
        started = time.monotonic()
        entries = fill_log(client, var.root / "spool", today, given.entries)
        print(f"{entries:,} entries, written in {time.monotonic() - started:.0f} s")
        are_met = measure_all(client, urls, Selection(today - timedelta(days=90), today))
    result = "met" if are_met else "not met"
    print(f"bounds: {SECONDS_MAX} s for a command, {RATIO_MAX} times Elasticsearch alone: {result}")
    return 0 if are_met else 1


if __name__ == "__main__":
    raise SystemExit(main())
