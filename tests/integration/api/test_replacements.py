"""A withdrawn page has the status 410 and names its replacement. Drafts and unknown addresses have 404."""

from typing import Any

import httpx
import psycopg
import pytest

NOTHING: dict[str, Any] = {"name": None, "pages": []}


async def read_gone(site: httpx.AsyncClient, path: str) -> tuple[int, dict[str, Any], str]:
    """Request a page, and return its status, its replacement and its HTML.

    If the status is 410, also checks that the page tells search engines not to index it.
    """
    page = await site.get(path)
    if page.status_code == 410:
        assert '<meta name="robots" content="noindex" />' in page.text
    replacement = await site.get("/api/replacement/", params={"address": path})
    assert replacement.status_code == 200
    return page.status_code, replacement.json(), page.text


async def read_error(site: httpx.AsyncClient, call: str) -> tuple[int, str]:
    response = await site.get(f"/api/{call}")
    return response.status_code, response.json()["detail"]


def copy_institute(connection: psycopg.Connection, institute: int) -> None:
    """Add a published institute with the same name in the same country."""
    connection.execute(
        "INSERT INTO institute (id, source_id, source_code, source_date, slug, name, institute_type, "
        "institute_type_basis, country_id, status) SELECT 900001, source_id, 'again', source_date, 'new-institute', "
        "name, institute_type, institute_type_basis, country_id, 'published' FROM institute WHERE id = %s",
        (institute,),
    )


def copy_course(connection: psycopg.Connection, course: int) -> None:
    """Add a published course with the same name at the same institute."""
    connection.execute(
        "INSERT INTO course (id, source_id, source_code, source_date, slug, name, institute_id, degree_level_id, "
        "status) SELECT 900001, source_id, 'again', source_date, 'offered-again', name, institute_id, degree_level_id, "
        "'published' FROM course WHERE id = %s",
        (course,),
    )


