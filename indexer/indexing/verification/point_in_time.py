"""Reads all hits of a query, in the order of their ids, from a point in time. Only one page is in memory."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from elasticsearch import Elasticsearch, dsl

from indexer.indexing.elasticsearch.client import translate_errors

KEEP_ALIVE = "5m"
PAGE_SIZE = 1_000

Hit = Mapping[str, Any]


class PointInTime:
    """The state of an index at the moment when the point in time was opened."""

    def __init__(self, client: Elasticsearch, opened: str) -> None:
        self._client = client
        self.id = opened

    def iterate_hits(self, query: dsl.Query, **options: Any) -> Iterator[Hit]:
        """Yield the hits of a query with their versions, sorted by the field `id`.

        Documents without `id` come last.
        """
        after: Sequence[Any] | None = None
        while True:
            with translate_errors():
                response = self._client.search(
                    pit={"id": self.id, "keep_alive": KEEP_ALIVE},
                    query=query.to_dict(),
                    sort=[{"id": "asc"}],
                    size=PAGE_SIZE,
                    version=True,
                    track_total_hits=False,
                    allow_partial_search_results=False,
                    search_after=after,
                    **options,
                )
            self.id = response["pit_id"]
            hits = response["hits"]["hits"]
            yield from hits
            if len(hits) < PAGE_SIZE:
                return
            after = hits[-1]["sort"]


@contextmanager
def open_point_in_time(client: Elasticsearch, index: str) -> Iterator[PointInTime]:
    """Open a point in time. The point in time contains all writes before this call."""
    with translate_errors():
        client.indices.refresh(index=index)
        opened = PointInTime(client, client.open_point_in_time(index=index, keep_alive=KEEP_ALIVE)["id"])
    try:
        yield opened
    finally:
        with translate_errors():
            client.close_point_in_time(id=opened.id)
