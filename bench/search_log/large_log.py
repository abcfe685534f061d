"""Fills a search log with many entries: simulates one day, stores it as a site does, and copies it to earlier days."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

import orjson
from elasticsearch import Elasticsearch

from bench.search_log.simulation import RARE_MARK, simulate_day
from bench.search_log.storing import store_entries
from indexer.search_log.entries import export_month
from indexer.search_log.indices import ensure_monthly_index, list_monthly_indices
from schemas.search_log.names import SEARCH_LOG_ALIAS, name_monthly_index

DAYS = 60
"""About the number of filled days. The entries are in two or three monthly indices."""
ENTRIES_PER_SEARCH = 6.3
"""The mean number of entries of a simulated search: the search itself and its outcomes."""
VISITORS_PER_SEARCH = 0.08
ENTRIES_PER_REQUEST = 5_000
_NDJSON = {"content-type": "application/x-ndjson", "accept": "application/json"}
_VISIT = b'"visit":"'
_VISIT_KEPT = 12
"""The number of characters of a visit id that a copy keeps. The number of the day replaces the other characters."""


@dataclass(frozen=True, slots=True)
class CopiedEntry:
    """An entry as JSON without the last characters of its visit id: the JSON before and after these characters."""

    id: str
    before: bytes
    after: bytes


def fill_log(client: Elasticsearch, folder: Path, today: date, entries: int) -> int:
    """Delete the search log, and fill a new one with about `entries` entries. Returns the number of entries."""
    old = list_monthly_indices(client)
    if old:
        client.indices.delete(index=old)
    per_day = entries / DAYS / ENTRIES_PER_SEARCH
    day = simulate_day(today, searches=round(per_day), visitors=round(per_day * VISITORS_PER_SEARCH) + 1)
    store_entries(client, folder, day.list_entries(), today)
    shipped = [_split(entry) for entry in export_month(client, f"{today:%Y-%m}")]
    for number in range(1, -(-entries // len(shipped))):
        _copy_day(client, shipped, today, number)
    client.indices.refresh(index=SEARCH_LOG_ALIAS)
    return int(client.count(index=SEARCH_LOG_ALIAS)["count"])


def _split(entry: dict[str, object]) -> CopiedEntry:
    line = orjson.dumps(entry)
    end = line.index(_VISIT) + len(_VISIT) + _VISIT_KEPT
    return CopiedEntry(str(entry["id"]), line[:end], line[line.index(b'"', end) :])


def _copy_day(client: Elasticsearch, entries: Sequence[CopiedEntry], today: date, number: int) -> None:
    """Write the entries to an earlier day, with other visit ids and other rare texts."""
    copied = today - timedelta(days=number)
    ensure_monthly_index(client, copied)
    for start in range(0, len(entries), ENTRIES_PER_REQUEST):
        lines = b"\n".join(_list_lines(entries[start : start + ENTRIES_PER_REQUEST], number)) + b"\n"
        for form in ("%Y-%m-%d", "%Y%m%d", '"month":"%Y-%m"'):
            lines = lines.replace(f"{today:{form}}".encode(), f"{copied:{form}}".encode())
        lines = lines.replace(RARE_MARK.encode(), f"{RARE_MARK}{number}-".encode())
        response = client.options(request_timeout=600).perform_request(
            "POST", f"/{name_monthly_index(copied)}/_bulk", headers=_NDJSON, body=lines
        )
        assert not response.body["errors"], f"Elasticsearch has rejected entries of {copied}"


def _list_lines(entries: Sequence[CopiedEntry], number: int) -> Iterator[bytes]:
    for entry in entries:
        yield orjson.dumps({"index": {"_id": entry.id}})
        yield entry.before + f"{number:04x}".encode() + entry.after
