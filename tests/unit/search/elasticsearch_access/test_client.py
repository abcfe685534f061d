"""The lines of a multi-search request demand exact totals, and the same shard copy for all pages of a query."""

from schemas.vocabulary.kinds import Order
from search.elasticsearch_access.client import ELASTICSEARCH_TIMEOUT, IndexSearch, build_multi_search_lines
from search.parsing.search_query import SearchQuery
from search.requests.course_page import build_count_body, build_hits_body
from search.requests.filter_clauses import build_filter_query

QUERY = SearchQuery(terms={"disciplines": (61,)}, order=Order.FEE_LOW_TO_HIGH)


def test_all_pages_of_one_query_use_the_same_shard_copy() -> None:
    bodies = [
        build_hits_body(QUERY, 0, 27),
        build_hits_body(QUERY, 54, 27),
        build_hits_body(SearchQuery(), 0, 27),
    ]
    first, third, other = (
        build_multi_search_lines([IndexSearch("courses-000001", body)])[0] for body in bodies
    )
    assert first == third
    assert first["index"] == "courses-000001"
    assert first["preference"] != other["preference"]


def test_all_parts_of_one_request_use_the_same_shard_copy() -> None:
    """The searches of a request get the same preference in any order, although a facet leaves out some filters."""
    facet = {"size": 0, "query": build_filter_query(SearchQuery())}
    page, count = build_hits_body(QUERY, 0, 27), build_count_body(QUERY)
    preferences = [
        header["preference"]
        for bodies in ([page], [facet, page, count], [count, facet])
        for header in build_multi_search_lines([IndexSearch("courses-000001", body) for body in bodies])[::2]
    ]
    assert len(preferences) == 6
    assert len(set(preferences)) == 1


def test_searches_in_another_index_have_a_preference_of_their_own() -> None:
    searches = [
        IndexSearch("courses-000001", build_count_body(QUERY)),
        IndexSearch("values-000001", {"size": 1}),
    ]
    alone = build_multi_search_lines(searches[1:])
    assert build_multi_search_lines(searches)[2:] == alone


def test_every_search_has_a_timeout_and_an_exact_total() -> None:
    body = build_hits_body(QUERY, 0, 27)
    assert build_multi_search_lines([IndexSearch("courses-000001", body)])[1] == {
        "timeout": ELASTICSEARCH_TIMEOUT,
        "track_total_hits": True,
        **body,
    }
