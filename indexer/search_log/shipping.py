"""Writes the lines of the spool to Elasticsearch.

The id of a line is the id of its document, so a line that is written twice gives one document. The position in the
spool file is stored only after Elasticsearch has confirmed the lines.
"""

import logging
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import orjson
from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import TRANSIENT_STATUSES, translate_errors
from indexer.indexing.errors import ElasticsearchUnavailable
from indexer.search_log.indices import ensure_monthly_index
from schemas.search_log.names import is_expired, name_monthly_index, read_last_day, read_search_time
from schemas.search_log.spool_reader import finish_batch, list_spool_files, lock_spool, read_batch

log = logging.getLogger(__name__)

SHIPPING_MAX_SECONDS = 30.0
"""A task runs at most about this long, so that other tasks are not delayed."""
ACTIONS_PER_REQUEST = 2_000
TOP_RESULTS = 10
_CLOCK_TOLERANCE = timedelta(days=1)

Document = dict[str, Any]


@dataclass(slots=True)
class Shipped:
    """lines: the valid lines. rejected: the invalid lines, and the writes that Elasticsearch rejects."""

    lines: int = 0
    rejected: int = 0


@dataclass(frozen=True, slots=True)
class Write:
    """Some fields of a document. The writes for the same document may be executed in any order, and repeatedly."""

    index: str
    id: str
    part: Document


def ship_spool(client: Elasticsearch, folder: Path, today: date | None = None) -> Shipped:
    """Write the spool lines of all site processes of this machine. Does nothing if another process is writing them.

    Raises ElasticsearchUnavailable if Elasticsearch cannot store the lines now. The lines then stay in the spool.
    """
    shipped = Shipped()
    until = time.monotonic() + SHIPPING_MAX_SECONDS
    with lock_spool(folder) as is_locked:
        for path in list_spool_files(folder) if is_locked else ():
            is_last, has_lines = False, True
            while has_lines and not is_last and time.monotonic() < until:
                batch = read_batch(path)
                if batch.torn_bytes:
                    log.warning("%s ends with an unfinished line of %s bytes", path.name, batch.torn_bytes)
                _ship_lines(client, batch.lines, today or datetime.now(UTC).date(), shipped)
                if batch.lines or batch.is_last:
                    finish_batch(batch)
                is_last, has_lines = batch.is_last, bool(batch.lines)
    return shipped


def build_writes(line: bytes, today: date) -> list[Write] | None:
    """Build the writes of a line. Returns None if the line is damaged or of an expired month.

    Also returns None if the line is more than one day in the future.

    A search gives one write. An outcome gives two: its own document, and fields of the document of its search.
    """
    try:
        entry = orjson.loads(line)
        search_id = entry["id"] if entry["kind"] == "search" else entry["search"]
        at = read_search_time(search_id)
    except (orjson.JSONDecodeError, KeyError, TypeError):
        return None
    if at is None or at.date() > today + _CLOCK_TOLERANCE:
        return None
    index = name_monthly_index(at.date())
    last_day = read_last_day(index)
    if last_day is None or is_expired(last_day, today):
        return None
    if entry["kind"] == "search":
        return [Write(index, search_id, entry)]
    outcome = {**entry, "day": entry["at"][:10], "month": entry["at"][:7]}
    return [Write(index, entry["id"], outcome), Write(index, search_id, _build_search_part(entry))]


def _build_search_part(entry: Document) -> Document:
    """Build the fields of the search that an outcome sets.

    Every outcome marks the search as settled, because it shows that a person has seen the results.
    """
    outcome, position = entry["outcome"], entry.get("position")
    part: Document = {"settled": True}
    if entry.get("language"):
        part["language"] = entry["language"]
    if outcome == "settled":
        return part
    did = {outcome: True}
    if outcome == "click" and position is not None:
        did |= {"click_1": True} if position == 1 else {}
        did |= {"click_10": True} if position <= TOP_RESULTS else {}
    if entry.get("dwell"):
        did[f"detail_{entry['dwell']}"] = True
    if entry.get("is_reformulated"):
        did["reformulated"] = True
    if entry.get("next"):
        part["next"] = entry["next"]
    return {**part, "did": did}


def _ship_lines(client: Elasticsearch, lines: Iterable[bytes], today: date, shipped: Shipped) -> None:
    writes: list[Write] = []
    for line in lines:
        built = build_writes(line, today)
        shipped.lines += built is not None
        shipped.rejected += built is None
        writes += built or []
    for index in {write.index for write in writes}:
        last_day = read_last_day(index)
        assert last_day is not None
        ensure_monthly_index(client, last_day)
    for start in range(0, len(writes), ACTIONS_PER_REQUEST):
        _write_parts(client, writes[start : start + ACTIONS_PER_REQUEST], shipped)


def _write_parts(client: Elasticsearch, writes: list[Write], shipped: Shipped) -> None:
    with translate_errors():
        response = client.bulk(operations=list(_build_operations(writes)))
    for item in response["items"] if response["errors"] else ():
        result = item["update"]
        if result["status"] in TRANSIENT_STATUSES or result["status"] == 409:
            raise ElasticsearchUnavailable(
                f"Elasticsearch cannot store the search log now: {result['error']}"
            )
        if result["status"] >= 400:
            log.error("Elasticsearch rejects the entry %s: %s", result["_id"], result["error"])
            shipped.rejected += 1


def _build_operations(writes: Iterable[Write]) -> Iterator[Document]:
    for write in writes:
        yield {"update": {"_index": write.index, "_id": write.id, "retry_on_conflict": 3}}
        yield {"doc": write.part, "doc_as_upsert": True}
