"""Middleware that rejects request bodies larger than 1 MB before they fill the memory."""

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BODY_MAX_BYTES = 1_000_000


class BodyLimit:
    """Raises HTTPException 413 when the application reads more than BODY_MAX_BYTES of a body."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        received = 0

        async def receive_within_limit() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > BODY_MAX_BYTES:
                raise HTTPException(413, f"The body is larger than {BODY_MAX_BYTES:,} bytes")
            return message

        await self._app(scope, receive_within_limit if scope["type"] == "http" else receive, send)