async def test_a_withdrawn_course_leads_to_its_new_row_and_its_institute(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    row = connection.execute(
        "SELECT course.id, course.slug, course.name, institute.id, institute.slug, institute.name "
        "FROM published_course JOIN course USING (id) JOIN institute ON institute.id = institute_id "
        "ORDER BY course.id LIMIT 1"
    ).fetchone()
    assert row is not None
    course, slug, name, institute, institute_slug, institute_name = row
    path = f"/course-detail/{slug}"
    assert (await read_gone(site, path))[:2] == (200, NOTHING)
    institute_page = {"name": institute_name, "path": f"/university-details/{institute_slug}"}

    connection.execute("UPDATE course SET status = 'withdrawn' WHERE id = %s", (course,))
    status, replacement, html = await read_gone(site, path)
    assert (status, replacement) == (410, {"name": name, "pages": [institute_page]})
    assert f"<title>{name} is no longer available · Meridian</title>" in html
    assert f"See instead: {institute_name}." in html
    by_id = await site.get("/api/replacement/", params={"address": f"/course-detail?course_id={course}"})
    assert by_id.json() == replacement
    short = await site.get(f"/course/{course}")
    assert (short.status_code, short.headers["location"]) == (301, path)

    copy_course(connection, course)
    status, replacement, html = await read_gone(site, path)
    assert (status, replacement["pages"]) == (
        410,
        [{"name": name, "path": "/course-detail/offered-again"}, institute_page],
    )
    connection.execute("UPDATE course SET slug = 'offered-since' WHERE slug = 'offered-again'")
    assert (await read_gone(site, path))[1]["pages"][0]["path"] == "/course-detail/offered-since"

    connection.execute("UPDATE institute SET status = 'withdrawn' WHERE id = %s", (institute,))
    assert (await read_gone(site, path))[:2] == (410, {"name": name, "pages": []})
    assert (await read_gone(site, f"/university-details/{institute_slug}"))[:2] == (
        410,
        {"name": institute_name, "pages": []},
    )
    copy_institute(connection, institute)
    successor = {"name": institute_name, "path": "/university-details/new-institute"}
    for each in (path, f"/university-details/{institute_slug}"):
        assert (await read_gone(site, each))[1]["pages"] == [successor]
    connection.execute("UPDATE institute SET status = 'published' WHERE id = %s", (institute,))

    connection.execute("UPDATE course SET status = 'draft' WHERE id = %s", (course,))
    status, replacement, html = await read_gone(site, path)
    assert (status, replacement, name in html) == (404, NOTHING, False)


async def test_a_withdrawn_campus_leads_to_its_institute(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    row = connection.execute(
        "UPDATE campus SET status = 'withdrawn' WHERE id = (SELECT min(campus.id) FROM campus JOIN institute "
        "ON institute.id = institute_id WHERE campus.status = 'published' AND institute.status = 'published') "
        "RETURNING slug, name, (SELECT slug FROM institute WHERE institute.id = institute_id), "
        "(SELECT name FROM institute WHERE institute.id = institute_id)"
    ).fetchone()
    assert row is not None
    slug, name, institute_slug, institute = row
    status, replacement, _ = await read_gone(site, f"/university-details/{institute_slug}/{slug}")
    assert (status, replacement["name"]) == (410, name)
    assert {"name": institute, "path": f"/university-details/{institute_slug}"} in replacement["pages"]


async def test_a_withdrawn_scholarship_leads_to_its_newer_editions(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    ids = [id for (id,) in connection.execute("SELECT id FROM scholarship ORDER BY id LIMIT 4").fetchall()]
    editions = (
        (ids[0], "award-2025", "Award (2025)", "withdrawn", "2025-03-01"),
        (ids[1], "award-2026", "Award 2026", "published", "2026-03-01"),
        (ids[2], "award-2027", "Award 2027", "published", "2027-03-01"),
        (ids[3], "award-2028", "Award 2028", "draft", "2028-03-01"),
    )
    for scholarship, slug, name, status, deadline in editions:
        connection.execute(
            "UPDATE scholarship SET slug = %s, name = %s, status = %s, deadline = %s, provider_name = 'The Fund' "
            "WHERE id = %s",
            (slug, name, status, deadline, scholarship),
        )
    code, replacement, html = await read_gone(site, "/scholarship-detail/award-2025")
    assert (code, replacement["name"]) == (410, "Award (2025)")
    assert [each["path"] for each in replacement["pages"]] == [
        "/scholarship-detail/award-2027",
        "/scholarship-detail/award-2026",
    ]
    assert "2028" not in html
    connection.execute("UPDATE scholarship SET provider_name = 'Another fund' WHERE id = %s", (ids[2],))
    assert [
        each["name"] for each in (await read_gone(site, "/scholarship-detail/award-2025"))[1]["pages"]
    ] == ["Award 2026"]


async def test_a_withdrawn_article_or_page_leads_to_its_newer_edition(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    for year, status in (("2025", "withdrawn"), ("2026", "published"), ("2027", "draft")):
        connection.execute(
            "INSERT INTO blog (slug, name, heading, summary, content, published_on, status) "
            "VALUES (%s, 'Costs', %s, 'What it costs.', '<p>Costs</p>', %s, %s)",
            (f"costs-{year}", f"Costs in {year}", f"{year}-01-01", status),
        )
        connection.execute(
            "INSERT INTO page (slug, name, heading, summary, content, category, position, status) "
            "VALUES (%s, 'Offers', %s, 'Our offers.', '<p>Offers</p>', 'what-is-interesting', 900, %s)",
            (f"offers-{year}", f"Offers of {year}", status),
        )
    for path, name in (("/blog-detail/costs-", "Costs in "), ("/What+is+interesting/offers-", "Offers of ")):
        pages = [{"name": f"{name}2026", "path": f"{path}2026"}]
        assert (await read_gone(site, f"{path}2025"))[:2] == (410, {"name": f"{name}2025", "pages": pages})
        assert (await read_gone(site, f"{path}2026"))[:2] == (200, NOTHING)
        assert (await read_gone(site, f"{path}2027"))[:2] == (404, NOTHING)
    for call, title in (("blog/costs-", "article"), ("pages/offers-", "page")):
        assert await read_error(site, f"{call}2025") == (410, f"This {title} is no longer offered.")
        assert (await site.get(f"/api/{call}2026")).status_code == 200
        assert await read_error(site, f"{call}2027") == (404, f"There is no such {title}.")


async def test_a_withdrawn_advertisement_leads_to_its_institute(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    row = connection.execute(
        "INSERT INTO marketing_card (card_type, heading, list_card_img_front, list_card_img_back, grid_card_img_front, "
        "grid_card_img_back, institute_id, position) SELECT 'image_card', 'By the sea', '/a', '/b', '/c', '/d', id, 1 "
        "FROM institute WHERE status = 'published' ORDER BY id LIMIT 1 RETURNING id, institute_id"
    ).fetchone()
    assert row is not None
    card, institute = row
    page, call = f"/marketing-detail?id={card}", f"marketing-card/{card}"
    assert (await read_gone(site, page))[:2] == (200, NOTHING)
    connection.execute("UPDATE marketing_card SET status = 'withdrawn' WHERE id = %s", (card,))
    status, replacement, _ = await read_gone(site, page)
    assert (status, replacement["name"], len(replacement["pages"])) == (410, "By the sea", 1)
    gone = (410, "This advertisement is no longer offered.")
    assert await read_error(site, call) == gone
    connection.execute("UPDATE marketing_card SET status = 'published' WHERE id = %s", (card,))
    connection.execute("UPDATE institute SET status = 'withdrawn' WHERE id = %s", (institute,))
    assert (await read_gone(site, page))[0] == 410
    assert await read_error(site, call) == gone
    connection.execute("UPDATE institute SET status = 'published' WHERE id = %s", (institute,))
    connection.execute("UPDATE marketing_card SET status = 'draft' WHERE id = %s", (card,))
    assert await read_error(site, call) == (404, "There is no such advertisement.")
    assert (await read_gone(site, page))[:2] == (404, NOTHING)


@pytest.mark.parametrize(
    ("table", "member_path", "group_path"),
    [
        ("institute_group", "/institute-group-university", "/group-universities"),
        ("pathway_group", "/pathway-university", "/pathway-group-universities"),
        ("apply_portal", "/apply-portal-university", "/apply-portal-universities"),
    ],
)
async def test_a_member_of_a_withdrawn_group_leads_to_its_own_page_and_a_withdrawn_member_to_the_group(
    site: httpx.AsyncClient, connection: psycopg.Connection, table: str, member_path: str, group_path: str
) -> None:
    connection.execute(
        f"INSERT INTO {table} (slug, name, summary, position) VALUES ('some', 'Some', 'S.', 1)".encode()
    )
    row = connection.execute(
        f"INSERT INTO {table}_member SELECT {table}.id, institute.id FROM {table}, institute "
        "WHERE institute.id = (SELECT min(id) FROM institute WHERE status = 'published') "
        "RETURNING institute_id, (SELECT slug FROM institute WHERE id = institute_id), "
        "(SELECT name FROM institute WHERE id = institute_id)".encode()
    ).fetchone()
    assert row is not None
    institute, slug, name = row
    path = f"{member_path}/some/{slug}"
    institute_page = {"name": name, "path": f"/university-details/{slug}"}
    group_page = {"name": "Some", "path": f"{group_path}/some"}

    def set_status(noun: str, status: str, row_id: int | str) -> None:
        key = "id" if isinstance(row_id, int) else "slug"
        connection.execute(f"UPDATE {noun} SET status = %s WHERE {key} = %s".encode(), (status, row_id))

    assert (await read_gone(site, path))[:2] == (200, NOTHING)
    set_status(table, "withdrawn", "some")
    status, replacement, html = await read_gone(site, path)
    assert (status, replacement) == (410, {"name": "Some", "pages": [institute_page]})
    assert "<title>Some is no longer available · Meridian</title>" in html
    assert (await read_gone(site, f"{group_path}/some"))[:2] == (410, {"name": "Some", "pages": []})
    set_status("institute", "withdrawn", institute)
    assert (await read_gone(site, path))[:2] == (410, {"name": name, "pages": []})
    set_status(table, "published", "some")
    assert (await read_gone(site, path))[:2] == (410, {"name": name, "pages": [group_page]})
    for noun, row_id in ((table, "some"), ("institute", institute)):
        set_status(noun, "draft", row_id)
        assert (await read_gone(site, path))[:2] == (404, NOTHING)
        set_status(noun, "withdrawn", row_id)
    set_status("institute", "published", institute)
    connection.execute(f"DELETE FROM {table}_member".encode())
    assert (await read_gone(site, path))[:2] == (404, NOTHING)


async def test_a_withdrawn_page_of_the_site_is_gone(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    connection.execute(
        "INSERT INTO page (slug, name, heading, summary, content, category, position, status) "
        "VALUES ('careers', 'Careers', 'Work with us', 'S.', '', 'site', 901, 'withdrawn')"
    )
    assert (await read_gone(site, "/careers"))[:2] == (410, {"name": "Work with us", "pages": []})
    connection.execute("UPDATE page SET status = 'draft' WHERE slug = 'careers'")
    assert (await read_gone(site, "/careers"))[:2] == (404, NOTHING)


async def test_an_address_that_never_had_a_row_is_unknown(site: httpx.AsyncClient) -> None:
    paths = (
        "/course-detail/no-such-course",
        "/course-detail/2147483647",
        "/blog-detail/no-such-article",
        "/country/no-such-country",
        "/group-universities/no-such-group",
        "/no-such-page",
    )
    for path in paths:
        assert (await read_gone(site, path))[:2] == (404, NOTHING), path
