"""The cursor of a point-in-time session ends with the last page."""

import orjson
import pytest

from schemas.contracts.unified.request import SearchRequest
from search.calls.unified.facets import read_facets
from search.calls.unified.page_position import PagePosition
from search.calls.unified.search import build_cursor
from search.calls.unified.session_tokens import SessionToken
from search.calls.unified.unified_plan import RoundTripResult
from search.execution.point_in_time import PointInTimeSession
from search.parsing.search_query import SearchQuery
from search.results.facet_counts import FacetCounts
from tests.unit.search.small_value_names import small_vocabulary


def round_trip_result(*, total: int, results: int) -> RoundTripResult:
    return RoundTripResult(
        search_query=SearchQuery(),
        total=total,
        results=[orjson.Fragment("{}")] * results,
        last=(0, 0.5, 7),
        facets=read_facets(SearchRequest(), SearchQuery(), small_vocabulary(), FacetCounts([]), ()),
        histograms={"fees": None, "durations": None},
        map=None,
        largest_fee=None,
        fee_step=None,
    )


@pytest.mark.parametrize(("total", "has_cursor"), [(53, False), (54, False), (55, True)])
def test_the_page_that_ends_at_the_total_has_no_cursor(total: int, has_cursor: bool) -> None:
    """30 results follow 24 earlier ones, so the page ends at result 54."""
    request = SearchRequest(page_size=30)
    position = PagePosition(page=None, before=24, size=30, after=(0, 0.9, 3))
    token = SessionToken(PointInTimeSession(3, "point"), 1_700_000_000, None)
    cursor = build_cursor(request, position, token, round_trip_result(total=total, results=30))
    assert (cursor is not None) is has_cursor
    assert build_cursor(request, position, None, round_trip_result(total=total, results=30)) is None
