"""The simulated day, the comparison of its figures, and an empty search log."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import date
from typing import Any

import pytest
from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import create_client
from schemas.search_log.names import SEARCH_LOG_ALIAS
from schemas.search_log.reports.selection import Selection

SEARCHES = int(os.environ.get("SIMULATED_SEARCHES", "1200"))
VISITORS = int(os.environ.get("SIMULATED_VISITORS", "150"))
DAY = date(2026, 10, 31)
"""The simulated day. `make simulate-day` sets the numbers of its searches and visitors."""
SELECTION = Selection(DAY, DAY)
EXACT_VISITS = 200
EQUAL_HASHES_MAX = 1 if VISITORS <= 2_000 else 4
"""The number of visits that a count of more than EXACT_VISITS visits may lack.

Larger counts may lack one in each thousand visits, if that is more.

Two visits whose hashes have the same 25 bits count as one. On the simulated day, this concerns 0 of 1,600 visits, 3 of
4,800 and 4 of 8,000.
"""
SUNDAY = date(2026, 11, 1)
"""The last day of the week that contains DAY."""


@contextmanager
def open_empty_log(elasticsearch_url: str) -> Iterator[Elasticsearch]:
    """Yield a client. The search log is removed before and after the block."""
    with create_client(elasticsearch_url) as client:
        remove_log(client)
        yield client
        remove_log(client)


def remove_log(client: Elasticsearch) -> None:
    names = list(client.indices.get(index=f"{SEARCH_LOG_ALIAS}-*"))
    if names:
        client.indices.delete(index=names)


def allow_inexact_visits(rows: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the rows with visits that also equal the inexact counts of Elasticsearch.

    Elasticsearch counts distinct visits by 25 bits of their hashes. Two visits have the same bits in one of 1,700
    counts of 200 visits, and in one of 70 counts of 1,000 visits. Larger counts may be wrong by one in each thousand
    visits.
    """
    return [{**row, "visits": _allow_inexact(row["visits"])} for row in rows]


def _allow_inexact(visits: int) -> Any:
    return pytest.approx(visits, abs=max(EQUAL_HASHES_MAX, visits // 1_000) if visits > EXACT_VISITS else 0)
