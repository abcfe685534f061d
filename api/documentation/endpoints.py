"""GET /api/docs: the documentation of the API."""

from fastapi import APIRouter
from starlette.responses import RedirectResponse

router = APIRouter(include_in_schema=False)

PAGE = "/api-docs/index.html"


@router.get("/api/docs")
@router.get("/api/docs/")
async def documentation() -> RedirectResponse:
    """Redirect to the page of Swagger UI, a file of the built site. The page has the security headers of all files."""
    return RedirectResponse(PAGE)
