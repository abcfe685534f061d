"""Middleware that gives all searches of a request one deadline."""

from starlette.types import ASGIApp, Receive, Scope, Send

from search.elasticsearch_access.deadline import share_deadline


class SharedSearchDeadline:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with share_deadline():
            await self._app(scope, receive, send)
