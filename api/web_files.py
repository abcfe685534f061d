"""Serves the files of the built site. The HTML of each page contains the title and description of this page."""

from contextlib import suppress
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
from api.edge.content_policy import ContentPolicy
from api.page_route.table import RouteTable
from api.pages.index_html import insert_routes, set_root_attributes
from api.pages.page_language import read_language, set_language
from api.pages.page_response import (
    REVALIDATE,
    build_page_response,
    build_plain_response,
    redirect_alias,
    redirect_former_slug,
)
from api.pages.root_attributes import build_root_attributes
from api.pages.sample import SAMPLE_ATTRIBUTE, has_sample, mark_description
from schemas.settings import Settings

_HASHED_FOLDER = "assets"
_PRERENDERED_FOLDER = "pages"
_SAMPLE_FOLDER = f"{_PRERENDERED_FOLDER}/sample"
"""Folders with prerendered pages. A page with a file in one of these folders gets this file instead of index.html.

If the catalogue contains sample data, the file in the folder `sample` is preferred. The preferred file says that the
courses are only examples.
"""
_INDEX = "index.html"
_CAMPUS_PAGE = "university_campus"
"""The prerendered file of a campus. All other prerendered files have the name of their page type."""
_CAMPUS_PART_COUNTS = (2, 3)
"""The numbers of path parts after the slug of `university_details` for a campus."""
_IMMUTABLE = "public, max-age=31536000, immutable"
COMPRESSED = {"br": ".br", "gzip": ".gz"}
"""The suffix of the compressed file by encoding, such as app.js.br for app.js. Brotli is first, because Brotli files
are smaller than gzip files."""


class WebFiles(Mount):
    """The route of all paths whose first segment is not in `left_out`."""

    def __init__(self, files: "PageFiles", left_out: frozenset[str]) -> None:
        super().__init__("/", app=files, name="web")
        self._left_out = left_out

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        path = scope.get("path", "")
        if path.removeprefix("/").partition("/")[0] in self._left_out:
            return Match.NONE, {}
        return super().matches(scope)


class PageFiles(StaticFiles):
    """Adds compressed files and pages to Starlette's StaticFiles.

    Files in assets/ have a hash in their name, so browsers cache these files for a year. Browsers revalidate all other
    files. The compressed file of the largest script is 78 % smaller than the script.
    """

    def __init__(self, folder: Path, configuration: Settings, policy: ContentPolicy) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder
        self._policy = policy
        self._attributes = build_root_attributes(configuration)
        self.config_checked = True
        """Disables a check of StaticFiles that the folder exists. Without the folder, the API works, and pages return
        an error."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.endswith(tuple(COMPRESSED.values())) or path.startswith(f"{_PRERENDERED_FOLDER}/"):
            raise HTTPException(404, "There is no such file")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            response = await self._build_page(PurePosixPath(path), scope)
        is_hashed = path.startswith(f"{_HASHED_FOLDER}/")
        response.headers["Cache-Control"] = _IMMUTABLE if is_hashed else REVALIDATE
        return response

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return the file in the first encoding of COMPRESSED that the client accepts.

        The compressed files and the plain file have different ETags.
        """
        headers = Headers(scope=scope)
        offered = _find_compressed_files(Path(full_path))
        encoding = choose_encoding(",".join(headers.getlist("accept-encoding")), tuple(offered))
        headers_to_add = {"Vary": "Accept-Encoding"} if offered else {}
        if encoding is not None:
            headers_to_add["Content-Encoding"] = encoding
        path, stat = (Path(full_path), stat_result) if encoding is None else offered[encoding]
        media_type = guess_type(full_path)[0] or "application/octet-stream"
        response = FileResponse(path, status_code, headers_to_add, media_type, stat_result=stat)
        return (
            NotModifiedResponse(response.headers)
            if self.is_not_modified(response.headers, headers)
            else response
        )

    async def _build_page(self, path: PurePosixPath, scope: Scope) -> Response:
        """Return the HTML for a path, or a redirect. If the site has no page for the path, the status is 404.

        Pages have no file extension. A path with an extension is a missing file.
        """
        if path.parts[:1] == (_HASHED_FOLDER,) or path.suffix:
            raise HTTPException(404, "There is no such file")
        request = Request(scope)
        routes = await request.app.state.page_routes.get(request.app.state.database)
        redirect = redirect_former_slug(request, routes, path)
        if redirect is not None:
            return redirect
        is_page = routes.is_page("/".join(path.parts))
        alias = None if is_page else await redirect_alias(request, routes)
        if alias is not None:
            return alias
        shows_sample = await has_sample(request.app.state.database)
        index_html = await run_in_threadpool(self._read_page_file, path, routes, shows_sample)
        index_html = set_language(index_html, read_language(request))
        attributes = dict(self._attributes)
        if shows_sample:
            attributes[SAMPLE_ATTRIBUTE] = ""
            index_html = mark_description(index_html)
        if attributes:
            index_html = set_root_attributes(index_html, attributes)
        index_html = insert_routes(index_html, routes.shown)
        if is_page:
            page = await build_page_response(request, index_html, routes) or build_plain_response(
                request, index_html, routes
            )
        else:
            page = HTMLResponse(index_html, 404, {"X-Robots-Tag": "noindex"})
        page.headers["Content-Security-Policy"] = self._policy.build_for_page(index_html)
        return page

    def _read_page_file(self, path: PurePosixPath, routes: RouteTable, shows_sample: bool) -> str:
        """Read the prerendered file of the page, or index.html. Raises HTTPException 404 if the site is not built."""
        name = find_prerendered_page(path, routes)
        folders = (_SAMPLE_FOLDER, _PRERENDERED_FOLDER) if shows_sample else (_PRERENDERED_FOLDER,)
        files = [f"{folder}/{name}.html" for folder in folders if name is not None]
        for file in (*files, _INDEX):
            with suppress(FileNotFoundError):
                return (self._folder / file).read_text("utf-8")
        raise HTTPException(404, "The web application is not built: run `make run`, or npm run build in web/")


def find_prerendered_page(path: PurePosixPath, routes: RouteTable) -> str | None:
    """Return the name of the prerendered file of a page: /course → course, / → landing. None if there is no such page.

    The file may not exist, for example for the pages of an account.
    """
    joined = "/".join(path.parts)
    if not routes.is_page(joined):
        return None
    root, *parts = joined.split("/")
    page_type = routes.find_page_type(root)
    if page_type == "university_details" and len(parts) > 1:
        return _CAMPUS_PAGE if len(parts) in _CAMPUS_PART_COUNTS else None
    return page_type


def _find_compressed_files(file: Path) -> dict[str, tuple[Path, stat_result]]:
    """Return the compressed files that exist for a file, by encoding, such as {"br": (app.js.br, …)}."""
    found: dict[str, tuple[Path, stat_result]] = {}
    for encoding, suffix in COMPRESSED.items():
        path = file.with_name(file.name + suffix)
        try:
            found[encoding] = path, path.stat()
        except FileNotFoundError:
            continue
    return found
