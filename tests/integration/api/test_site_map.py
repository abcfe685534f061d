"""The site map and robots.txt."""

from xml.etree import ElementTree

import httpx
import psycopg
import pytest

from api.site_map.documents import DISALLOWED_PATHS, STATIC_PATHS
from tests.integration.api.test_groups_and_content import HOSTILE, ROWS
from tests.integration.api.test_pages import read_column, read_title_and_address

NAMESPACE = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
SITE_PAGES = """
INSERT INTO page (slug, category, name, heading, summary, content, position, status)
SELECT slug, 'site', slug, slug, 'S.', '', 1, 'published'
FROM unnest(ARRAY['tcf', 'apply', 'cancellation-policy', 'history']) AS slug
"""
ADD_DISCIPLINE = (
    "INSERT INTO discipline (id, slug, name, isced_code, icon) VALUES (900, 'astrology', 'Astrology', '999', 'book') "
    "RETURNING slug"
)
ADD_INSTITUTE = (
    "INSERT INTO institute (id, source_id, source_code, source_date, slug, name, institute_type, institute_type_basis, "
    "country_id, status) SELECT 9999, source_id, 'new', source_date, 'no-courses-yet', 'New', institute_type, "
    "institute_type_basis, country_id, 'published' FROM institute WHERE id = 1 RETURNING slug"
)
PATHS = (
    "SELECT '/course-detail/' || slug FROM course WHERE id IN (SELECT id FROM published_course) "
    "UNION ALL SELECT '/university-details/' || slug FROM institute WHERE status = 'published' "
    "UNION ALL SELECT '/university-details/' || institute.slug || '/' || campus.slug "
    "FROM campus JOIN institute ON institute.id = institute_id "
    "WHERE campus.status = 'published' AND institute.status = 'published' "
    "UNION ALL SELECT DISTINCT '/discipline-detail?discipline=' || discipline.slug FROM published_course "
    "JOIN course_specialization ON course_id = published_course.id "
    "JOIN specialization ON specialization.id = specialization_id "
    "JOIN discipline ON discipline.id = discipline_id "
    "UNION ALL SELECT DISTINCT '/discipline?institutes=' || institute.slug FROM published_course "
    "JOIN course USING (id) JOIN institute ON institute.id = institute_id "
    "UNION ALL SELECT DISTINCT '/country/' || country.slug FROM published_course "
    "JOIN course_campus ON course_id = published_course.id "
    "JOIN campus ON campus.id = campus_id AND campus.status = 'published' "
    "JOIN city ON city.id = city_id JOIN country ON country.id = city.country_id "
    "UNION ALL SELECT '/scholarship-detail/' || slug FROM scholarship WHERE status = 'published' "
    "UNION ALL SELECT '/blog-detail/' || slug FROM blog WHERE status = 'published' "
    "UNION ALL SELECT DISTINCT '/group-universities/' || institute_group.slug FROM institute_group "
    "JOIN institute_group_member ON institute_group_id = institute_group.id "
    "JOIN institute ON institute.id = institute_id AND institute.status = 'published' "
    "UNION ALL SELECT '/apply-portal-universities/' || slug FROM apply_portal "
    "UNION ALL SELECT '/marketing-detail?id=' || id FROM marketing_card"
)
"""The paths of the published rows, except pages and pathway groups."""
NOT_INDEXED = '<meta name="robots" content="noindex" />'


@pytest.fixture(scope="module")
def made_database_url(made_database_url: str) -> str:
    """The generated catalogue with a row of each kind. `history` is a page of the site without a page type."""
    with psycopg.connect(made_database_url, cursor_factory=psycopg.ClientCursor) as connection:
        connection.execute(ROWS.encode(), {"hostile": HOSTILE})
        connection.execute(SITE_PAGES)
    return made_database_url


async def read_paths(site: httpx.AsyncClient) -> list[str]:
    """Read the paths of all parts of the site map."""
    index = ElementTree.fromstring((await site.get("/sitemap.xml")).text)
    listed: list[str] = []
    for part in index.iter(f"{NAMESPACE}loc"):
        document = ElementTree.fromstring((await site.get(part.text or "")).text)
        listed += [
            (loc.text or "").removeprefix("http://service") for loc in document.iter(f"{NAMESPACE}loc")
        ]
    return listed


