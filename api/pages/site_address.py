"""The address of the site, as it stands in canonical addresses and site maps."""

import re
from typing import cast

from starlette.exceptions import HTTPException
from starlette.requests import Request

from schemas.settings import Settings

_HOST = re.compile(r"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")


def read_site_address(request: Request) -> str:
    """Without a slash at its end: as it is set, else as the request has it.

    HTTPException 400 when the request names no host that could be one.
    """
    configuration = cast(Settings, request.app.state.settings)
    if configuration.finder_site_url is not None:
        return configuration.finder_site_url.rstrip("/")
    host = request.headers.get("host", "")
    if not _HOST.fullmatch(host):
        raise HTTPException(400, "The Host header names no host")
    return f"{request.scope['scheme']}://{host}"
