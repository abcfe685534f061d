"""The base URL of the site for canonical URLs and site maps."""

from starlette.requests import Request

from api.edge.hosts import is_loopback, read_host_name
from schemas.settings import Settings


def read_site_address(request: Request) -> str | None:
    """Read the base URL, without a trailing slash, from FINDER_SITE_URL, or from a request to loopback.

    None for other hosts, because anyone can send any Host header, and caches could keep the response.
    """
    configuration: Settings = request.app.state.settings
    if configuration.finder_site_url is not None:
        return configuration.finder_site_url.rstrip("/")
    host = request.headers.get("host", "")
    return f"{request.scope['scheme']}://{host}" if is_loopback(read_host_name(host)) else None
