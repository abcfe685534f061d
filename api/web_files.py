"""The built web application: files as they are, and for every address of a page index.html, about its own thing."""

from mimetypes import guess_type
from os import PathLike, stat_result
from pathlib import Path, PurePosixPath

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Match, Mount
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from api.compression.negotiation import choose_encoding
from api.pages.index_html import set_root_attributes
from api.pages.page_address import COURSE_PATH, LISTING_PATH
from api.pages.page_response import REVALIDATE, build_page_response
from api.pages.root_attributes import build_root_attributes
from api.revalidation import respond_with_etag
from schemas.settings import Settings
from schemas.vocabulary.addresses import NOT_PAGES

_HASHED_FOLDER = "assets"
_PRERENDERED_FOLDER, _HOME = "pages", "home"
"""Pages that are drawn before their code is there: index.html for the addresses whose first part is the file's name."""
_INDEX = "index.html"
_LISTING = PurePosixPath(LISTING_PATH[1:])
_IMMUTABLE = "public, max-age=31536000, immutable"
COMPRESSED = {"br": ".br", "gzip": ".gz"}
"""Encodings, the smallest first, and how the build names them beside each file that they make smaller."""


class WebFiles(Mount):
    """Mounted last: everything that is neither a call nor a health check."""

    def __init__(self, folder: Path, configuration: Settings) -> None:
        super().__init__("/", app=PageFiles(folder, configuration), name="web")

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        path = scope.get("path", "")
        if path.removeprefix("/").partition("/")[0] in NOT_PAGES:
            return Match.NONE, {}
        return super().matches(scope)


class PageFiles(StaticFiles):
    """Names in assets/ carry a hash and are kept for a year; everything else is asked for each time."""

    def __init__(self, folder: Path, configuration: Settings) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder
        self._attributes = build_root_attributes(configuration)
        self._listing_alias = configuration.finder_listing_path
        self.config_checked = True
        """The folder may be absent; then each answer says so."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.endswith(tuple(COMPRESSED.values())) or path.startswith(f"{_PRERENDERED_FOLDER}/"):
            raise HTTPException(404, "There is no such file")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            response = await self._page(PurePosixPath(path), scope)
        kept = path.startswith(f"{_HASHED_FOLDER}/")
        response.headers["Cache-Control"] = _IMMUTABLE if kept else REVALIDATE
        return response

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, or the smallest of its kind that the asker can read; each has a tag of its own."""
        headers = Headers(scope=scope)
        offered = _find_compressed_files(Path(full_path))
        encoding = choose_encoding(",".join(headers.getlist("accept-encoding")), tuple(offered))
        told = {"Vary": "Accept-Encoding"} if offered else {}
        if encoding is not None:
            told["Content-Encoding"] = encoding
        path, stat = (Path(full_path), stat_result) if encoding is None else offered[encoding]
        media_type = guess_type(full_path)[0] or "application/octet-stream"
        response = FileResponse(path, status_code, told, media_type, stat_result=stat)
        return (
            NotModifiedResponse(response.headers)
            if self.is_not_modified(response.headers, headers)
            else response
        )

    async def _page(self, path: PurePosixPath, scope: Scope) -> Response:
        """index.html, unless the path is that of a file: the address of a page has no dot in its last part."""
        if path.parts[:1] == (_HASHED_FOLDER,) or path.suffix:
            raise HTTPException(404, "There is no such file")
        drawn = prerendered_file(_LISTING if path.parts == (self._listing_alias,) else path)
        is_there = drawn is not None and await run_in_threadpool((self._folder / drawn).is_file)
        file = drawn if drawn is not None and is_there else _INDEX
        try:
            page = await super().get_response(file, scope)
        except HTTPException as error:
            reason = "The web application is not built: run `make run`, or npm run build in web/"
            raise HTTPException(error.status_code, reason) from error
        index_html = await run_in_threadpool((self._folder / file).read_text, "utf-8")
        if self._attributes:
            index_html = set_root_attributes(index_html, self._attributes)
            page = respond_with_etag(Request(scope), HTMLResponse(index_html), REVALIDATE)
        return await build_page_response(Request(scope), index_html) or page


def prerendered_file(path: PurePosixPath) -> str | None:
    """The file of a page that may be drawn beforehand; None for addresses below others, which are other pages."""
    name, *below = path.parts or (_HOME,)
    is_below = below and (f"/{name}" != COURSE_PATH or len(below) > 1)
    if is_below or path.parts == (_HOME,):
        return None
    return f"{_PRERENDERED_FOLDER}/{name}.html"


def _find_compressed_files(file: Path) -> dict[str, tuple[Path, stat_result]]:
    """By encoding; none in a build without them, and beside what is as small as can be."""
    found: dict[str, tuple[Path, stat_result]] = {}
    for encoding, suffix in COMPRESSED.items():
        path = file.with_name(file.name + suffix)
        try:
            found[encoding] = path, path.stat()
        except FileNotFoundError:
            continue
    return found
