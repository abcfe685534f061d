"""One line per request, with an id that the answer carries too."""

import logging
import time
from urllib.parse import quote
from uuid import uuid4

from starlette.types import ASGIApp, Message, Receive, Scope, Send

logger = logging.getLogger("api.request")


def log_requests() -> None:
    """Requests are written to stderr, once, whoever else logs what."""
    if not logger.handlers:
        handler = logging.StreamHandler()
        handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
        logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    logger.propagate = False


class RequestLog:
    """Gives each request an id (X-Request-ID) and logs method, path, status and milliseconds; never a body."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request_id = uuid4().hex
        started = time.perf_counter()
        status = 500

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), (b"x-request-id", request_id.encode())]
            await send(message)

        try:
            await self._app(scope, receive, send_with_id)
        finally:
            milliseconds = (time.perf_counter() - started) * 1000
            logger.info(
                "%s %s %s %d %.1f ms", request_id, scope["method"], quote(scope["path"]), status, milliseconds
            )
