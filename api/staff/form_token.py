"""Tokens in the forms of the pages for staff. They protect against forged requests from other sites (CSRF).

A token is a random value and its signature. The key of the signature is the session cookie, which other sites cannot
read, so the server stores no token. Each rendered page has a new random value. The size of the compressed page
therefore does not reveal the token (BREACH attack).
"""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from secrets import token_bytes

from fastapi import Request
from starlette.types import Message

from api.account.cookies import SESSION, read_cookie
from api.account.cross_site import SAFE_METHODS

FIELD_NAME = "csrf_token"
_RANDOM_BYTES = 16
_FIELDS_MAX = 1_500
_BROWSER_HEADERS = ("sec-fetch-site", "origin")


def make_form_token(request: Request) -> str:
    random = token_bytes(_RANDOM_BYTES)
    return urlsafe_b64encode(random + _sign(request, random)).decode()


def is_valid_form_token(request: Request, token: str) -> bool:
    """True if the token was made for the session of the request. Without a session, no token is valid."""
    if read_cookie(request, SESSION) is None:
        return False
    try:
        content = urlsafe_b64decode(token.encode("ascii"))
    except ValueError:
        return False
    random, signature = content[:_RANDOM_BYTES], content[_RANDOM_BYTES:]
    return hmac.compare_digest(signature, _sign(request, random))


async def comes_from_own_page(request: Request) -> bool:
    """True if a request comes from a page of this site, or if its method changes nothing.

    All current browsers send a header that shows whether the form is on this site. The middleware CrossSiteProtection
    has already rejected the requests whose header shows another site. A form without such a header must contain a
    valid token. Without a session, such a form is rejected before its content is read.
    """
    if request.method in SAFE_METHODS or any(name in request.headers for name in _BROWSER_HEADERS):
        return True
    if read_cookie(request, SESSION) is None:
        return False
    return is_valid_form_token(request, await _read_form_token(request))


async def _read_form_token(request: Request) -> str:
    """Read the token from a copy of the request, so that the endpoint parses the form with its own limits."""
    body = await request.body()

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async with Request(request.scope, receive).form(max_files=1, max_fields=_FIELDS_MAX) as form:
        token = form.get(FIELD_NAME, "")
        return token if isinstance(token, str) else ""


def _sign(request: Request, random: bytes) -> bytes:
    key = read_cookie(request, SESSION) or ""
    return hmac.digest(key.encode(), random, "sha256")
