"""The built web application: files as they are, and index.html for every address of a page, about its own thing."""

from pathlib import Path, PurePosixPath

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from api.pages.answering import ASK_EACH_TIME, page_about

_NOT_PAGES = ("/api", "/health", "/metrics")
_HASHED_FOLDER = "assets"
_FOR_A_YEAR = "public, max-age=31536000, immutable"


class WebFiles(Mount):
    """Mounted last: everything that is neither a call nor a health check."""

    def __init__(self, folder: Path) -> None:
        super().__init__("/", app=PageFiles(folder), name="web")

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        path = scope.get("path", "")
        if any(path == root or path.startswith(f"{root}/") for root in _NOT_PAGES):
            return Match.NONE, {}
        return super().matches(scope)


class PageFiles(StaticFiles):
    """Names in assets/ carry a hash and are kept for a year; everything else is asked for each time."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._index = folder / "index.html"
        self.config_checked = True
        """The folder may be absent; then each answer says so."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            response = await self._page(PurePosixPath(path), scope)
        kept = path.startswith(f"{_HASHED_FOLDER}/")
        response.headers["Cache-Control"] = _FOR_A_YEAR if kept else ASK_EACH_TIME
        return response

    async def _page(self, path: PurePosixPath, scope: Scope) -> Response:
        """index.html, unless the path is that of a file: the address of a page has no dot in its last part."""
        if path.parts[:1] == (_HASHED_FOLDER,) or path.suffix:
            raise HTTPException(404, "There is no such file")
        try:
            page = await super().get_response("index.html", scope)
        except HTTPException as error:
            reason = "The web application is not built: run `make run`, or npm run build in web/"
            raise HTTPException(error.status_code, reason) from error
        index_html = await run_in_threadpool(self._index.read_text, "utf-8")
        return await page_about(Request(scope), index_html) or page
