"""Records the round trips to Elasticsearch of the searches in a test."""

from typing import Any

import pytest

from search.elasticsearch_access.client import SearchClient
from search.elasticsearch_access.ttl_value import TtlValue


def record_round_trips(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that gets the number of searches of each round trip.

    The cached value names and the cached index version do not expire during the test, so no search reads them again.
    """
    monkeypatch.setattr(TtlValue, "get_fresh", lambda value: value._last and value._last[0])
    trips: list[int] = []
    multi_search = SearchClient.multi_search

    async def record(self: SearchClient, searches: Any) -> Any:
        if searches:
            trips.append(len(searches))
        return await multi_search(self, searches)

    monkeypatch.setattr(SearchClient, "multi_search", record)
    return trips
