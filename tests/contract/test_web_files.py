"""The API serves the built web files with suitable cache headers."""

import gzip
import json
from collections.abc import AsyncIterator
from pathlib import Path
from shutil import copytree

import httpx
import pytest
import pytest_asyncio

from tests.search_service import search_service

NOWHERE = "http://127.0.0.1:1"
BROWSERS = "gzip, deflate, br, zstd"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a small build of the web. The parent folder has a file that the API must not serve."""
    parent = tmp_path_factory.mktemp("web")
    folder = parent / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<main>")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "app-1a2b.js").write_text("1")
    for name in ("index.html", "assets/app-1a2b.js"):
        content = (folder / name).read_bytes()
        (folder / f"{name}.gz").write_bytes(gzip.compress(content))
        (folder / f"{name}.br").write_bytes(b"as Brotli has it: " + content)
    (folder / "pages").mkdir()
    for name in ("landing", "search", "course_detail", "university_details", "university_campus"):
        (folder / "pages" / f"{name}.html").write_text(f"<main>{name}")
    (parent / "secret.txt").write_text("secret")
    return folder


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def site(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with search_service(NOWHERE, folder) as client:
        yield client


@pytest.mark.parametrize(
    ("path", "page"),
    [
        ("/course", "<main>"),
        ("/course?page=2", "<main>"),
        ("/Course/", "<main>"),
        ("/discipline", "<main>"),
        ("/", "<main>landing"),
        ("/?currency=USD", "<main>landing"),
        ("/search/", "<main>search"),
        ("/terms-of-use", "<main>"),
    ],
)
async def test_page_addresses_return_their_page(site: httpx.AsyncClient, path: str, page: str) -> None:
    response = await site.get(path)
    assert (response.status_code, response.text) == (200, page)
    assert response.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/nope", "/course/999999", "/.env", "/.git/config", "/apis", "/course-detailed", "/home", "/search/further",
        "/pages", "/university-details/a/b/c/d", "/programs", "/wp-admin/", "/%00",
    ],
)  # fmt: skip
async def test_unknown_addresses_are_404_with_the_page_of_the_site(
    site: httpx.AsyncClient, path: str
) -> None:
    response = await site.get(path)
    assert (response.status_code, response.text) == (404, "<main>")
    assert response.headers["x-robots-tag"] == "noindex"
    assert response.headers["content-type"].startswith("text/html")


async def test_an_unavailable_database_gives_no_redirect(site: httpx.AsyncClient) -> None:
    assert (await site.get("/university-details")).status_code == 404


async def test_files_with_a_hash_in_their_name_are_cached_for_a_year(site: httpx.AsyncClient) -> None:
    response = await site.get("/assets/app-1a2b.js")
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in response.headers["content-type"]
    assert (await site.get("/favicon.svg")).headers["cache-control"] == "no-cache"


async def test_an_unchanged_file_is_a_304(site: httpx.AsyncClient) -> None:
    first = await site.get("/favicon.svg")
    again = await site.get("/favicon.svg", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def fetch_raw(site: httpx.AsyncClient, path: str, accept_encoding: str) -> tuple[httpx.Response, bytes]:
    """Return the response and its bytes before decompression."""
    async with site.stream("GET", path, headers={"accept-encoding": accept_encoding}) as response:
        return response, b"".join([part async for part in response.aiter_raw()])


@pytest.mark.parametrize(
    ("path", "content", "kind"),
    [
        ("/assets/app-1a2b.js", b"1", "text/javascript; charset=utf-8"),
    ],
)
async def test_each_client_gets_the_smallest_accepted_file(
    site: httpx.AsyncClient, path: str, content: bytes, kind: str
) -> None:
    tags = set()
    for accept_encoding, encoding, expected in (
        (BROWSERS, "br", b"as Brotli has it: " + content),
        ("br;q=0, gzip", "gzip", gzip.compress(content)),
        ("identity", None, content),
        ("gzip;q=0", None, content),
    ):
        response, raw = await fetch_raw(site, path, accept_encoding)
        assert response.headers.get("content-encoding") == encoding
        if encoding == "gzip":
            raw, expected = gzip.decompress(raw), content
        assert raw == expected
        assert (response.headers["content-type"], response.headers["vary"]) == (kind, "Accept-Encoding")
        tag = {"accept-encoding": accept_encoding, "if-none-match": response.headers["etag"]}
        again = await site.get(path, headers=tag)
        assert (again.status_code, again.content, again.headers["vary"]) == (304, b"", "Accept-Encoding")
        tags.add(response.headers["etag"])
    assert len(tags) == 3


async def test_a_file_without_variants_is_sent_unchanged(site: httpx.AsyncClient) -> None:
    response, raw = await fetch_raw(site, "/favicon.svg", BROWSERS)
    assert (raw, "content-encoding" in response.headers, "vary" in response.headers) == (
        b"<svg/>",
        False,
        False,
    )


@pytest.mark.parametrize(
    "path",
    [
        "/assets/app-1a2b.js.br", "/index.html.gz", "/pages/landing.html",
        "/assets/gone.js", "/robots.html", "/api", "/api/", "/api/nothing", "/health/nothing", "/%2e%2e/secret.txt",
        "/..%2fsecret.txt", "/%00.txt", f"/{'x' * 5000}.js",
    ],
)  # fmt: skip
async def test_missing_files_are_404(site: httpx.AsyncClient, path: str) -> None:
    response = await site.get(path)
    assert response.status_code == 404
    assert set(response.json()) == {"detail", "fields"}


@pytest.mark.parametrize(
    ("path", "page"),
    [
        ("/course-detail/a", "<main>course_detail"),
        ("/course-detail", "<main>course_detail"),
        ("/discipline-detail?discipline=a", "<main>"),
        ("/university-details/a", "<main>university_details"),
        ("/university-details/a/b", "<main>university_campus"),
        ("/university-details/a/b/c", "<main>university_campus"),
    ],
)
async def test_a_detail_page_is_a_503_with_the_page_without_a_database(
    site: httpx.AsyncClient, path: str, page: str
) -> None:
    response = await site.get(path)
    assert (response.status_code, response.text, response.headers["retry-after"]) == (503, page, "5")
    assert response.headers["cache-control"] == "no-cache"


async def test_pages_contain_the_settings_and_the_slugs(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = copytree(folder, tmp_path / "dist")
    monkeypatch.setenv("FINDER_USER_STAY", "1")
    monkeypatch.setenv("FINDER_PRODUCTION", "true")
    monkeypatch.setenv("FINDER_PHONE", "+92 21 111 000 000")
    monkeypatch.setenv("FINDER_SOCIAL_LINKS", "https://social.example/a?b=1&c  https://other.example/d ")
    for name in ("index", "pages/landing", "pages/course", "pages/course_detail"):
        (folder / f"{name}.html").write_text(f'<html lang="en"><head>{name}</head>')
    async with search_service(NOWHERE, folder) as site:
        for path, page in (
            ("/", "pages/landing"), ("/course", "pages/course"), ("/Course/", "pages/course"),
            ("/course/further", "index"), ("/compare-course", "index"), ("/course-detail/a", "pages/course_detail"),
        ):  # fmt: skip
            text = (await site.get(path, headers={"accept-encoding": BROWSERS})).text
            attributes = (
                'data-user-stay="1" data-production="" data-phone="+92 21 111 000 000" '
                'data-social="https://social.example/a?b=1&amp;c https://other.example/d"'
            )
            assert text.startswith(f'<html {attributes} lang="en"><head>{page}'), path
            inlined = text.partition('<script type="application/json" id="page-routes">')[2]
            slugs = json.loads(inlined.partition("</script>")[0])
            assert (slugs["landing"], slugs["course_detail"], "university_program" in slugs) == (
                "",
                "course-detail",
                False,
            )
        first = await site.get("/course")
        assert first.headers["cache-control"] == "no-cache"
        again = await site.get("/course", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert (await site.get("/assets/app-1a2b.js")).text == "1"


async def test_pages_accept_only_get_and_head(site: httpx.AsyncClient) -> None:
    assert (await site.post("/course")).status_code == 405
    assert (await site.head("/course")).status_code == 200


async def test_without_a_build_the_error_names_the_command() -> None:
    async with search_service(NOWHERE, Path("no-such-folder")) as site:
        response = await site.get("/")
        assert response.status_code == 404
        assert "make run" in response.json()["detail"]