async def test_the_site_map_lists_exactly_the_published_pages(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    index = ElementTree.fromstring((await site.get("/sitemap.xml")).text)
    parts = [loc.text or "" for loc in index.iter(f"{NAMESPACE}loc")]
    assert parts == [
        f"http://service/sitemap/{name}.xml"
        for name in (
            "site",
            "courses-1",
            "institutes-1",
            "campuses-1",
            "disciplines-1",
            "lists-1",
            "countries-1",
            "blogs-1",
            "about-1",
            "pages-1",
            "groups-1",
            "pathways-1",
            "portals-1",
            "scholarships-1",
            "adverts-1",
        )
    ]
    listed: list[str] = []
    for part in parts:
        response = await site.get(part.removeprefix("http://service"))
        assert response.headers["content-type"].startswith("application/xml")
        listed += [loc.text or "" for loc in ElementTree.fromstring(response.text).iter(f"{NAMESPACE}loc")]
    expected = read_column(connection, PATHS)
    pages = [
        "/careers", "/tcf", "/apply", "/cancellation-policy", "/What+is+interesting/one", "/What+is+interesting/two",
        "/What+is+interesting/history", "/pathway-group-universities/path",
    ]  # fmt: skip
    assert sorted(listed) == sorted(f"http://service{path}" for path in [*STATIC_PATHS, *expected, *pages])


async def test_each_listed_address_is_a_page_that_search_engines_may_index(site: httpx.AsyncClient) -> None:
    listed = await read_paths(site)
    kinds = {path.split("?")[0].split("/")[1] for path in listed}
    assert {"course-detail", "marketing-detail", "What+is+interesting", "careers", "country"} <= kinds
    wrong = []
    for path in listed:
        page = await site.get(f"http://service{path}")
        canonical = read_title_and_address(page)[1]
        if page.status_code != 200 or canonical != f"http://service{path}" or NOT_INDEXED in page.text:
            wrong.append((path, page.status_code, canonical))
    assert wrong == []
    refused = [path for path in listed if path.split("?")[0] in DISALLOWED_PATHS]
    assert refused == []


@pytest.mark.parametrize(
    ("table", "prefix"),
    [
        ("country", "/country/"), ("discipline", "/discipline-detail?discipline="), ("page", "/What+is+interesting/"),
        ("institute", "/discipline?institutes="), ("institute_group", "/group-universities/"),
        ("pathway_group", "/pathway-group-universities/"), ("apply_portal", "/apply-portal-universities/"),
    ],
)  # fmt: skip
async def test_an_address_that_is_not_listed_is_not_indexed(
    site: httpx.AsyncClient, connection: psycopg.Connection, table: str, prefix: str
) -> None:
    listed = set(await read_paths(site))
    slugs = read_column(connection, f"SELECT slug FROM {table}")
    if table == "institute":
        # An unknown or withdrawn institute in the query does not limit the list.
        slugs = read_column(connection, ADD_INSTITUTE)
    if table == "country":
        connection.execute(
            "INSERT INTO country (id, slug, name, iso2, iso3, continent) "
            "VALUES (900, 'atlantis', 'A', 'QA', 'QAA', 'OC')"
        )
        slugs.append("atlantis")
    if table == "discipline":
        slugs += read_column(connection, ADD_DISCIPLINE)
    unlisted = [path for slug in slugs if (path := f"{prefix}{slug}") not in listed]
    wrong = []
    for path in unlisted:
        page = await site.get(f"http://service{path}")
        canonical = read_title_and_address(page)[1]
        is_other = canonical is not None and canonical.removeprefix("http://service") in listed
        if not is_other and NOT_INDEXED not in page.text + page.headers.get("x-robots-tag", ""):
            wrong.append((path, page.status_code, canonical))
    assert wrong == []
    if table not in ("page", "apply_portal", "institute_group"):
        assert unlisted


@pytest.mark.parametrize(
    "name", ["courses-2", "courses-0", "courses-9999999", "courses", "others-1", "courses-1x", "%00"]
)
async def test_an_unknown_part_of_the_site_map_is_404(site: httpx.AsyncClient, name: str) -> None:
    assert (await site.get(f"/sitemap/{name}.xml")).status_code == 404


async def test_robots_txt_names_the_site_map(site: httpx.AsyncClient) -> None:
    response = await site.get("/robots.txt")
    assert response.headers["content-type"].startswith("text/plain")
    assert "Sitemap: http://service/sitemap.xml\n" in response.text
    assert "Disallow: /api" not in response.text
