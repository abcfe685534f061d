"""The lists of the home page equal the results of plain SQL. They work without Elasticsearch."""

from typing import Any

import httpx
import psycopg
import pytest
from psycopg.rows import dict_row

HOME = """
INSERT INTO apply_portal (slug, name, summary, position)
VALUES ('second', 'Second', 'B.', 2), ('first', 'First', 'A.', 1);
INSERT INTO institute_group (slug, name, summary, position)
VALUES ('nobody', 'Nobody', 'None.', 2), ('islands', 'Islands', 'Some.', 1), ('all', 'All', 'Everybody.', 3);
INSERT INTO institute_group_member SELECT group_.id, institute.id
FROM institute_group AS group_ JOIN institute ON group_.slug = 'all' OR group_.slug = 'islands' AND institute.id <= 3;
INSERT INTO scholarship_country (country_id, position) VALUES (3, 1), (1, 2);
INSERT INTO marketing_card (card_type, heading, list_card_img_front, list_card_img_back, grid_card_img_front,
                            grid_card_img_back, institute_id, position)
SELECT 'image_card', 'Card ' || n, '/lf' || n, '/lb' || n, '/gf' || n, '/gb' || n, 1 + n % 12, 100 - n
FROM generate_series(1, 60) AS n;
INSERT INTO marketing_card_campus SELECT marketing_card.id, campus.id
FROM marketing_card JOIN campus USING (institute_id);
"""
CARDS = """
SELECT card.id, card_type, heading, list_card_img_front, list_card_img_back, grid_card_img_front, grid_card_img_back,
       institute.slug AS institute_slug, institute.name AS institute_name,
       coalesce(array_agg(campus.slug ORDER BY campus.id) FILTER (WHERE campus.status = 'published'), '{}')
           AS institute_campus_slug
FROM marketing_card AS card
JOIN institute ON institute.id = institute_id AND institute.status = 'published'
LEFT JOIN marketing_card_campus ON marketing_card_id = card.id
LEFT JOIN campus ON campus.id = campus_id
GROUP BY card.id, institute.id ORDER BY card.position
"""
GROUPS = """
SELECT id, slug, name, logo, summary, translations,
       (SELECT count(*) FROM institute WHERE status = 'published' AND id IN
           (SELECT institute_id FROM institute_group_member WHERE institute_group_id = institute_group.id))
           AS institute_count
FROM institute_group ORDER BY position
"""


@pytest.fixture(scope="module")
def made_database_url(made_database_url: str) -> str:
    """The generated catalogue with portals, groups, scholarship countries and advertisements."""
    with psycopg.connect(made_database_url) as connection:
        connection.execute(HOME)
    return made_database_url


def read_rows(connection: psycopg.Connection, query: str) -> list[dict[str, Any]]:
    return connection.cursor(row_factory=dict_row).execute(query.encode()).fetchall()


async def get_json(service: httpx.AsyncClient, path: str) -> Any:
    response = await service.get(f"/api/{path}")
    assert response.status_code == 200, response.text
    return response.json()


async def test_apply_portals_equal_the_table(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    expected = read_rows(
        connection,
        "SELECT id, slug, name, logo, summary, 0 AS institute_count, translations FROM apply_portal ORDER BY position",
    )
    assert [each["slug"] for each in expected] == ["first", "second"]
    assert await get_json(service, "apply-portal/") == expected


async def test_institute_groups_with_a_published_institute_are_listed_and_counted(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    groups = read_rows(connection, GROUPS)
    listed = await get_json(service, "institute-group")
    assert listed == [group for group in groups if group["institute_count"]]
    counts = {each["slug"]: each["institute_count"] for each in listed}
    (institutes,) = read_rows(connection, "SELECT count(*) FROM institute")
    assert "nobody" in {group["slug"] for group in groups} - counts.keys()
    assert 0 < counts["islands"] <= 3 < counts["all"] < institutes["count"]


async def test_scholarship_countries_have_the_number_of_published_scholarships(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    expected = read_rows(
        connection,
        "SELECT country.id, country.slug, country.name, iso2, NULL AS scholarship_logo, "
        "count(scholarship.id) AS scholarship_count FROM country "
        "JOIN scholarship_host_country ON country_id = country.id "
        "JOIN scholarship ON scholarship.id = scholarship_id AND scholarship.status = 'published' "
        "WHERE country.id IN (1, 3) GROUP BY country.id ORDER BY country.id DESC",
    )
    assert await get_json(service, "country/scholarships/") == expected
    every = await get_json(service, "scholarship/scholarship_related_countries/")
    assert [each for each in reversed(every) if each["id"] != 2] == expected
    assert len(every) == 3


async def test_marketing_cards_are_listed_in_pages(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    expected = read_rows(connection, CARDS)
    assert 27 < len(expected) < 60
    pages = [await get_json(service, f"marketing-card/?page={page}") for page in (1, 2, 3, 4, 2**31)]
    assert {page["count"] for page in pages} == {len(expected)}
    assert [card for page in pages for card in page["results"]] == expected
    assert [len(page["results"]) for page in pages[:1]] == [27]
    assert await get_json(service, "marketing-card") == pages[0]


@pytest.mark.parametrize(
    "path", ["apply-portal", "institute-group", "country/scholarships", "marketing-card"]
)
async def test_an_unchanged_list_is_a_304(service: httpx.AsyncClient, path: str) -> None:
    first = await service.get(f"/api/{path}")
    again = await service.get(f"/api/{path}", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("page", ["0", "-1", "x", "99999999999"])
async def test_the_error_names_an_invalid_page_number(service: httpx.AsyncClient, page: str) -> None:
    response = await service.get("/api/marketing-card/", params={"page": page})
    assert response.status_code == 422
    assert [each["field"] for each in response.json()["fields"]] == ["page"]
