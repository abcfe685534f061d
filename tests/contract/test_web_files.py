"""The built web application is served beside the API, each file with the caching it needs."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from tests.search_service import search_service

NOWHERE = "http://127.0.0.1:1"


@pytest_asyncio.fixture(loop_scope="session")
async def site(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<main>")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    async with search_service(NOWHERE, folder) as client:
        yield client


@pytest.mark.parametrize(
    "path", ["/", "/course", "/course?page=2", "/search/", "/apis", "/discipline-detail", "/course-detailed"]
)
async def test_addresses_of_pages_get_the_page(site: httpx.AsyncClient, path: str) -> None:
    answer = await site.get(path)
    assert (answer.status_code, answer.text) == (200, "<main>")
    assert answer.headers["cache-control"] == "no-cache"


async def test_files_with_a_hash_in_their_name_are_kept(site: httpx.AsyncClient) -> None:
    answer = await site.get("/assets/app-1a2b.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in answer.headers["content-type"]
    assert (await site.get("/favicon.svg")).headers["cache-control"] == "no-cache"


async def test_a_file_is_not_sent_again_when_it_is_known(site: httpx.AsyncClient) -> None:
    first = await site.get("/favicon.svg")
    again = await site.get("/favicon.svg", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js", "/robots.html", "/api", "/api/", "/api/nothing", "/health/nothing", "/%2e%2e/secret.txt",
        "/..%2fsecret.txt", "/%00.txt", f"/{'x' * 5000}.js",
    ],
)  # fmt: skip
async def test_what_is_not_there_is_404(site: httpx.AsyncClient, path: str) -> None:
    answer = await site.get(path)
    assert answer.status_code == 404
    assert set(answer.json()) == {"detail", "fields"}


@pytest.mark.parametrize(
    "path", ["/course-detail/a", "/course-detail", "/university-details/a", "/university-details/a/b"]
)
async def test_a_page_about_something_is_there_while_the_database_is_away(
    site: httpx.AsyncClient, path: str
) -> None:
    answer = await site.get(path)
    assert (answer.status_code, answer.text, answer.headers["retry-after"]) == (503, "<main>", "5")
    assert answer.headers["cache-control"] == "no-cache"


async def test_pages_are_only_read(site: httpx.AsyncClient) -> None:
    assert (await site.post("/course")).status_code == 405
    assert (await site.head("/course")).status_code == 200


async def test_without_a_build_the_answer_says_what_to_do() -> None:
    async with search_service(NOWHERE, Path("no-such-folder")) as site:
        answer = await site.get("/")
        assert answer.status_code == 404
        assert "make run" in answer.json()["detail"]
