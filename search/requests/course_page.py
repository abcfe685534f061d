"""Builds the searches for one page of courses."""

from collections.abc import Sequence

from search.elasticsearch_access.client import Body, EsResponse
from search.parsing.search_query import SearchQuery
from search.requests.filter_clauses import build_filter_query, build_scored_query
from search.requests.sort import build_sort


def build_page_bodies(search_query: SearchQuery, first: int, size: int) -> list[Body]:
    """Build the searches for `size` courses from the position `first`, and for the exact total.

    Without text, a separate search counts. Elasticsearch then reads the page from the sorted index without counting,
    and caches the count between writes. With text, one search does both, because a second search would match the
    words again.
    """
    page = build_hits_body(search_query, first, size)
    if search_query.text is not None:
        return [page]
    return [{**page, "track_total_hits": False}, build_count_body(search_query)]


def build_count_body(search_query: SearchQuery) -> Body:
    """Build the search for the exact number of courses."""
    return {"size": 0, "query": build_filter_query(search_query)}


def read_total(responses: Sequence[EsResponse]) -> int:
    """Read the number of courses from the responses to `build_page_bodies`."""
    return int(responses[-1]["hits"]["total"]["value"])


def build_hits_body(search_query: SearchQuery, first: int, size: int) -> Body:
    """Build the search for `size` courses from the position `first`, counted from 0.

    The search requests whole documents, because Elasticsearch is slower when a request selects fields.
    """
    return {
        "query": build_scored_query(search_query),
        "sort": build_sort(
            search_query.order,
            has_text=search_query.text is not None,
            is_widened=search_query.full is not None,
        ),
        "from": first,
        "size": size,
    }
