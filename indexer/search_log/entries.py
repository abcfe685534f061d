"""Reads single entries of the search log: all entries of a month, and the newest entries."""

import re
import time
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any

from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import translate_errors
from schemas.search_log.names import SEARCH_LOG_ALIAS, name_monthly_index
from schemas.search_log.reports.selection import InvalidSelection

Entry = dict[str, Any]

PAGE = 5_000
TAIL_MAX = 500
POLL_SECONDS = 1.0
LATE_SECONDS = 60
"""`follow_searches` finds entries that appear in Elasticsearch up to this many seconds after their search."""
_MONTH = re.compile(r"\d{4}-(0[1-9]|1[0-2])")
_KEEP_ALIVE = "5m"


def export_month(client: Elasticsearch, month: str) -> Iterator[Entry]:
    """Yield all entries of a month such as 2026-11: searches and outcomes, the oldest first."""
    if not _MONTH.fullmatch(month):
        raise InvalidSelection(f"--month: {month!r} is not a month such as 2026-11")
    index = name_monthly_index(date.fromisoformat(f"{month}-01"))
    with translate_errors():
        if not client.indices.exists(index=index):
            raise InvalidSelection(f"--month: there are no entries of {month}")
        client.indices.refresh(index=index)
    yield from scan_entries(client, index, query={"exists": {"field": "kind"}}, order="at")


def scan_entries(
    client: Elasticsearch, index: str, *, query: dict[str, Any], order: str, fields: list[str] | None = None
) -> Iterator[Entry]:
    """Yield all entries that match the query, sorted by the field `order`. The caller refreshes the index.

    fields: the fields of an entry to read. None: all fields.
    """
    with translate_errors():
        point = client.open_point_in_time(index=index, keep_alive=_KEEP_ALIVE)["id"]
        try:
            after: list[Any] | None = None
            while True:
                response = client.search(
                    size=PAGE, pit={"id": point, "keep_alive": _KEEP_ALIVE}, search_after=after, query=query,
                    sort=[{order: "asc"}, {"_shard_doc": "asc"}], source_includes=fields, track_total_hits=False,
                )  # fmt: skip
                hits = response["hits"]["hits"]
                if not hits:
                    return
                yield from (hit["_source"] for hit in hits)
                after = hits[-1]["sort"]
        finally:
            client.close_point_in_time(id=point)


def follow_searches(
    client: Elasticsearch, seconds: float | None, now: Callable[[], datetime] = lambda: datetime.now(UTC)
) -> Iterator[Entry]:
    """Yield the searches of the last LATE_SECONDS, then new searches as they appear, also if no results were seen.

    seconds: the time after which the function ends. None: it never ends.
    """
    seen: dict[str, datetime] = {}
    started = now()
    while True:
        since = max(started, now()) - timedelta(seconds=LATE_SECONDS)
        query = {
            "bool": {"filter": [{"term": {"kind": "search"}}, {"range": {"at": {"gte": since.isoformat()}}}]}
        }
        with translate_errors():
            response = client.search(
                index=SEARCH_LOG_ALIAS,
                size=TAIL_MAX,
                query=query,
                sort=[{"at": "desc"}],
                ignore_unavailable=True,
            )
        for hit in reversed(response["hits"]["hits"]):
            if hit["_id"] not in seen:
                seen[hit["_id"]] = now()
                yield hit["_source"]
        seen = {each: at for each, at in seen.items() if now() - at < timedelta(seconds=2 * LATE_SECONDS)}
        if seconds is not None and now() - started >= timedelta(seconds=seconds):
            return
        time.sleep(POLL_SECONDS)
