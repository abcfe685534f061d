"""The newer search answered straight from the body's bytes, before the framework's own route of the same call.

It is asked more than everything else together, and a framework's work around a call (dependencies, two readings of
the body, stacks to leave) is half a millisecond of processor time. The call is declared, and whatever is not plainly a
right question is answered, by the route in `endpoints`.
"""

from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from schemas.contracts.search import SearchRequest
from search.typed import search as typed

PATH = "/api/search"
_PATHS = frozenset({PATH, f"{PATH}/"})
_PASSED_ON = "finder.passed_on"
_JSON = b"application/json"


class StraightSearch(BaseRoute):
    """others: the router that this route is the first of."""

    path_format = PATH

    def __init__(self, others: ASGIApp) -> None:
        self._others = others

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["type"] != "http" or scope["path"] not in _PATHS or scope["method"] != "POST":
            return Match.NONE, {}
        return (Match.NONE, {}) if _PASSED_ON in scope else (Match.FULL, {"route": self})

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            body = await Request(scope, receive).body()
        except ClientDisconnect as error:
            raise HTTPException(400, "The body did not arrive as a whole") from error
        question = _question(body) if _is_json(scope) else None
        if question is None:
            scope[_PASSED_ON] = True
            await self._others(scope, _again(body), send)
            return
        answer = await typed.search(scope["app"].state.catalogue, question)
        await Response(answer, media_type="application/json")(scope, receive, send)


def _is_json(scope: Scope) -> bool:
    return any(name == b"content-type" and value.startswith(_JSON) for name, value in scope["headers"])


def _question(body: bytes) -> SearchRequest | None:
    """None for what is no question: who says why is the call's route."""
    try:
        return SearchRequest.model_validate_json(body)
    except ValidationError:
        return None


def _again(body: bytes) -> Receive:
    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
