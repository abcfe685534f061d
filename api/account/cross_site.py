"""Middleware that rejects state-changing requests from other sites (CSRF protection).

The middleware protects accounts, the settings and outcomes of the search log, CRM calls, and the pages for staff.
"""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from api.errors import build_problem_response
from schemas.contracts.crm.responses import CrmProblem
from schemas.vocabulary.accounts import Message

PREFIXES = ("/api/account/", "/api/search-log/", "/crm/", "/staff/", "/admin/", "/analytics/")
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_OWN_SITE = frozenset({"same-origin", "none"})
_DEFAULT_PORTS = {"http": 80, "https": 443}


class CrossSiteProtection:
    """Returns 403 if the header Sec-Fetch-Site or Origin shows that another site sent the request.

    Only the paths in PREFIXES are protected, and only against methods that are not in SAFE_METHODS.
    A request with neither header is accepted: every browser sends Sec-Fetch-Site or Origin, so the client is not a
    browser. The cookies are also SameSite=Lax. Clients therefore need no CSRF token.
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
    """True if the headers say that the request comes from another site.

    - scheme: "http" or "https", the scheme of the request.
    - site_url: the public address of the site (FINDER_SITE_URL). If it is None, the header Host names the site.
    """
    fetch_site = headers.get("sec-fetch-site")
    if fetch_site is not None and fetch_site not in _OWN_SITE:
        return True
    origin = headers.get("origin")
    if origin is None:
        return False
    own = site_url or f"{scheme}://{headers.get('host', '')}"
    return _read_origin(origin) is None or _read_origin(origin) != _read_origin(own)


def _read_origin(address: str) -> tuple[str, str, int] | None:
    """Return scheme, host and port of a URL, or None for other text, such as the 'null' that browsers can send."""
    try:
        parts = urlsplit(address)
        port = parts.port or _DEFAULT_PORTS.get(parts.scheme)
    except ValueError:
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname and port else None
