"""The address in the header List-Unsubscribe of alerts (RFC 8058).

GET shows a page with a button. POST stops the alerts. Mail programs send the token in the address, and the page sends
the token in its form. The form field has the name of a CSRF token, because security scanners look for that name. The
token does protect against forged requests: no other site can know it. `api.staff.form_token` does not check this form.

GET changes nothing, because programs that check mails for dangerous links open every link.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request
from starlette.responses import Response

from api.database import Connection, read_rows
from api.dependencies import RoutesDep, SnapshotDep, TransactionDep
from api.page_route.table import RouteTable
from api.saved_search.unsubscribe_page import render_unsubscribe_page
from api.staff.form_token import FIELD_NAME
from schemas.texts.structure import UnsubscribeStep
from schemas.unsubscribe_tokens import UNSUBSCRIBE_PATH, is_valid_token, read_saved_search_id

router = APIRouter(include_in_schema=False)
_READ = "SELECT id, name, frequency, unsubscribe_key FROM saved_search WHERE id = %s"
_STOP = """
UPDATE saved_search SET frequency = 'off', due_at = NULL, attempt_at = NULL WHERE id = %s AND frequency <> 'off'
"""
_TOKEN_MAX = 200
Token = Annotated[str, Query(max_length=_TOKEN_MAX)]


@router.get(UNSUBSCRIBE_PATH)
async def show_unsubscribe(
    request: Request, connection: SnapshotDep, routes: RoutesDep, token: Token = ""
) -> Response:
    found = await _find(connection, token)
    if found is None:
        return _render(request, routes, UnsubscribeStep.UNKNOWN)
    if found["frequency"] == "off":
        return _render(request, routes, UnsubscribeStep.DONE, found["name"])
    return _render(request, routes, UnsubscribeStep.ASK, found["name"], token)


@router.post(UNSUBSCRIBE_PATH)
async def unsubscribe(
    request: Request,
    connection: TransactionDep,
    routes: RoutesDep,
    token: Token = "",
    token_of_page: Annotated[str, Form(alias=FIELD_NAME, max_length=_TOKEN_MAX)] = "",
) -> Response:
    """Stop the alerts of the saved search to which the token belongs. A second request has no further effect."""
    found = await _find(connection, token or token_of_page)
    if found is None:
        return _render(request, routes, UnsubscribeStep.UNKNOWN)
    await connection.execute(_STOP, (found["id"],))
    return _render(request, routes, UnsubscribeStep.DONE, found["name"])


async def _find(connection: Connection, token: str) -> dict[str, Any] | None:
    """Return the saved search of a valid token, or None."""
    search_id = read_saved_search_id(token)
    rows = [] if search_id is None else await read_rows(connection, _READ, (search_id,))
    if not rows or not is_valid_token(token, rows[0]["id"], bytes(rows[0]["unsubscribe_key"])):
        return None
    return rows[0]


def _render(
    request: Request, routes: RouteTable, step: UnsubscribeStep, name: str = "", token: str = ""
) -> Response:
    status = 404 if step is UnsubscribeStep.UNKNOWN else 200
    return render_unsubscribe_page(request, step, status, name, routes.build_path("saved_searches"), token)
