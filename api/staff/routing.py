"""The route class of the pages for staff. Rejected requests get pages instead of JSON."""

from collections.abc import Callable, Coroutine
from typing import Any
from urllib.parse import quote

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from api.account.roles import SecondFactorNeeded, SessionNeeded
from api.database import DatabaseUnavailable
from api.refusal import Refusal
from api.staff.form_token import FIELD_NAME, comes_from_own_page
from api.staff.pages import HEADERS, render
from schemas.encryption import KeysMissing, Undecryptable
from schemas.storage.errors import StorageUnavailable
from schemas.vocabulary.accounts import Message
from search.errors import Unavailable

SECOND_FACTOR_PATH = "/staff/second-factor"
QUERY = r"(?:\?[A-Za-z0-9%&=+._~-]*)?"
"""A regular expression for the optional encoded query string at the end of an address."""
_ERROR_TEXTS = {404: "not_found", 409: "conflict", 413: "too_large", 429: "too_many"}


class PageRoute(APIRoute):
    """Shows refusals, invalid input, bodies that are too large, and unavailable services as a page.

    An unexpected error and a failed commit have a JSON body as in the API.

    - A session without the second factor is redirected to the page that asks for the code.
    - A form that is sent without a session or second factor gets a page that keeps its texts. The person can sign in in
      another tab, and send the form again from this page.
    - An invalid address gets the status 404.
    - A form that may come from another site gets the status 403.
    """

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handler = super().get_route_handler()

        async def handle(request: Request) -> Response:
            try:
                if not await comes_from_own_page(request):
                    raise Refusal(403, Message.CROSS_SITE.value)
                return await handler(request)
            except (SessionNeeded, SecondFactorNeeded) as error:
                return await _ask_to_sign_in(request, error)
            except RequestValidationError as error:
                is_wrong_address = any(each["loc"][0] == "path" for each in error.errors())
                return render_error(request, 404 if is_wrong_address else 422)
            except (KeysMissing, Undecryptable):
                return render(request, "error.html", 503, message="no_keys", detail="")
            except (Unavailable, DatabaseUnavailable, StorageUnavailable) as error:
                text = "unavailable" if isinstance(error, Unavailable) else "storage_unavailable"
                page = render(request, "error.html", 503, message=text, detail="")
                page.headers["Retry-After"] = str(error.retry_after_seconds)
                return page
            except HTTPException as error:
                return render_error(request, error.status_code)
            except Refusal as error:
                return render_error(request, error.status, error.message, error.retry_after_seconds)

        return handle


async def _ask_to_sign_in(request: Request, error: SessionNeeded | SecondFactorNeeded) -> Response:
    if _has_texts(request):
        try:
            return await render_kept_form(request)
        except HTTPException as unreadable:
            return render_error(request, unreadable.status_code)
    if isinstance(error, SecondFactorNeeded):
        return redirect_to_second_factor(request)
    return render_error(request, error.status)


def _has_texts(request: Request) -> bool:
    """True for a form without files. The server cannot send files back to the browser."""
    content_type = request.headers.get("content-type", "")
    return request.method == "POST" and content_type.startswith("application/x-www-form-urlencoded")


async def render_kept_form(request: Request) -> Response:
    """Show a page with the texts of a rejected form and a button that sends them again. Nothing is saved.

    The request comes from a page of this site, so another site cannot choose these texts.
    """
    form = await request.form()
    fields = [(name, value) for name, value in form.multi_items() if name != FIELD_NAME]
    return render(request, "kept_form.html", 401, address=request.url.path, fields=fields)


def redirect_to_second_factor(request: Request) -> Response:
    """Redirect to the page that asks for the code of the second factor.

    After the code, the browser returns to the requested page. If the request was a submitted form, the browser opens
    the first page of the role instead.
    """
    address = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    target = f"?next={quote(address)}" if request.method == "GET" else ""
    return RedirectResponse(f"{SECOND_FACTOR_PATH}{target}", 303, HEADERS)


def render_error(request: Request, status: int, detail: str = "", retry_after: int | None = None) -> Response:
    known = _ERROR_TEXTS.get(status)
    page = render(
        request,
        "error.html",
        status,
        message=known or "invalid",
        detail="" if known == "not_found" else detail,
    )
    if retry_after is not None:
        page.headers["Retry-After"] = str(retry_after)
    return page
