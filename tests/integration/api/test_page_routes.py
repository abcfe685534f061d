"""The table of routes: `cms/routing` lists routes, and constraints reject slugs of other pages and calls."""

import httpx
import psycopg
import pytest

from schemas.page_slugs import check_page_slug
from schemas.vocabulary.addresses import RESERVED_WORDS
from schemas.vocabulary.page_types import ALL_PAGE_TYPES

SET = "UPDATE page_route SET slug = %s WHERE page_type = %s"


async def test_the_routing_list_has_every_page_type_with_its_slug(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    rows = connection.execute("SELECT id, page_type, slug FROM page_route ORDER BY id").fetchall()
    assert rows == [(each.id, each.name, each.slug) for each in ALL_PAGE_TYPES]
    for path in ("/api/cms/routing/", "/api/cms/routing"):
        listed = (await service.get(path)).json()
        assert listed == [{"page_type": each.name, "slug": each.slug} for each in ALL_PAGE_TYPES]


async def test_a_slug_changed_in_sql_shows_at_once_and_the_old_one_is_stored(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    async def read_slug(page_type: str) -> str:
        response = await service.get("/api/cms/routing/get-slug/", params={"page_type": page_type})
        return str(response.json()["slug"])

    former = "SELECT slug FROM slug_redirect WHERE noun = 'page_route'"
    assert await read_slug("What_is_interesting") == "What+is+interesting"
    connection.execute("DELETE FROM outbox")
    connection.execute(SET, ("guides", "blog"))
    assert (await read_slug("blog"), connection.execute(former).fetchall()) == ("guides", [("blog",)])
    connection.execute(SET, ("blog", "blog"))
    assert (await read_slug("blog"), connection.execute(former).fetchall()) == ("blog", [("guides",)])
    assert connection.execute("SELECT count(*) FROM outbox").fetchone() == (0,)
    connection.execute("DELETE FROM slug_redirect")


@pytest.mark.parametrize("page_type", ["nothing", "", "a b", "x" * 61, "course_detail'--"])
async def test_an_unknown_page_type_is_named(service: httpx.AsyncClient, page_type: str) -> None:
    response = await service.get("/api/cms/routing/get-slug/", params={"page_type": page_type})
    problem = response.json()
    assert (response.status_code, [each["field"] for each in problem["fields"]]) == (422, ["page_type"])


@pytest.mark.parametrize(
    ("page_type", "slug", "reason"),
    [
        *(("blog", word, "reserved") for word in sorted(RESERVED_WORDS)),
        ("blog", "Course", "fixed address of course"),
        ("blog", "university-details", "fixed address of university_details"),
        ("landing", "home", "always at /"),
        ("course_no_slug", "courses", "always at /course"),
        ("blog", "", "letters and digits"),
        ("blog", "a/b", "letters and digits"),
        ("blog", "-", "letters and digits"),
        ("blog", "7", "letters and digits"),
        ("blog", "übersicht", "letters and digits"),
        ("blog", "x" * 61, "60 characters"),
    ],
)
def test_a_slug_that_hides_a_page_or_a_call_is_refused(
    connection: psycopg.Connection, page_type: str, slug: str, reason: str
) -> None:
    with pytest.raises(ValueError, match=f"^slug: .*{reason}"):
        check_page_slug(page_type, slug)
    with pytest.raises(psycopg.errors.CheckViolation, match="page_route"):
        connection.execute(SET, (slug, page_type))


def test_two_pages_cannot_have_the_same_slug(connection: psycopg.Connection) -> None:
    with pytest.raises(psycopg.errors.UniqueViolation, match="uq_page_route_slug"):
        connection.execute(SET, ("SEARCH", "blog"))
    connection.execute(SET, ("programs", "course"))
    connection.execute(SET, ("course", "course"))


async def test_changed_slugs_change_every_address_of_the_site(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    row = connection.execute(
        "SELECT course.slug, institute.slug FROM published_course JOIN course USING (id) "
        "JOIN institute ON institute.id = institute_id ORDER BY course.id LIMIT 1"
    ).fetchone()
    assert row is not None
    course, institute = row
    changed = {
        "course_detail": "program",
        "university_details": "schools",
        "course": "programs",
        "search": "find",
    }
    for page_type, slug in changed.items():
        connection.execute(SET, (slug, page_type))
    try:
        page = await site.get(f"/program/{course}")
        assert page.status_code == 200
        assert f'<link rel="canonical" href="http://service/program/{course}"' in page.text
        assert f'"url":"http://service/schools/{institute}"' in page.text
        assert '"course_detail":"program"' in page.text
        assert "/course-detail" not in page.text.replace(f"/api/course-detail/{course}", "")
        for path, target in (
            (f"/course-detail/{course}?a=1", f"/program/{course}?a=1"),
            ("/Course-Detail/%C3%BC%20/", "/program/%C3%BC%20"),
            ("/search", "/find"),
            ("/search//evil", "/find/evil"),
        ):
            response = await site.get(f"http://service{path}")
            assert (response.status_code, response.headers["location"]) == (301, target)
        # The changed slugs and the fixed addresses (`/course`, `/university-details`) both work.
        for path in ("/course", "/programs", f"/university-details/{institute}", f"/schools/{institute}"):
            response = await site.get(path)
            assert response.status_code == 200, path
        assert "Disallow: /find\n" in (await site.get("/robots.txt")).text
        assert f"/program/{course}<" in (await site.get("/sitemap/courses-1.xml")).text
    finally:
        for each in ALL_PAGE_TYPES:
            if each.name in changed:
                connection.execute(SET, (each.slug, each.name))
        connection.execute("DELETE FROM slug_redirect")


async def test_without_routes_the_list_is_empty_and_the_listing_stays(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    connection.execute("CREATE TABLE kept_route AS TABLE page_route")
    connection.execute("DELETE FROM page_route")
    try:
        assert (await site.get("/api/cms/routing/")).json() == []
        statuses = [(await site.get(path)).status_code for path in ("/", "/course", "/search", "/nope")]
        assert statuses == [200, 200, 404, 404]
    finally:
        connection.execute("INSERT INTO page_route SELECT * FROM kept_route")
        connection.execute("DROP TABLE kept_route")
