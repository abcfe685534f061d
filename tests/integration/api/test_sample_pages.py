"""Pages have a note about sample courses, but only while the catalogue contains sample courses."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import psycopg
import pytest
import pytest_asyncio

from schemas.settings import ROOT
from tests.integration.api.test_pages import read_column, read_title_and_address
from tests.search_service import NO_ELASTICSEARCH, search_service

PAGES_WITHOUT_ITEM = ("/", "/course", "/terms-of-use", "/loading")


@pytest_asyncio.fixture(loop_scope="session")
async def site(made_database_url: str, tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    index_html = (ROOT / "web" / "index.html").read_text()
    (tmp_path / "index.html").write_text(index_html)
    for folder, words in (("pages", "plain home"), ("pages/sample", "home with a notice")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "landing.html").write_text(
            index_html.replace('<div id="root">', f"<p>{words}</p>")
        )
    async with search_service(NO_ELASTICSEARCH, tmp_path, made_database_url) as client:
        yield client


def set_sample(connection: psycopg.Connection, is_sample: bool) -> None:
    connection.execute("UPDATE source SET is_sample = %s", (is_sample,))


def list_item_pages(connection: psycopg.Connection) -> list[str]:
    return read_column(
        connection,
        "(SELECT '/course-detail/' || slug FROM course JOIN published_course USING (id) ORDER BY id LIMIT 1) "
        "UNION ALL (SELECT '/university-details/' || slug FROM institute "
        "WHERE status = 'published' ORDER BY id LIMIT 1) "
        "UNION ALL (SELECT '/university-details/' || institute.slug || '/' || campus.slug FROM campus "
        "JOIN institute ON institute.id = institute_id "
        "WHERE campus.status = 'published' AND institute.status = 'published' ORDER BY campus.id LIMIT 1) "
        "UNION ALL (SELECT '/discipline-detail?discipline=' || slug FROM discipline ORDER BY id LIMIT 1) "
        "UNION ALL (SELECT '/discipline?discipline=' || slug FROM discipline ORDER BY id LIMIT 1)",
    )


async def test_with_sample_courses_every_page_and_shared_link_says_sample(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    set_sample(connection, True)
    for path in (*PAGES_WITHOUT_ITEM, *list_item_pages(connection)):
        page = await site.get(path)
        assert "<html data-sample" in page.text, path
        assert 'content="Sample data: the programmes' in page.text, path
    for path in list_item_pages(connection):
        page = await site.get(path)
        assert read_title_and_address(page)[0].startswith("Sample: "), path
        assert '<meta property="og:title" content="Sample: ' in page.text, path
        assert '<meta property="og:description" content="Sample data: ' in page.text, path
    assert "home with a notice" in (await site.get("/")).text


async def test_without_sample_courses_no_page_says_sample(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    set_sample(connection, False)
    for path in (*PAGES_WITHOUT_ITEM, *list_item_pages(connection)):
        assert "sample" not in (await site.get(path)).text.lower(), path
    assert "plain home" in (await site.get("/")).text


async def test_withdrawn_sample_courses_do_not_count(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    set_sample(connection, True)
    published = read_column(connection, "SELECT id FROM course WHERE status = 'published'")
    connection.execute("UPDATE course SET status = 'withdrawn' WHERE id = ANY(%s)", (published,))
    try:
        assert "data-sample" not in (await site.get("/")).text
    finally:
        connection.execute("UPDATE course SET status = 'published' WHERE id = ANY(%s)", (published,))


@pytest.mark.parametrize("path", ["/", "/terms-of-use"])
async def test_a_page_without_a_database_is_served_without_the_mark(tmp_path: Path, path: str) -> None:
    (tmp_path / "index.html").write_text((ROOT / "web" / "index.html").read_text())
    unreachable = "postgresql://nobody@127.0.0.1:1/none"
    async with search_service(NO_ELASTICSEARCH, tmp_path, unreachable) as client:
        page = await client.get(path)
    assert page.status_code == 200
    assert "sample" not in page.text.lower()
