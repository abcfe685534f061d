"""The built web application: files as they are, and index.html for every address of a page."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Match, Mount
from starlette.types import Receive, Scope, Send

_NOT_PAGES = ("/api", "/health")
_HASHED_FOLDER = "assets"
_FOR_A_YEAR = "public, max-age=31536000, immutable"
_ASK_EACH_TIME = "no-cache"


class WebFiles(Mount):
    """Mounted last. Names in assets/ carry a hash and are kept for a year; everything else is asked for each time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        super().__init__("/", app=self._serve, name="web")

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        path = scope.get("path", "")
        if any(path == root or path.startswith(f"{root}/") for root in _NOT_PAGES):
            return Match.NONE, {}
        return super().matches(scope)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        if request.method not in {"GET", "HEAD"}:
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        response = self._response(request.url.path.strip("/"))
        await response(scope, receive, send)

    def _response(self, path: str) -> Response:
        wanted = self._file(path)
        if wanted is not None:
            hashed = wanted.is_relative_to(self._folder / _HASHED_FOLDER)
            return FileResponse(wanted, headers={"Cache-Control": _FOR_A_YEAR if hashed else _ASK_EACH_TIME})
        if path.startswith(f"{_HASHED_FOLDER}/") or "." in path.rsplit("/", 1)[-1]:
            raise HTTPException(404, "There is no such file")
        index = self._folder / "index.html"
        if not index.is_file():
            raise HTTPException(
                404, "The web application is not built: run `make run`, or npm run build in web/"
            )
        return FileResponse(index, headers={"Cache-Control": _ASK_EACH_TIME})

    def _file(self, path: str) -> Path | None:
        """The file of that path within the folder, if there is one."""
        if path == "" or "\0" in path:
            return None
        candidate = (self._folder / path).resolve()
        return candidate if candidate.is_relative_to(self._folder) and candidate.is_file() else None
