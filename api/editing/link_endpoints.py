"""The page with the broken links, at /admin/links."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from api.account.dependencies import ThrottleDep
from api.dependencies import RoutesDep, TransactionDep
from api.editing.dependencies import EditorDep
from api.editing.entries import add_audit
from api.editing.links import find_broken_links
from api.editing.pages import render
from api.staff.routing import PageRoute
from api.throttling import limits
from schemas.vocabulary.accounts import AuditAction

router = APIRouter(route_class=PageRoute, include_in_schema=False)


@router.get("/admin/links")
async def show_broken_links(
    request: Request, session: EditorDep, throttle: ThrottleDep, connection: TransactionDep, routes: RoutesDep
) -> Response:
    """Check the links in content, and list the broken links. The checks are limited, because each reads many rows."""
    await throttle.enforce(((limits.STAFF_EXPORT_BY_PERSON, str(session.person_id)),))
    broken = await find_broken_links(connection, routes)
    await add_audit(connection, session, AuditAction.CONTENT_LISTED, "links")
    return render(request, "links.html", broken=broken)
