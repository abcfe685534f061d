"""Reads the visitor's choice about logging, the id of a visit, and the class of the device.

The cookie `visit` contains the UTC day and a random value. The browser deletes the cookie at the end of the day, and
the server replaces a cookie of another day. The log contains only a hash of the cookie, so the log cannot connect the
visits of two days.
"""

import re
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from hashlib import blake2b
from secrets import token_urlsafe

from fastapi import Request, Response
from starlette.datastructures import Headers

from api.account.cookies import read_cookie, set_cookie
from schemas.search_log.entries import Device

VISIT = "visit"
NO_LOG = "search-log"
"""A visitor who does not want to be logged has this cookie with the value "off"."""
NO_LOG_SECONDS = 365 * 86_400

_AGENT_MAX_CHARACTERS = 500
_AGENTS_MAX = 1_000

_COOKIE = re.compile(r"(\d{8})[0-9A-Za-z_-]{16}")
_ROBOT = re.compile(
    r"(?<!\bcu)bot\b|crawl|spider|slurp|curl|wget|python|httpx|aiohttp|monitor|preview", re.IGNORECASE
)
_TABLET = re.compile(r"ipad|tablet|kindle|android(?!.*mobile)", re.IGNORECASE)
_PHONE = re.compile(r"mobi|iphone|android", re.IGNORECASE)


def accepts_logging(request: Request) -> bool:
    """False if the browser sends Do Not Track or Global Privacy Control, or if the visitor has refused logging."""
    return not sends_privacy_signal(request) and read_cookie(request, NO_LOG) != "off"


def sends_privacy_signal(request: Request) -> bool:
    return request.headers.get("dnt") == "1" or request.headers.get("sec-gpc") == "1"


def read_visit(request: Request, now: datetime) -> str | None:
    """Return the logged id of today's cookie, or None."""
    value = read_cookie(request, VISIT)
    found = _COOKIE.fullmatch(value) if value else None
    if value is None or found is None or found[1] != f"{now:%Y%m%d}":
        return None
    return _hash_visit(value)


def start_visit(request: Request, response: Response, now: datetime) -> str:
    """Set a new cookie that ends with the UTC day. Returns the logged id."""
    value = f"{now:%Y%m%d}{token_urlsafe(12)}"
    midnight = datetime(now.year, now.month, now.day, tzinfo=UTC) + timedelta(days=1)
    set_cookie(request, response, VISIT, value, max(int((midnight - now).total_seconds()), 1))
    return _hash_visit(value)


def _hash_visit(value: str) -> str:
    return blake2b(value.encode(), digest_size=8).hexdigest()


def read_device(headers: Headers) -> Device:
    return _find_device(headers.get("user-agent", "")[:_AGENT_MAX_CHARACTERS])


@lru_cache(_AGENTS_MAX)
def _find_device(agent: str) -> Device:
    """Find the device class of a User-Agent. Results are cached, because the test for robots takes 25 µs."""
    if not agent or _ROBOT.search(agent):
        return "robot"
    if _TABLET.search(agent):
        return "tablet"
    return "phone" if _PHONE.search(agent) else "desktop"
