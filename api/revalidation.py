"""HTTP caching: browsers use a response for 15 s, and then send its ETag.

If the response has not changed since, the API returns 304.
"""

from collections.abc import Callable, Coroutine
from hashlib import blake2b
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from api.counts.cached_count import TTL_SECONDS
from api.json_body import JsonBodyRoute

CACHE_CONTROL = f"public, max-age={TTL_SECONDS:.0f}"
"""Browsers use a response for 15 s. Its counts can be older, because the server also caches counts (`CachedCount`)."""


class RevalidatedRoute(JsonBodyRoute):
    """A route whose response is the same for all clients. GET returns 304 if the ETag of the client is current."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handler = super().get_route_handler()

        async def revalidate(request: Request) -> Response:
            response = await handler(request)
            return (
                respond_with_etag(request, response, CACHE_CONTROL)
                if _is_cacheable(request, response)
                else response
            )

        return revalidate


def _is_cacheable(request: Request, response: Response) -> bool:
    return request.method == "GET" and response.status_code == 200


def respond_with_etag(request: Request, response: Response, cache_control: str) -> Response:
    """Add an ETag to the response. If the client already has the same ETag, return a 304 response instead."""
    tag = f'"{blake2b(response.body, digest_size=16).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": cache_control, "Vary": "Accept-Encoding"}
    known = {each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")}
    if tag in known or "*" in known:
        return Response(status_code=304, headers=headers)
    response.headers.update(headers)
    return response
