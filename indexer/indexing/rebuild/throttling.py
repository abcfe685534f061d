"""Whether people search just now: loading then leaves them most of the machine."""

import time
from functools import lru_cache, partial
from threading import Lock

from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.indices import count_searches
from indexer.indexing.elasticsearch.retry_policy import retry_while_unavailable

LOOK_EVERY_SECONDS = 1.0
HIGH_SEARCHES_PER_SECOND = 5.0
"""Searches by the engine's own count: what a person asks for is several."""


class Searches:
    """Looks at the engine's count of searches, at most once a second for all threads."""

    def __init__(self, client: Elasticsearch) -> None:
        self._client = client
        self._lock = Lock()
        self._count, self._looked = self._begun(), time.monotonic()
        self._are_many = False

    def is_high(self) -> bool:
        """As of the last second or so; a generation that was removed meanwhile takes its count along."""
        with self._lock:
            since = time.monotonic() - self._looked
            if since >= LOOK_EVERY_SECONDS:
                before, self._count = self._count, self._begun()
                self._looked = time.monotonic()
                self._are_many = (self._count - before) / since >= HIGH_SEARCHES_PER_SECOND
            return self._are_many

    def _begun(self) -> int:
        return retry_while_unavailable(partial(count_searches, self._client))


@lru_cache(maxsize=1)
def search_load_of(client: Elasticsearch) -> Searches:
    """One for the client of a process, so that who helps now and then knows at once what has gone on meanwhile."""
    return Searches(client)
