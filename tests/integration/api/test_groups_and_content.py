"""The responses of the calls for groups, articles, pages and advertisements equal plain SQL.

They need no Elasticsearch.
"""

from typing import Any

import httpx
import psycopg
import pytest
from psycopg.rows import dict_row

from tests.integration.api.test_pages import fetch_preloads, read_title_and_address

HOSTILE = '<p onclick="a()">Text</p><script>b()</script><a href="javascript:c()">link</a>'
CLEAN = '<p>Text</p><a rel="noopener noreferrer">link</a>'
ROWS = """
INSERT INTO institute_group (slug, name, summary, position, website, translations)
VALUES ('some', 'Some', 'S.', 1, 'https://some.example', '{"ur": {"summary": "چند۔"}}');
INSERT INTO pathway_group (slug, name, summary, position) VALUES ('empty', 'Empty', 'E.', 1), ('path', 'Path', 'P.', 2);
INSERT INTO apply_portal (slug, name, summary, position) VALUES ('portal', 'Portal', 'P.', 1);
INSERT INTO institute_group_member SELECT institute_group.id, institute.id FROM institute_group, institute
WHERE institute.id <= 7;
INSERT INTO pathway_group_member SELECT pathway_group.id, institute.id FROM pathway_group, institute
WHERE institute.id <= 5 AND pathway_group.slug = 'path';
INSERT INTO apply_portal_member SELECT apply_portal.id, institute.id FROM apply_portal, institute
WHERE institute.id > 2;
INSERT INTO marketing_card (card_type, heading, list_card_img_front, list_card_img_back, grid_card_img_front,
                            grid_card_img_back, institute_id, position, content, translations)
SELECT 'image_card', 'Card', '/lf', '/lb', '/gf', '/gb', min(id), 1, %(hostile)s,
       jsonb_build_object('ur', jsonb_build_object('content', %(hostile)s::text))
FROM institute WHERE status = 'published';
INSERT INTO blog (slug, name, heading, summary, content, published_on, status, translations)
SELECT 'article-' || n, 'Article', 'Heading ' || n, 'Summary', %(hostile)s, date '2026-01-01' + n, 'published',
       jsonb_build_object('ur', jsonb_build_object('heading', 'سرخی', 'content', %(hostile)s::text))
FROM generate_series(1, 30) AS n;
UPDATE blog SET status = 'draft' WHERE slug = 'article-30';
UPDATE blog SET content = '<p>100%% Scholarship_money</p>' WHERE slug IN ('article-4', 'article-30');
INSERT INTO page (slug, category, name, heading, summary, content, position, status)
VALUES ('careers', 'site', 'Careers', 'Work', 'S.', %(hostile)s, 1, 'published'),
       ('one', 'what-is-interesting', 'One', 'One', 'S.', '<p>1</p>', 2, 'published'),
       ('two', 'what-is-interesting', 'Two', 'Two', 'S.', '<p>2</p>', 1, 'published'),
       ('hidden', 'what-is-interesting', 'Hidden', 'Hidden', 'S.', '', 3, 'draft');
"""
KINDS = (
    ("institute-group", "institute_group", "some"),
    ("pathway-group", "pathway_group", "path"),
    ("apply-portal", "apply_portal", "portal"),
)
MEMBERS = """
SELECT institute.id, institute.slug, institute.name, country.slug AS country,
       (SELECT count(*) FROM published_course JOIN course USING (id) WHERE institute_id = institute.id) AS courses
FROM {table}_member JOIN institute ON institute.id = institute_id AND institute.status = 'published'
JOIN country ON country.id = country_id
JOIN {table} ON {table}.id = {table}_id AND {table}.slug = '{slug}'
ORDER BY lower(institute.name), institute.id
"""
COURSES_BY_DISCIPLINE = """
SELECT discipline.slug, count(DISTINCT course.id) AS courses
FROM published_course JOIN course USING (id) JOIN course_specialization ON course_id = course.id
JOIN specialization ON specialization.id = specialization_id JOIN discipline ON discipline.id = discipline_id
WHERE institute_id = ANY(%s) GROUP BY discipline.slug
"""
CAMPUSES = """
SELECT DISTINCT country.slug AS country, city.slug AS city, institute_id
FROM campus JOIN city ON city.id = city_id JOIN country ON country.id = city.country_id
WHERE status = 'published' AND institute_id = ANY(%s)
"""


