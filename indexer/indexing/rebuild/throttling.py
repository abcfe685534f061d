"""Whether people search just now: loading then leaves them most of the machine."""

import time
from functools import lru_cache, partial
from threading import Lock

from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.indices import count_searches
from indexer.indexing.elasticsearch.retry_policy import retry_while_unavailable

READ_INTERVAL_SECONDS = 1.0
HIGH_SEARCHES_PER_SECOND = 5.0
"""Searches by the engine's own count: what a person asks for is several."""


class SearchLoad:
    """Looks at the engine's count of searches, at most once a second for all threads."""

    def __init__(self, client: Elasticsearch) -> None:
        self._client = client
        self._lock = Lock()
        self._count, self._read_at = self._read_count(), time.monotonic()
        self._is_high = False

    def is_high(self) -> bool:
        """As of the last second or so; a generation that was removed meanwhile takes its count along."""
        with self._lock:
            since = time.monotonic() - self._read_at
            if since >= READ_INTERVAL_SECONDS:
                before, self._count = self._count, self._read_count()
                self._read_at = time.monotonic()
                self._is_high = (self._count - before) / since >= HIGH_SEARCHES_PER_SECOND
            return self._is_high

    def _read_count(self) -> int:
        return retry_while_unavailable(partial(count_searches, self._client))


@lru_cache(maxsize=1)
def get_search_load(client: Elasticsearch) -> SearchLoad:
    """One for the client of a process, so that who helps now and then knows at once what has gone on meanwhile."""
    return SearchLoad(client)
