"""Each page in the table of the specification exists and shows a row of PostgreSQL, or has a reason to show none.

If the page has a `call` in the table, the tests change the row in SQL. Then the head of the page, or the call that the
page requests, shows the change.
"""

import httpx
import psycopg
import pytest

from api.site_map.documents import DISALLOWED_PATHS, STATIC_PATHS
from schemas.vocabulary.page_types import PAGE_TYPES
from tests.integration.api.page_types.table import CHANGES, HEAD, MARK, PERSONAL, REDIRECTED, TABLE, UNKNOWN

NOT_MAPPED = {
    "course_no_slug", "discipline", "discipline_detail", "course_detail", "discover_course", "marketing_detail",
    "tcf", "cancellation_policy", "careers", "apply",
}  # fmt: skip
"""Pages whose address without a parameter is not in the site map, which lists their rows or another address."""


def test_each_page_type_is_in_the_table() -> None:
    with_page = {name for name, page_type in PAGE_TYPES.items() if page_type.part_counts}
    assert set(TABLE) == with_page - {"university_Individual"}
    assert set(TABLE) | set(REDIRECTED) == set(PAGE_TYPES)


def test_each_page_shows_a_row_or_has_a_reason() -> None:
    for name, row in TABLE.items():
        assert (row.shows is None) == (row.reason != ""), name
        assert row.shows is None or row.shows in {*CHANGES, *PERSONAL}, name
        assert row.call is None or row.shows in CHANGES, name
    assert {row.shows for row in TABLE.values()} - {None} == {*CHANGES, *PERSONAL}


async def test_each_row_has_its_page_and_shows_a_row_that_sql_changes(
    site: httpx.AsyncClient, connection: psycopg.Connection, examples: dict[str, str]
) -> None:
    wrong = []
    for name, row in TABLE.items():
        page = await site.get(f"http://service{row.path.format_map(examples)}")
        if page.status_code != 200:
            wrong.append(f"{name}: {row.path} is {page.status_code}")
        if row.shows is None or row.call is None:
            continue
        change = CHANGES[row.shows]
        update = change.build_update()
        read = (row.path if row.call == HEAD else row.call).format_map(examples)
        before = await site.get(f"http://service{read}")
        connection.execute(update, change.build_parameters(examples, MARK))
        after = await site.get(f"http://service{read}")
        if after.status_code != 200 or MARK in before.text or MARK not in after.text:
            wrong.append(
                f"{name}: {read} is {after.status_code} and shows {MARK in before.text}, {MARK in after.text}"
            )
        connection.execute(update, change.build_parameters(examples, f"Former {name}"))
    assert wrong == []


async def test_head_of_each_page_is_its_get_without_the_body(
    site: httpx.AsyncClient, examples: dict[str, str]
) -> None:
    redirects = [path for rows in REDIRECTED.values() for path, _ in rows]
    statuses = set()
    for path in (
        *(row.path for row in TABLE.values()),
        *redirects,
        *UNKNOWN,
        "/sitemap.xml",
        "/sitemap/site.xml",
    ):
        address = f"http://service{path.format_map(examples)}"
        got, head = await site.get(address), await site.head(address)
        assert (head.status_code, head.content) == (got.status_code, b""), path
        for name in ("content-type", "content-length", "location", "etag"):
            assert head.headers.get(name) == got.headers.get(name), (path, name)
        statuses.add(head.status_code)
    assert statuses == {200, 301, 404}


def test_the_site_map_has_each_page_without_parameters_that_everybody_may_open() -> None:
    paths = {
        f"/{each.slug}"
        for each in PAGE_TYPES.values()
        if 0 in each.part_counts and each.name not in NOT_MAPPED
    }
    assert paths == set(STATIC_PATHS) | {path for path in DISALLOWED_PATHS if path != "/visa-detail"}


async def test_the_other_addresses_of_the_specification_lead_to_their_page(
    site: httpx.AsyncClient, examples: dict[str, str]
) -> None:
    for pairs in REDIRECTED.values():
        for path, target in pairs:
            response = await site.get(f"http://service{path.format_map(examples)}")
            assert response.status_code == 301, path
            assert response.headers["location"] == target.format_map(examples)
            assert (await site.get(f"http://service{response.headers['location']}")).status_code == 200, (
                target
            )


async def test_redirects_follow_the_current_slugs(
    site: httpx.AsyncClient, connection: psycopg.Connection, examples: dict[str, str]
) -> None:
    connection.execute("UPDATE page_route SET slug = 'program' WHERE page_type = 'course_detail'")
    try:
        response = await site.get(f"/course/{examples['course']}")
        assert response.headers["location"] == f"/program/{examples['course']}"
    finally:
        connection.execute("UPDATE page_route SET slug = 'course-detail' WHERE page_type = 'course_detail'")
        connection.execute("DELETE FROM slug_redirect")


@pytest.mark.parametrize("path", UNKNOWN)
async def test_an_address_without_a_page_is_404(
    site: httpx.AsyncClient, examples: dict[str, str], path: str
) -> None:
    response = await site.get(f"http://service{path.format_map(examples)}")
    assert response.status_code == 404
    assert "noindex" in response.text + response.headers.get("x-robots-tag", "")
