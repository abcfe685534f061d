"""The script of the editor for HTML, at /admin/editor.js. The Content-Security-Policy allows scripts of the site."""

from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter
from starlette.responses import Response

from api.editing.dependencies import EditorDep
from api.staff.routing import PageRoute

router = APIRouter(route_class=PageRoute, include_in_schema=False)
_SCRIPT = Path(__file__).parent / "static" / "editor.js"
_HEADERS = {"Cache-Control": "private, no-cache"}


@router.get("/admin/editor.js")
async def send_script(_: EditorDep) -> Response:
    return Response(_read_script(), headers=_HEADERS, media_type="text/javascript")


@lru_cache
def _read_script() -> str:
    return _SCRIPT.read_text("utf-8")
