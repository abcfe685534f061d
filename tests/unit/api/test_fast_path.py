"""The fast path (which responds before FastAPI's routing) reads the complete body of a request."""

import pytest
from starlette.exceptions import HTTPException
from starlette.types import Message, Receive, Scope, Send

from api.fast_path import build_fast_path_routes


async def never(_: Scope, __: Receive, ___: Send) -> None:
    raise AssertionError("passed on")


async def test_an_incomplete_body_is_a_400() -> None:
    messages: list[Message] = [
        {"type": "http.request", "body": b'{"text"', "more_body": True},
        {"type": "http.disconnect"},
    ]

    async def receive() -> Message:
        return messages.pop(0)

    async def send(_: Message) -> None:
        raise AssertionError("the client has disconnected")

    scope: Scope = {"type": "http", "method": "POST", "path": "/api/search", "headers": []}
    with pytest.raises(HTTPException) as refused:
        await build_fast_path_routes(never)[0].handle(scope, receive, send)
    assert refused.value.status_code == 400
