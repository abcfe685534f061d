"""Each request has one log line, as text or JSON. The line has the request id and no personal data."""

import io
import json
import logging
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from asgi_correlation_id import correlation_id
from fastapi import FastAPI, HTTPException

from api.logs import configure_logging
from api.metrics.middleware import RequestMetrics
from api.metrics.series import RequestSeries
from api.request_log import RequestLog
from schemas.vocabulary.operation import LogFormat

LOGGED_LINES_COST_MAX = 5.0


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """The output of the request logger. The logger has only the handler of this test."""
    requests = logging.getLogger("api.request")
    handlers, stream = requests.handlers[:], io.StringIO()
    requests.handlers[:] = [logging.StreamHandler(stream)]
    yield stream
    requests.handlers[:] = handlers


def app() -> FastAPI:
    application = FastAPI()

    @application.get("/item/{number}")
    async def item(number: int) -> dict[str, str]:
        if number == 0:
            raise HTTPException(418)
        return {"request_id": str(correlation_id.get())}

    application.add_middleware(RequestLog)
    return application


def build_client(application: Any) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(application, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://site")


async def test_a_request_is_one_json_object(lines: io.StringIO) -> None:
    configure_logging(LogFormat.JSON)
    async with build_client(app()) as client:
        response = await client.get(
            "/item/7", params={"email": "someone@example.com"}, headers={"User-Agent": "mine"}
        )
    (line,) = lines.getvalue().splitlines()
    fields = json.loads(line)
    assert fields.pop("time").endswith("+00:00")
    assert fields.pop("milliseconds") >= 0
    request_id = response.headers["x-request-id"]
    assert fields.pop("message").startswith(f"{request_id} GET /item/7 200 ")
    assert fields == {
        "level": "INFO", "logger": "api.request", "request_id": request_id, "method": "GET", "path": "/item/7",
        "status": 200,
    }  # fmt: skip
    assert "someone" not in line
    assert "mine" not in line
    assert response.json() == {"request_id": request_id}


async def test_a_request_is_one_text_line(lines: io.StringIO) -> None:
    configure_logging(LogFormat.TEXT)
    async with build_client(app()) as client:
        response = await client.get("/item/0")
    (line,) = lines.getvalue().splitlines()
    assert f" {response.headers['x-request-id']} GET /item/0 418 " in line


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("0123abcd-4567", True),
        ("short", False),
        ("a" * 65, False),
        ('abcdefgh" "level": "x', False),
        ("ünicode-and-more", False),
    ],
)
async def test_a_proxys_id_is_kept_when_it_is_valid(lines: io.StringIO, given: str, kept: bool) -> None:
    async with build_client(app()) as client:
        response = await client.get("/item/1", headers=[(b"X-Request-ID", given.encode())])
    assert (response.headers["x-request-id"] == given) == kept
    assert (given in lines.getvalue()) == kept


def test_an_exception_stays_within_its_line(lines: io.StringIO) -> None:
    configure_logging(LogFormat.JSON)
    logger = logging.getLogger("api.request")
    try:
        raise ValueError("a\nb \ud800")
    except ValueError:
        logger.exception("line one\nline two")
    (line,) = lines.getvalue().splitlines()
    fields = json.loads(line)
    assert fields["message"] == "line one\nline two"
    assert "ValueError: a\nb" in fields["exception"]


@pytest.mark.usefixtures("lines")
@pytest.mark.parametrize("log_format", list(LogFormat))
async def test_logging_and_measuring_are_cheap(log_format: LogFormat) -> None:
    """For one request, logging and metrics need less CPU time than five calls of the standard `logger.info`."""
    configure_logging(log_format)
    logger = logging.getLogger("api.request")

    async def nothing(_: Any, __: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def a_line(scope: Any, receive: Any, send: Any) -> None:
        await nothing(scope, receive, send)
        logger.info("%s %s %s %d %.1f ms", "0" * 32, "POST", scope["path"], 200, 1.5)

    measured = RequestMetrics(RequestLog(nothing), RequestSeries())
    idle, line, both = [await processor_seconds(each) for each in (nothing, a_line, measured)]
    assert both - idle < LOGGED_LINES_COST_MAX * (line - idle)


async def processor_seconds(application: Any, requests: int = 300, tries: int = 7) -> float:
    """Measure the CPU time of `requests` requests. Returns the shortest of `tries` measurements."""

    async def ignore(_: Any) -> None:
        return None

    async def once() -> float:
        before = time.process_time()
        for _ in range(requests):
            scope = {"type": "http", "method": "POST", "path": "/api/course/course_search", "headers": []}
            await application(scope, ignore, ignore)
        return time.process_time() - before

    return min([await once() for _ in range(tries)])
