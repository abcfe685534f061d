"""Point-in-time sessions (a client pages through one state of the index): cursors, tokens and the shared session."""

import orjson
import pytest

from schemas.contracts.unified.request import SearchRequest
from search.calls.unified.facets import read_facets
from search.calls.unified.page_position import PagePosition
from search.calls.unified.search import build_cursor
from search.calls.unified.session_tokens import Cursor, SessionToken, decode_token, digest_query, encode_token
from search.calls.unified.unified_plan import RoundTripResult
from search.errors import InvalidFilter
from search.execution.point_in_time import PointInTimeSession, SharedSession
from search.execution.token_keys import TokenKeys
from search.parsing.search_query import SearchQuery
from search.results.facet_counts import FacetCounts
from search.value_names.version_stamp import IndexVersion, VersionStamp
from tests.unit.search.small_value_names import build_small_value_names

OLD_KEY, NEW_KEY = "o" * 32, "n" * 32
KEYS = TokenKeys([NEW_KEY])
INTERPRETED = ({"interpret": False}, {"literal": ["uk"]})


def build_result(*, total: int, results: int) -> RoundTripResult:
    return RoundTripResult(
        search_query=SearchQuery(),
        value_names=build_small_value_names(),
        shown=(),
        total=total,
        interpretation=None,
        results=[orjson.Fragment("{}")] * results,
        last=(0, 0.5, 7),
        facets=read_facets(SearchRequest(), SearchQuery(), build_small_value_names(), FacetCounts([]), ()),
        histograms={"fees": None, "durations": None},
        map=None,
        explanations=None,
        largest_fee=None,
        fee_step=None,
        teams=None,
    )


@pytest.mark.parametrize(("total", "has_cursor"), [(53, False), (54, False), (55, True)])
def test_the_last_page_has_no_cursor(total: int, has_cursor: bool) -> None:
    """The page has 30 results after 24 earlier results, so it ends at result 54."""
    request = SearchRequest(page_size=30)
    position = PagePosition(page=None, before=24, size=30, after=(0, 0.9, 3))
    token = SessionToken(PointInTimeSession(3, "point"), 1_700_000_000, None)
    cursor = build_cursor(KEYS, request, position, token, build_result(total=total, results=30))
    assert (cursor is not None) is has_cursor
    assert build_cursor(KEYS, request, position, None, build_result(total=total, results=30)) is None


def test_a_decoded_token_equals_the_encoded_token() -> None:
    digest = digest_query(SearchRequest())
    cursor_of_page = Cursor(54, (1.5, 2**63 - 1, None, "x"))
    for field, cursor, steps in (
        ("visit_token", None, None),
        ("visit_token", None, 3),
        ("cursor", cursor_of_page, 0),
    ):
        token = SessionToken(PointInTimeSession(3, "point"), 1_700_000_000, cursor, steps)
        assert decode_token(KEYS, encode_token(KEYS, token, digest), field, digest) == token


def test_a_rotated_key_ends_no_open_visit() -> None:
    """A token that the old key signed is valid as long as the list of keys contains the old key."""
    digest = digest_query(SearchRequest())
    token = SessionToken(PointInTimeSession(3, "point"), 1_700_000_000, None)
    old = encode_token(TokenKeys([OLD_KEY]), token, digest)
    rotated = TokenKeys([NEW_KEY, OLD_KEY])
    assert decode_token(rotated, old, "visit_token", digest) == token
    new = encode_token(rotated, token, digest)
    assert decode_token(TokenKeys([NEW_KEY]), new, "visit_token", digest) == token
    with pytest.raises(InvalidFilter):
        decode_token(TokenKeys([NEW_KEY]), old, "visit_token", digest)


def test_without_keys_each_process_has_its_own() -> None:
    digest = digest_query(SearchRequest())
    token = encode_token(
        TokenKeys(), SessionToken(PointInTimeSession(3, "point"), 1_700_000_000, None), digest
    )
    with pytest.raises(InvalidFilter, match="not a token of this service"):
        decode_token(TokenKeys(), token, "visit_token", digest)


def test_the_digest_depends_on_text_filters_order_and_page_size() -> None:
    same = {"facets": ["intakes"], "page": 3, "results": False, "relax": True}
    assert digest_query(SearchRequest.model_validate(same)) == digest_query(SearchRequest())
    for other in ({"text": "x"}, {"order": 1}, {"page_size": 3}, {"filters": {"region": 1}}, *INTERPRETED):
        assert digest_query(SearchRequest.model_validate(other)) != digest_query(SearchRequest())


def test_a_session_is_shared_until_the_index_changes() -> None:
    stamp = VersionStamp("vocabulary-000001", 3, 1.0, 1.0)
    version = IndexVersion(stamp, VersionStamp("courses-000001", 9, 5.0, 5.0))
    shared = SharedSession()
    assert shared.get(version) is None
    shared.store(version, PointInTimeSession(1, "point"))
    assert shared.get(version) == PointInTimeSession(1, "point")
    assert shared.get(IndexVersion(stamp, VersionStamp("courses-000001", 9, 6.0, 5.0))) is None
    shared.clear()
    assert shared.get(version) is None
