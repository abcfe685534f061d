"""Middleware that counts requests and measures their durations, by route."""

import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.metrics.series import RequestSeries

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
OTHER = "other"


class RequestMetrics:
    """Records the duration and the status of each request, also of requests that other middleware rejects."""

    def __init__(self, app: ASGIApp, series: RequestSeries) -> None:
        self._app = app
        self._series = series

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def send_and_record(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        self._series.in_flight.inc()
        try:
            await self._app(scope, receive, send_and_record)
        finally:
            self._series.in_flight.dec()
            method = scope["method"] if scope["method"] in METHODS else OTHER
            route = find_route_template(scope)
            self._series.seconds.labels(method, route).observe(time.perf_counter() - started)
            self._series.responses.labels(method, route, str(status)).inc()


def find_route_template(scope: Scope) -> str:
    """Return the path template of the route, such as /api/course/{course}.

    Returns OTHER for files and pages of the site, unknown paths, and requests that other middleware rejects.
    """
    template: str | None = getattr(scope.get("route"), "path_format", None)
    if template is None:
        return OTHER
    return template.rstrip("/") or "/"
