"""The HTML pages of courses, institutes, campuses and disciplines. They work without Elasticsearch."""

import re
from html import unescape
from typing import Any

import httpx
import psycopg
import pytest
from psycopg.rows import scalar_row

from tests.integration.api.test_course_details import HOSTILE_IDS

HOSTILE = "</title><script>alert(1)</script> & \"Law\" '\\1'"
NAMESPACE = "{http://www.sitemaps.org/schemas/sitemap/0.9}"


async def test_a_foreign_host_is_never_echoed(
    nameless_site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    slugs = {
        "/course-detail/": "SELECT slug FROM course JOIN published_course USING (id) ORDER BY id LIMIT 1",
        "/university-details/": "SELECT slug FROM institute WHERE status = 'published' ORDER BY id LIMIT 1",
        "/discipline?discipline=": "SELECT slug FROM discipline ORDER BY id LIMIT 1",
    }
    paths = [prefix + read_column(connection, query)[0] for prefix, query in slugs.items()]
    for path in paths:
        foreign = await nameless_site.get(path, headers={"host": "evil.example"})
        assert (foreign.status_code, "evil.example" in foreign.text + str(foreign.headers)) == (200, False)
        canonical = read_title_and_address(foreign)[1] or ""
        assert canonical.startswith("/")
        local = await nameless_site.get(path, headers={"host": "127.0.0.1:8000"})
        assert read_title_and_address(local)[1] == f"http://127.0.0.1:8000{canonical}"
    for path in ("/sitemap.xml", "/sitemap/site.xml", "/sitemap/courses-1.xml"):
        foreign = await nameless_site.get(path, headers={"host": "evil.example"})
        assert (foreign.status_code, "evil.example" in foreign.text) == (404, False)
        assert (await nameless_site.get(path, headers={"host": "localhost"})).status_code == 200
    robots = await nameless_site.get("/robots.txt", headers={"host": "evil.example"})
    assert (robots.status_code, "Sitemap" in robots.text) == (200, False)


def read_column(connection: psycopg.Connection, query: str) -> list[Any]:
    return connection.cursor(row_factory=scalar_row).execute(query.encode()).fetchall()


def read_title_and_address(page: httpx.Response) -> tuple[str, str | None]:
    """Read the title and the canonical address of a page."""
    title = re.search(r"<title>(.*?)</title>", page.text, re.DOTALL)
    canonical = re.search(r'<link rel="canonical" href="([^"]*)"', page.text)
    assert title
    return unescape(title[1]), canonical and unescape(canonical[1])


async def fetch_preloads(site: httpx.AsyncClient, page: httpx.Response) -> list[str]:
    """Return the paths of the API calls that the page preloads. Fails if a call does not return 200."""
    paths = re.findall(r'<link rel="preload" as="fetch" crossorigin href="([^"]*)"', page.text)
    for path in paths:
        assert (await site.get(unescape(path))).status_code == 200
    return paths


async def test_each_published_item_has_a_page_with_its_name_and_address(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    (course,) = read_column(connection, "SELECT id FROM published_course ORDER BY id LIMIT 1")
    connection.execute("UPDATE course SET name = %s WHERE id = %s", (HOSTILE, course))
    for path, statement in {
        "/course-detail/{}": "SELECT course.slug, course.name || ', ' || institute.name, course.status, "
        "institute.status "
        "FROM course JOIN institute ON institute.id = institute_id ORDER BY course.id LIMIT 60",
        "/university-details/{}": "SELECT slug, name, status, status FROM institute",
        "/university-details/{}/": "SELECT institute.slug || '/' || campus.slug, campus.name, "
        "campus.status, institute.status "
        "FROM campus JOIN institute ON institute.id = institute_id",
    }.items():
        rows = [
            (slugs, name, 404 if "draft" in statuses else 410 if "withdrawn" in statuses else 200)
            for slugs, name, *statuses in connection.execute(statement.encode()).fetchall()
        ]
        assert {code == 200 for *_, code in rows} == {True, False}
        shown = next(slugs for slugs, _, code in rows if code == 200)
        (preloaded,) = await fetch_preloads(site, await site.get(path.format(shown)))
        assert preloaded.endswith(f"/{shown.split('/')[-1]}")
        for slugs, name, code in rows:
            page = await site.get(path.format(slugs))
            assert page.status_code == code
            assert page.headers["cache-control"] == "no-cache"
            address = f"http://service{path.format(slugs).rstrip('/')}"
            if code == 200:
                assert read_title_and_address(page) == (f"{name} · Meridian", address)
                assert "noindex" not in page.text
            else:
                assert read_title_and_address(page)[1] is None
                assert '<meta name="robots" content="noindex" />' in page.text


async def test_a_compressed_page_has_the_same_content(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    (slug,) = read_column(
        connection, "SELECT slug FROM course JOIN published_course USING (id) ORDER BY id LIMIT 1"
    )
    plain = await site.get(f"/course-detail/{slug}", headers={"accept-encoding": "identity"})
    compressed = await site.get(f"/course-detail/{slug}", headers={"accept-encoding": "gzip"})
    assert (compressed.headers.get("content-encoding"), "content-encoding" in plain.headers) == (
        "gzip",
        False,
    )
    assert compressed.text == plain.text


async def test_an_unchanged_page_is_a_304(site: httpx.AsyncClient, connection: psycopg.Connection) -> None:
    (slug,) = read_column(
        connection, "SELECT slug FROM course JOIN published_course USING (id) ORDER BY id LIMIT 1"
    )
    first = await site.get(f"/course-detail/{slug}")
    again = await site.get(f"/course-detail/{slug}", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    by_id = await site.get(
        f"/course-detail?course_id={read_column(connection, 'SELECT min(id) FROM published_course')[0]}"
    )
    assert read_title_and_address(by_id) == read_title_and_address(first)


async def test_a_former_slug_is_a_permanent_redirect(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    campus, institute = connection.execute(
        "SELECT min(campus.id), institute_id FROM campus JOIN institute ON institute.id = institute_id "
        "WHERE campus.status = 'published' AND institute.status = 'published' GROUP BY institute_id ORDER BY 2 LIMIT 1"
    ).fetchall()[0]
    (course,) = read_column(connection, "SELECT max(id) FROM published_course")
    old = {
        noun: read_column(connection, f"SELECT slug FROM {noun} WHERE id = {row}")[0]
        for noun, row in {"campus": campus, "institute": institute, "course": course}.items()
    }
    for noun, row in {"campus": campus, "institute": institute, "course": course}.items():
        connection.execute(f"UPDATE {noun} SET slug = 'new-{noun}' WHERE id = {row}".encode())
    moves = {
        f"/course-detail/{old['course']}?currency=USD": "/course-detail/new-course?currency=USD",
        f"/university-details/{old['institute']}": "/university-details/new-institute",
        f"/university-details/{old['institute']}/a/b/c/d/e": "/university-details/new-institute/a/b/c/d/e",
        f"/university-details/{old['institute']}/{old['campus']}": "/university-details/new-institute/new-campus",
        f"/university-details/new-institute/{old['campus']}": "/university-details/new-institute/new-campus",
        "/university-details/other/new-campus?x=%0d%0aSet-Cookie:a": (
            "/university-details/new-institute/new-campus?x=%0d%0aSet-Cookie:a"
        ),
    }
    for path, target in moves.items():
        response = await site.get(path)
        assert (response.status_code, response.headers["location"]) == (301, target), path
        assert (await site.get(target)).status_code == 200


async def test_the_query_determines_the_title_of_a_discipline_page(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    (discipline, field), *_ = connection.execute("SELECT slug, name FROM discipline ORDER BY id").fetchall()
    institute, name, number = connection.execute(
        "SELECT slug, name, id FROM institute WHERE status = 'published' ORDER BY id LIMIT 1"
    ).fetchall()[0]
    for path, title, address in (
        (
            f"/discipline-detail?discipline={discipline}&currency=USD",
            field,
            f"-detail?discipline={discipline}",
        ),
        (
            f"/discipline-detail?institutes={number}&discipline={discipline}",
            f"{field}, {name}",
            f"-detail?discipline={discipline}&institutes={institute}",
        ),
        (
            f"/discipline?page=discipline&institutes={institute}",
            f"Courses at {name}",
            f"?institutes={institute}",
        ),
        (f"/discipline?discipline={discipline}", f"{field} courses", f"?discipline={discipline}"),
        (
            f"/discipline/?discipline={discipline}&institutes={institute}&levels=a&pg=2",
            f"{field} courses at {name}",
            f"?discipline={discipline}&institutes={institute}",
        ),
    ):
        page = await site.get(path)
        assert page.status_code == 200, path
        assert read_title_and_address(page) == (f"{title} · Meridian", f"http://service/discipline{address}")
        assert page.headers["cache-control"] == "no-cache"
        assert await fetch_preloads(site, page) == (
            [f"/api/discipline/{discipline}"] if path.startswith("/discipline-detail") else []
        )


async def test_an_unknown_discipline_page_is_404_and_an_empty_list_page_is_200(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    (discipline,) = read_column(connection, "SELECT slug FROM discipline ORDER BY id LIMIT 1")
    (hidden,) = read_column(
        connection, "SELECT slug FROM institute WHERE status <> 'published' ORDER BY id LIMIT 1"
    )
    for query in (
        "", "?discipline=", "?discipline=none", f"?discipline={discipline}&institutes={hidden}",
        f"?discipline={discipline}&institutes=none", f"?discipline=none&discipline={discipline}", "?discipline=%00",
        f"?discipline={discipline},law",
    ):  # fmt: skip
        page = await site.get(f"/discipline-detail{query}")
        assert page.status_code == 404, query
        assert "noindex" in page.text
    for query in (
        "",
        "?discipline=none",
        f"?institutes={hidden}",
        f"?discipline={discipline},law",
        "?institutes=%00",
    ):
        page = await site.get(f"/discipline{query}")
        address = f"http://service/discipline{query}"
        assert (page.status_code, read_title_and_address(page)[1]) == (200, address), query


@pytest.mark.parametrize(
    "path", ["/course-detail/", "/university-details/", "/university-details/institute-1/"]
)
async def test_an_unknown_page_is_404(site: httpx.AsyncClient, path: str) -> None:
    for name in HOSTILE_IDS:
        response = await site.get(f"{path}{name}")
        assert response.status_code == 404, (path, name)


async def test_an_invalid_host_is_rejected(site: httpx.AsyncClient) -> None:
    for host in ('a"><script>', "a/b", ""):
        response = await site.get("/sitemap.xml", headers={"host": host})
        assert response.status_code == 400, host