@pytest.fixture(scope="module")
def made_database_url(made_database_url: str) -> str:
    """The generated catalogue with groups, portals, articles, pages and an advertisement."""
    with psycopg.connect(made_database_url, cursor_factory=psycopg.ClientCursor) as connection:
        connection.execute(ROWS.encode(), {"hostile": HOSTILE})
    return made_database_url


def read_rows(connection: psycopg.Connection, query: str, *parameters: Any) -> list[dict[str, Any]]:
    return connection.cursor(row_factory=dict_row).execute(query.encode(), parameters or None).fetchall()


async def get_json(service: httpx.AsyncClient, path: str) -> Any:
    response = await service.get(f"/api/{path}")
    assert response.status_code == 200, response.text
    return response.json()


@pytest.mark.parametrize(("path", "table", "slug"), KINDS)
async def test_a_group_its_places_and_its_subjects_equal_sql(
    service: httpx.AsyncClient, connection: psycopg.Connection, path: str, table: str, slug: str
) -> None:
    members = read_rows(connection, MEMBERS.format(table=table, slug=slug))
    ids = [each["id"] for each in members]
    detail = await get_json(service, f"{path}/{slug}")
    assert (detail["institute_count"], detail["course_count"]) == (
        len(members),
        sum(each["courses"] for each in members),
    )
    assert detail["institute_slugs"] == sorted(each["slug"] for each in members)
    assert detail == await get_json(service, f"{path}/{detail['id']}/")
    listed = await get_json(service, path)
    assert [each["slug"] for each in listed] == [slug]
    assert listed[0].items() <= detail.items()
    campuses = read_rows(connection, CAMPUSES, ids)
    locations = await get_json(service, f"{path}/{slug}/related_locations")
    assert locations["count"] == len({each["country"] for each in campuses})
    for country in locations["results"]:
        inside = [each for each in campuses if each["country"] == country["slug"]]
        assert country["institute_count"] == len({each["institute_id"] for each in inside})
        assert {city["slug"]: city["institute_count"] for city in country["cities"]} == {
            city: len({each["institute_id"] for each in inside if each["city"] == city})
            for city in {each["city"] for each in inside}
        }
    disciplines = await get_json(service, f"{path}/{slug}/disciplines")
    assert {each["slug"]: each["courses_count"] for each in disciplines["results"]} == {
        row["slug"]: row["courses"] for row in read_rows(connection, COURSES_BY_DISCIPLINE, ids)
    }


