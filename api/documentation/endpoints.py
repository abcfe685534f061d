"""GET /api/docs: the documentation of the API."""

from fastapi import APIRouter
from starlette.responses import RedirectResponse

router = APIRouter(include_in_schema=False)

PAGE = "/api-docs/index.html"


@router.get("/api/docs")
@router.get("/api/docs/")
async def documentation() -> RedirectResponse:
    """Redirect to Swagger UI, which is part of the built site. Its page gets the usual security headers."""
    return RedirectResponse(PAGE)
