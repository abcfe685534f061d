"""Middleware that rejects requests from other sites to the account and CRM calls."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from api.errors import build_problem_response
from schemas.contracts.crm.responses import CrmProblem
from schemas.vocabulary.accounts import Message

PREFIXES = ("/api/account/", "/crm/")
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_OWN_SITE = frozenset({"same-origin", "none"})
_DEFAULT_PORTS = {"http": 80, "https": 443}


class CrossSiteProtection:
    """Answers 403 when Sec-Fetch-Site or Origin name another site. Programs send neither, and are let through.

    Together with SameSite cookies this needs no token, so clients of the specification work unchanged.
    """

    def __init__(self, app: ASGIApp, site_url: str | None) -> None:
        self._app = app
        self._site_url = site_url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (
            scope["type"] == "http"
            and scope["method"] not in SAFE_METHODS
            and scope["path"].startswith(PREFIXES)
            and is_cross_site(Headers(scope=scope), scope["scheme"], self._site_url)
        ):
            text = Message.CROSS_SITE.value
            problem = CrmProblem(status=403, field=None, message=text, detail=f"{text}.", fields=[])
            await build_problem_response(403, problem)(scope, receive, send)
            return
        await self._app(scope, receive, send)


def is_cross_site(headers: Headers, scheme: str, site_url: str | None) -> bool:
    """scheme: of the request. site_url: the public address, if it is known."""
    fetch_site = headers.get("sec-fetch-site")
    if fetch_site is not None and fetch_site not in _OWN_SITE:
        return True
    origin = headers.get("origin")
    if origin is None:
        return False
    own = site_url or f"{scheme}://{headers.get('host', '')}"
    return _read_origin(origin) is None or _read_origin(origin) != _read_origin(own)


def _read_origin(address: str) -> tuple[str, str, int] | None:
    """Scheme, host and port; None for 'null' and for anything else that is no origin."""
    try:
        parts = urlsplit(address)
        port = parts.port or _DEFAULT_PORTS.get(parts.scheme)
    except ValueError:
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname and port else None