async def test_the_institutes_of_a_group_are_filtered_sorted_and_paged(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    members = read_rows(connection, MEMBERS.format(table="apply_portal", slug="portal"))
    ids, first = [each["id"] for each in members], members[0]["name"]

    async def post(body: Any = None, page: int = 1) -> tuple[int, list[str]]:
        response = await service.post(f"/api/apply-portal/portal/universities/?page={page}", json=body or {})
        assert response.status_code == 200, response.text
        content = response.json()
        return content["count"], [each["slug"] for each in content["results"]]

    assert await post() == (len(members), [each["slug"] for each in members][:27])
    assert await post(page=1000) == (len(members), [])
    campuses = read_rows(connection, CAMPUSES, ids)
    one = campuses[0]
    for filters, expected in (
        ({"countries": [one["country"]]}, {c["institute_id"] for c in campuses if c["country"] == one["country"]}),
        ({"cities": [one["city"]]}, {c["institute_id"] for c in campuses if c["city"] == one["city"]}),
        ({"institutes": [ids[0], members[1]["slug"]]}, set(ids[:2])),
        ({"institutes": [1]}, set()),
        ({"search": " ".join(reversed(first.upper().split()))}, {m["id"] for m in members if first in m["name"]}),
        ({"search": "xqz"}, set()),
    ):  # fmt: skip
        slugs = [each["slug"] for each in members if each["id"] in expected]
        assert await post(filters) == (len(slugs), slugs), filters
    discipline = read_rows(connection, COURSES_BY_DISCIPLINE, ids)[0]["slug"]
    teaching = [
        each["slug"]
        for each in members
        if discipline in {row["slug"] for row in read_rows(connection, COURSES_BY_DISCIPLINE, [each["id"]])}
    ]
    assert await post({"disciplines": [discipline]}) == (len(teaching), teaching)
    (ranked,) = members[-1:]
    connection.execute(
        "UPDATE institute SET tcf_ranking = 1, ranking_source = 'r' WHERE id = %s", (ranked["id"],)
    )
    assert (await post({"order_by": "ranking"}))[1][0] == ranked["slug"]
    for body, status, field in (
        ({"cities": ["no-such-city"]}, 404, "cities"),
        ({"order_by": "fee"}, 422, "order_by"),
        ({"city": []}, 422, "city"),
    ):
        response = await service.post("/api/apply-portal/portal/universities/", json=body)
        assert (response.status_code, [each["field"] for each in response.json()["fields"]]) == (
            status,
            [field],
        )


async def test_articles_are_searched_paged_and_sanitised(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    slugs = [
        row["slug"]
        for row in read_rows(
            connection, "SELECT slug FROM blog WHERE status = 'published' ORDER BY published_on DESC"
        )
    ]
    pages = [await get_json(service, f"blog/?page={page}") for page in (1, 2, 3, 4)]
    assert {page["count"] for page in pages} == {len(slugs)} == {29}
    assert [each["slug"] for page in pages for each in page["results"]] == slugs
    assert len(pages[0]["results"]) == 12
    assert "content" not in pages[0]["results"][0]["translations"]["ur"]
    for search, expected in (
        ("scholarship_MONEY 100%", ["article-4"]),
        ("heading 29", ["article-29"]),
        ("سرخی", slugs[:12]),
        ("onclick", []),
        ("100 _", ["article-4"]),
        ("zz", []),
    ):
        found = await service.get("/api/blog", params={"search": search})
        assert [each["slug"] for each in found.json()["results"]] == expected, search
    article = await get_json(service, "blog/article-1")
    assert (article["content"], article["translations"]["ur"]["content"]) == (CLEAN, CLEAN)
    assert article == await get_json(service, f"blog/{article['id']}")
    for path in ("blog/article-30", "blog/none", "blog/99999", "pages/hidden", "marketing-card/none"):
        assert (await service.get(f"/api/{path}")).status_code == 404, path


async def test_pages_are_listed_by_category_and_sanitised(service: httpx.AsyncClient) -> None:
    interesting = await get_json(service, "page/category/what-is-interesting/")
    assert [each["slug"] for each in interesting["results"]] == ["two", "one"]
    everything = await get_json(service, "pages")
    assert [each["slug"] for each in everything["results"]] == ["careers", "two", "one"]
    assert (await get_json(service, "page/category/none"))["results"] == []
    assert (await get_json(service, "pages/careers"))["content"] == CLEAN
    (card,) = (await get_json(service, "marketing-card/"))["results"]
    detail = await get_json(service, f"marketing-card/{card['id']}")
    assert (detail["content"], detail["detail_page_img"]) == (CLEAN, "/lf")
    assert detail["translations"]["ur"]["content"] == CLEAN
    assert card.items() <= detail.items()


async def test_old_slugs_find_their_row_until_another_row_takes_the_slug(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    for table, path, old in (
        ("institute_group", "institute-group", "some"),
        ("blog", "blog", "article-2"),
        ("page", "pages", "one"),
    ):
        connection.execute(f"UPDATE {table} SET slug = 'new-name' WHERE slug = '{old}'".encode())
        assert (await get_json(service, f"{path}/{old}"))["slug"] == "new-name"
        connection.execute(f"UPDATE {table} SET slug = '{old}' WHERE slug = 'new-name'".encode())
        assert (await get_json(service, f"{path}/{old}"))["slug"] == old


async def test_heads_are_in_the_language_of_the_address_if_there_is_a_translation(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    texts = '{"ur": {"heading": "ویزا", "name": "گروپ", "summary": "خلاصہ"}}'
    connection.execute("UPDATE blog SET translations = %s WHERE slug = 'article-3'", (texts,))
    connection.execute("UPDATE institute_group SET translations = %s WHERE slug = 'some'", (texts,))
    for path, title in (
        ("/blog-detail/article-3?lang=ur", "ویزا"),
        ("/group-universities/some?lang=ur", "گروپ"),
        ("/group-universities/some?lang=ar", "Some"),
    ):
        page = await site.get(path)
        assert read_title_and_address(page) == (f"{title} · Meridian", f"http://service{path}"), path
        assert ('content="خلاصہ"' in page.text) == path.endswith("ur"), path


async def test_each_page_has_its_head_its_status_and_its_entry_in_the_site_map(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    connection.execute("UPDATE blog SET heading = 'A </title><b>heading</b>' WHERE slug = 'article-3'")
    (card,) = read_rows(connection, "SELECT id FROM marketing_card")
    (member,) = read_rows(
        connection,
        "SELECT slug, name FROM institute WHERE status = 'published' AND id <= 5 ORDER BY id LIMIT 1",
    )
    for path, title, address in (
        ("/blog-detail/article-3", "A </title><b>heading</b>", "/blog-detail/article-3"),
        ("/careers", "Work", "/careers"),
        ("/What+is+interesting/two", "Two", "/What+is+interesting/two"),
        ("/what+is+interesting/two/", "Two", "/What+is+interesting/two"),
        ("/group-universities/some", "Some", "/group-universities/some"),
        ("/pathway-group-universities/path", "Path", "/pathway-group-universities/path"),
        ("/apply-portal-universities/portal", "Portal", "/apply-portal-universities/portal"),
        (
            f"/pathway-university/path/{member['slug']}",
            member["name"],
            f"/university-details/{member['slug']}",
        ),
        (f"/marketing-detail?id={card['id']}", "Card", f"/marketing-detail?id={card['id']}"),
        ("/all-groups", "University groups", "/all-groups"),
        ("/blog?search=visa", "Guides", "/blog"),
        ("/payment-jazcash?pp_ResponseCode=000", "Your payment", "/payment-jazcash"),
    ):
        page = await site.get(path)
        assert page.status_code == 200, path
        assert read_title_and_address(page) == (f"{title} · Meridian", f"http://service{address}"), path
        await fetch_preloads(site, page)
    connection.execute("UPDATE blog SET slug = 'renamed' WHERE slug = 'article-5'")
    moved = await site.get("/blog-detail/article-5?a=b")
    assert (moved.status_code, moved.headers["location"]) == (301, "/blog-detail/renamed?a=b")
    listed = "".join(
        [
            (await site.get(f"/sitemap/{part}-1.xml")).text
            for part in ("blogs", "about", "pages", "groups", "pathways")
        ]
    )
    for path in ("/blog-detail/renamed", "/careers", "/What+is+interesting/one", "/group-universities/some"):
        assert f"<loc>http://service{path}</loc>" in listed
    for path in ("/blog-detail/article-30", "/What+is+interesting/hidden", "/What+is+interesting/careers"):
        assert path not in listed


async def test_hidden_and_unknown_pages_have_the_status_404(site: httpx.AsyncClient) -> None:
    for path in (
        "/blog-detail/article-30", "/blog-detail/none", "/What+is+interesting/hidden", "/group-universities/none",
        "/institute-group-university/some/none", "/apply-portal-university/portal/institute-1", "/marketing-detail",
        "/marketing-detail?id=9999", "/tcf",
    ):  # fmt: skip
        page = await site.get(path)
        assert page.status_code == 404, path
        assert "noindex" in page.text
