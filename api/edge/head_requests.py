"""Middleware that supports HEAD for all paths that support GET."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class HeadRequests:
    """Handles HEAD as GET, and removes the body of the response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return

        async def send_without_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            elif message["type"] == "http.response.pathsend":
                message = {"type": "http.response.body", "body": b""}
            await send(message)

        scope["method"] = "GET"
        try:
            await self._app(scope, receive, send_without_body)
        finally:
            scope["method"] = "HEAD"
