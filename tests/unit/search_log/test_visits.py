"""The id of a visit changes every day, and nothing connects two days."""

from datetime import UTC, datetime, timedelta

import pytest
from fastapi import Request, Response
from starlette.datastructures import Headers

from api.app import create_app
from api.search_log.visits import accepts_logging, read_device, read_visit, start_visit
from schemas.search_log.names import (
    is_expired,
    make_search_id,
    name_monthly_index,
    read_last_day,
    read_search_time,
)
from schemas.settings import Settings

EVENING = datetime(2026, 11, 24, 23, 59, 0, tzinfo=UTC)
APP = create_app(Settings(_env_file=None))


def build_request(**headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {
        "type": "http", "method": "POST", "scheme": "http", "path": "/", "query_string": b"", "headers": raw,
        "server": ("localhost", 80), "app": APP,
    }  # fmt: skip
    return Request(scope)


def test_a_visit_lasts_until_midnight_and_its_id_is_not_the_cookie() -> None:
    response = Response()
    visit = start_visit(build_request(), response, EVENING)
    cookie = response.headers["set-cookie"]
    assert "Max-Age=60;" in cookie
    assert "HttpOnly" in cookie
    sent = build_request(cookie=cookie.partition(";")[0])
    assert read_visit(sent, EVENING) == visit
    assert visit not in cookie
    assert read_visit(sent, EVENING + timedelta(minutes=2)) is None
    assert start_visit(sent, Response(), EVENING + timedelta(minutes=2)) != visit


@pytest.mark.parametrize("value", ["", "20261124", "20261124" + "x" * 15, "20261124" + "é" * 16, "x" * 200])
def test_an_invalid_cookie_is_no_visit(value: str) -> None:
    assert (
        read_visit(build_request(cookie=f"visit={value}".encode("latin-1").decode("latin-1")), EVENING)
        is None
    )


@pytest.mark.parametrize(
    ("headers", "is_accepted"),
    [
        ({}, True),
        ({"dnt": "0"}, True),
        ({"dnt": "1"}, False),
        ({"sec_gpc": "1"}, False),
        ({"cookie": "search-log=off"}, False),
        ({"cookie": "search-log=on"}, True),
    ],
)
def test_signals_and_the_choice_of_the_visitor_count(headers: dict[str, str], is_accepted: bool) -> None:
    assert accepts_logging(build_request(**headers)) is is_accepted


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1", "phone"),
        ("Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36", "phone"),
        ("Mozilla/5.0 (Linux; Android 15; SM-X710) Chrome/140 Safari/537.36", "tablet"),
        ("Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140 Safari/537.36", "desktop"),
        ("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "robot"),
        ("Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) Chrome/140 Mobile Safari/537.36", "phone"),
        ("Mozilla/5.0 (compatible; bingbot/2.0)", "robot"),
        ("", "robot"),
    ],
)
def test_the_device_follows_from_the_user_agent(agent: str, device: str) -> None:
    assert read_device(Headers({"user-agent": agent})) == device


def test_the_id_of_a_search_contains_its_time_and_index() -> None:
    at = datetime(2026, 2, 28, 23, 59, 59, 123_000, tzinfo=UTC)
    ids = {make_search_id(at) for _ in range(100)}
    assert len(ids) == 100
    assert {read_search_time(each) for each in ids} == {at}
    assert name_monthly_index(at.date()) == "search-log-2026.02"
    for wrong in ("", "x", "9" * 33, "20261301000000000" + "a" * 16, next(iter(ids)) + "0"):
        assert read_search_time(wrong) is None


def test_a_month_expires_when_its_last_day_is_90_days_old() -> None:
    last = read_last_day("search-log-2026.02")
    assert last is not None
    assert not is_expired(last, last + timedelta(days=89))
    assert is_expired(last, last + timedelta(days=90))
    for other in ("search-log-daily", "search-log-2026.13", "search-log-2026.02-x", "courses-000001"):
        assert read_last_day(other) is None
