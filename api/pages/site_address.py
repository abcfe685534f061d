"""The base URL of the site for canonical URLs and site maps."""

import re

from starlette.exceptions import HTTPException
from starlette.requests import Request

from schemas.settings import Settings

_HOST = re.compile(r"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")


def read_site_address(request: Request) -> str:
    """Read the base URL, without a trailing slash, from FINDER_SITE_URL or from the request.

    HTTPException 400 when the Host header is invalid.
    """
    configuration: Settings = request.app.state.settings
    if configuration.finder_site_url is not None:
        return configuration.finder_site_url.rstrip("/")
    host = request.headers.get("host", "")
    if not _HOST.fullmatch(host):
        raise HTTPException(400, "The Host header names no host")
    return f"{request.scope['scheme']}://{host}"
