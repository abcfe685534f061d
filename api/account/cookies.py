"""Reads and sets cookies.

SESSION is the name of the cookie of a session. REGISTRATION is the cookie of the browser that started a registration.
"""

from fastapi import Request, Response

from schemas.settings import Settings

SESSION = "session"
REGISTRATION = "registration"
_TOKEN_MAX_CHARACTERS = 100


def is_https(request: Request) -> bool:
    """True if browsers reach the site by https, according to FINDER_SITE_URL or the request."""
    settings: Settings = request.app.state.settings
    if settings.finder_site_url:
        return settings.finder_site_url.startswith("https://")
    scheme: str = request.scope["scheme"]
    return scheme == "https"


def read_cookie(request: Request, name: str) -> str | None:
    """Return the value of a cookie, or None if the value is missing, empty or longer than _TOKEN_MAX_CHARACTERS.

    With https, the name has the prefix __Host-. Other hosts of the same domain cannot set a cookie with this prefix.
    """
    full_name = _get_full_name(request, name)
    if full_name not in request.headers.get("cookie", ""):
        return None
    value = request.cookies.get(full_name)
    return value if value and len(value) <= _TOKEN_MAX_CHARACTERS else None


def set_cookie(request: Request, response: Response, name: str, value: str, seconds: int) -> None:
    response.set_cookie(
        _get_full_name(request, name),
        value,
        max_age=seconds,
        path="/",
        secure=is_https(request),
        httponly=True,
        samesite="lax",
    )


def delete_cookie(request: Request, response: Response, name: str) -> None:
    set_cookie(request, response, name, "", 0)


def _get_full_name(request: Request, name: str) -> str:
    return f"__Host-{name}" if is_https(request) else name
