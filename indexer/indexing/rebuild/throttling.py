"""Measures the search load. Under high load, the loading of a rebuild slows down, so that searches stay fast.

A generation is a complete set of indices, built by one rebuild.
"""

import time
from functools import lru_cache, partial
from threading import Lock

from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.indices import count_shard_searches
from indexer.indexing.elasticsearch.retry_policy import retry_while_unavailable

READ_INTERVAL_SECONDS = 1.0
HIGH_SEARCHES_PER_SECOND = 5.0
"""The search load is high from this rate on.

One request of a visitor causes several searches in Elasticsearch, and a search counts once for each shard.
"""


class SearchLoad:
    """Reads the search count of Elasticsearch at most once per second. All threads share the result."""

    def __init__(self, client: Elasticsearch) -> None:
        self._client = client
        self._lock = Lock()
        self._count, self._read_at = self._read_count(), time.monotonic()
        self._is_high = False

    def is_high(self) -> bool:
        """True if the search rate between the last two readings was high.

        When a generation is removed, the count falls. The load then counts as low until the next reading.
        """
        with self._lock:
            since = time.monotonic() - self._read_at
            if since >= READ_INTERVAL_SECONDS:
                before, self._count = self._count, self._read_count()
                self._read_at = time.monotonic()
                self._is_high = (self._count - before) / since >= HIGH_SEARCHES_PER_SECOND
            return self._is_high

    def _read_count(self) -> int:
        return retry_while_unavailable(partial(count_shard_searches, self._client))


@lru_cache(maxsize=1)
def get_search_load(client: Elasticsearch) -> SearchLoad:
    """Return the search load measurement that all threads of this process share."""
    return SearchLoad(client)
