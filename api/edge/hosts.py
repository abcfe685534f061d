"""Middleware that rejects requests whose Host header is missing, repeated, invalid or not allowed.

In HTTP/1.0, the header may be missing.
"""

import re
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from api.errors import build_problem_response
from schemas.contracts.errors import Problem
from schemas.settings import Settings

_HOST = re.compile(r"(?:[A-Za-z0-9._-]{1,253}|\[(?P<ipv6>[0-9A-Fa-f:.]{2,45})\])(?::[0-9]{1,5})?")
_OPEN_FOLDERS = (["health"], ["metrics"])
"""All valid hosts are allowed for these paths, because load balancers and Prometheus use the address of one machine."""


class AllowedHosts:
    """Returns status 400 for a host that is not allowed.

    If FINDER_SITE_URL is set, only the host in this setting and loopback are allowed. Otherwise all valid hosts are
    allowed.
    """

    def __init__(self, app: ASGIApp, configuration: Settings) -> None:
        self._app = app
        self._host = (
            None
            if configuration.finder_site_url is None
            else urlsplit(configuration.finder_site_url).hostname
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        problem = self._find_problem(scope) if scope["type"] == "http" else None
        if problem is None:
            await self._app(scope, receive, send)
            return
        await build_problem_response(400, Problem(detail=problem, fields=[]))(scope, receive, send)

    def _find_problem(self, scope: Scope) -> str | None:
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if len(hosts) > 1:
            return "There is more than one Host header."
        if not hosts:
            return None if scope.get("http_version") == "1.0" else "The Host header is missing."
        if not _is_valid(hosts[0]):
            return "The Host header is invalid."
        if self._host is None or scope["path"].split("/")[1:2] in _OPEN_FOLDERS:
            return None
        host = read_host_name(hosts[0])
        return (
            None
            if host == self._host or is_loopback(host)
            else "The requested host does not belong to this site."
        )


def _is_valid(header: str) -> bool:
    """Whether the header is a host name or an IP address. `urlsplit` raises an error for brackets without IPv6."""
    found = _HOST.fullmatch(header)
    if found is None or found["ipv6"] is None:
        return found is not None
    try:
        IPv6Address(found["ipv6"])
    except ValueError:
        return False
    return True


def read_host_name(header: str) -> str:
    """Return the host in lower case, without port and brackets: "Example.com:8000" → "example.com"."""
    return (urlsplit(f"//{header}").hostname or "").removesuffix(".")


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
