"""GET /api/docs."""

from fastapi import APIRouter
from starlette.responses import RedirectResponse

router = APIRouter(include_in_schema=False)

PAGE = "/api-docs/index.html"


@router.get("/api/docs")
@router.get("/api/docs/")
async def documentation() -> RedirectResponse:
    """The page is a file, like the viewer, so the policy for scripts applies without exception."""
    return RedirectResponse(PAGE)
