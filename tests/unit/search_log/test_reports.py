"""Days, groups and free queries are checked. Errors name the option and the reason."""

from datetime import date

import pytest

from indexer.search_log.free_query import parse_free_query
from indexer.search_log.shipping import build_writes
from schemas.search_log.reports.selection import InvalidSelection, parse_days

TODAY = date(2026, 11, 24)


def test_days_are_dates_or_numbers_of_days() -> None:
    assert parse_days(None, None, TODAY) == (date(2026, 11, 17), TODAY)
    assert parse_days("30d", "2026-11-01", TODAY) == (date(2026, 10, 25), date(2026, 11, 1))
    for since, until, reason in (
        ("x", None, "--since: 'x' is neither"),
        ("99999d", None, "--since: '99999d' is neither"),
        ("2026-11-24", "2026-11-23", "--until: 2026-11-23 is before"),
        ("2026-11-24", "2026-13-01", "--until: '2026-13-01' is neither"),
    ):
        with pytest.raises(InvalidSelection, match=reason):
            parse_days(since, until, TODAY)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not valid JSON"),
        ("[]", "an object with named aggregations"),
        ("{}", "an object with named aggregations"),
        ('{"a": 1}', "query.a: an object is needed"),
        ('{"a": {"top_hits": {}}}', "query.a: top_hits is not allowed"),
        ('{"a": {"scripted_metric": {}}}', "scripted_metric is not allowed"),
        ('{"a": {"terms": {"script": "1"}}}', "query.a.terms.script: scripts are not allowed"),
        ('{"a": {"filters": {"filters": [{"script": {}}]}}}', "filters.filters.0.script: scripts"),
        ('{"a": {"terms": {"field": "query", "size": 100000}}}', "terms.size: a number up to 1,000"),
        ('{"a": {"terms": {"field": "query", "size": "9"}}}', "terms.size: a number"),
        ('{"a":{"terms":{},"aggs":{"b":{"terms":{},"aggs":{"c":{"terms":{},"aggs":{"d":{"terms":{},'
         '"aggs":{"e":{"terms":{}}}}}}}}}}}', "nested 4 deep"),
        ('{"a": {"terms": {"field": "' + "x" * 20_000 + '"}}}', "longer than 20,000 bytes"),
    ],
)  # fmt: skip
def test_a_free_query_has_limits(text: str, reason: str) -> None:
    with pytest.raises(InvalidSelection, match=reason):
        parse_free_query(text)


def test_a_free_query_may_have_its_own_frame() -> None:
    terms = {"days": {"terms": {"field": "day"}}}
    assert parse_free_query('{"aggs": {"days": {"terms": {"field": "day"}}}}') == terms


@pytest.mark.parametrize(
    "line",
    [
        b"{", b"[]", b"null", b"{}", b'{"kind": "search"}', b'{"kind": "search", "id": 7}',
        b'{"kind": "search", "id": "20260101000000000' + b"a" * 16 + b'"}',
        b'{"kind": "search", "id": "20270101000000000' + b"a" * 16 + b'"}',
    ],
)  # fmt: skip
def test_a_damaged_expired_or_future_line_is_rejected(line: bytes) -> None:
    assert build_writes(line, TODAY) is None
