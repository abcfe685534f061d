"""The base URL of the site, which canonical URLs and site maps contain."""

from starlette.requests import Request

from api.edge.hosts import is_loopback, read_host_name
from schemas.settings import Settings


def read_site_address(request: Request) -> str | None:
    """Return the base URL without a trailing slash: FINDER_SITE_URL, or the host of a loopback request.

    Returns None for other hosts, because a client can send any Host header. A cache could then show the wrong URL to
    other visitors.
    """
    configuration: Settings = request.app.state.settings
    if configuration.finder_site_url is not None:
        return configuration.finder_site_url.rstrip("/")
    host = request.headers.get("host", "")
    return f"{request.scope['scheme']}://{host}" if is_loopback(read_host_name(host)) else None
