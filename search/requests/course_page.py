"""The search for one page of courses."""

from collections.abc import Sequence

from schemas.vocabulary.kinds import Order
from search.elasticsearch_access.client import Body, EsResponse
from search.parsing.search_query import SearchQuery
from search.requests.filter_clauses import build_filter_query, scored
from search.requests.sort import build_sort


def build_page_bodies(search_query: SearchQuery, first: int, size: int) -> list[Body]:
    """`size` courses from the position `first`, and their exact number in the last of the searches.

    Without text the number is asked for apart: free of counting, the engine reads a page from the beginning of what it
    keeps in the listing's order, and the number itself it keeps between writes. To match words twice would cost more.
    """
    page = build_hits_body(search_query, first, size)
    if search_query.text is not None:
        return [page]
    return [{**page, "track_total_hits": False}, build_count_body(search_query)]


def build_count_body(search_query: SearchQuery) -> Body:
    """How many courses there are, exactly."""
    return {"size": 0, "query": build_filter_query(search_query)}


def read_total(responses: Sequence[EsResponse]) -> int:
    """The number of courses, of the answers to `build_page_bodies`."""
    return int(responses[-1]["hits"]["total"]["value"])


def build_hits_body(search_query: SearchQuery, first: int, size: int) -> Body:
    """`size` courses from the position `first`, counted from 0; their whole documents, as to leave parts out takes the
    engine longer than to send them."""
    by_score = search_query.text is not None and search_query.order is Order.RELEVANCE
    return {
        "query": scored(search_query) if by_score else build_filter_query(search_query),
        "sort": build_sort(search_query.order, has_text=search_query.text is not None),
        "from": first,
        "size": size,
    }
