"""GET /api/docs."""

from fastapi import APIRouter
from starlette.responses import RedirectResponse

router = APIRouter(include_in_schema=False)

PAGE = "/api-docs/index.html"


@router.get("/api/docs")
@router.get("/api/docs/")
async def documentation() -> RedirectResponse:
    """Redirect to Swagger UI. It is a static file, so its scripts obey the same Content-Security-Policy as the site."""
    return RedirectResponse(PAGE)
