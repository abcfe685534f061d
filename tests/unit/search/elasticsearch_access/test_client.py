"""The lines of a multi-search request. They demand exact totals, and the same shard copy for all pages of a query."""

from schemas.vocabulary.kinds import Order
from search.elasticsearch_access.client import ELASTICSEARCH_TIMEOUT, IndexSearch, build_multi_search_lines
from search.parsing.search_query import SearchQuery
from search.requests.course_page import build_hits_body

QUERY = SearchQuery(terms={"disciplines": (61,)}, order=Order.FEE_LOW_TO_HIGH)


def test_all_pages_of_one_query_use_the_same_shard_copy() -> None:
    bodies = [
        build_hits_body(QUERY, 0, 27),
        build_hits_body(QUERY, 54, 27),
        build_hits_body(SearchQuery(), 0, 27),
    ]
    first, third, other = build_multi_search_lines([IndexSearch("courses-000001", body) for body in bodies])[
        ::2
    ]
    assert first == third
    assert first["index"] == "courses-000001"
    assert first["preference"] != other["preference"]


def test_every_search_has_a_timeout_and_an_exact_total() -> None:
    body = build_hits_body(QUERY, 0, 27)
    assert build_multi_search_lines([IndexSearch("courses-000001", body)])[1] == {
        "timeout": ELASTICSEARCH_TIMEOUT,
        "track_total_hits": True,
        **body,
    }
