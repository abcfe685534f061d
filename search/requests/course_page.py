"""Builds the searches for one page of courses."""

from collections.abc import Sequence

from search.elasticsearch_access.client import Body, EsResponse
from search.parsing.search_query import SearchQuery
from search.requests import ranking_knobs
from search.requests.filter_clauses import build_filter_query, build_scored_query
from search.requests.knob_changes import RankingKnobs
from search.requests.sort import build_sort


def build_page_bodies(search_query: SearchQuery, first: int, size: int) -> list[Body]:
    """Build the searches for `size` courses from the position `first`, and for the exact total.

    A query without text has a separate search for the total, because Elasticsearch caches the total until the next
    write. A query with text has one search, because a second search would match the words again.
    """
    page = build_hits_body(search_query, first, size)
    if search_query.text is not None:
        return [page]
    return [{**page, "track_total_hits": False}, build_count_body(search_query)]


def build_count_body(search_query: SearchQuery) -> Body:
    """Build the search for the total.

    SearchClient adds `track_total_hits: true` to a body without this key, so the total is exact.
    """
    return {"size": 0, "query": build_filter_query(search_query)}


TOTAL_POSITION = -1
"""The position of the search with the exact total among the searches of a page."""


def read_total(responses: Sequence[EsResponse]) -> int:
    """Read the total from the responses to `build_page_bodies`."""
    return int(responses[TOTAL_POSITION]["hits"]["total"]["value"])


def build_hits_body(
    search_query: SearchQuery, first: int, size: int, knobs: RankingKnobs = ranking_knobs
) -> Body:
    """Build the search for `size` courses from the position `first`. Positions start at 0.

    The response has whole documents, because Elasticsearch is slower if a request selects fields.

    knobs: the boosts and shares by which the courses are scored.
    """
    return {
        "query": build_scored_query(search_query, knobs),
        "sort": build_sort(
            search_query.order,
            has_text=search_query.text is not None,
            is_widened=search_query.full is not None,
        ),
        "from": first,
        "size": size,
    }
