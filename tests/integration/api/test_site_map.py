"""The site map and robots.txt."""

from xml.etree import ElementTree

import httpx
import psycopg
import pytest

from api.site_map.documents import STATIC_PATHS
from tests.integration.api.test_pages import read_column

NAMESPACE = "{http://www.sitemaps.org/schemas/sitemap/0.9}"


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
            "scholarships-1",
        )
    ]
    listed: list[str] = []
    for part in parts:
        response = await site.get(part.removeprefix("http://service"))
        assert response.headers["content-type"].startswith("application/xml")
        listed += [loc.text or "" for loc in ElementTree.fromstring(response.text).iter(f"{NAMESPACE}loc")]
    expected = read_column(
        connection,
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
        "UNION ALL SELECT '/scholarship-detail/' || slug FROM scholarship WHERE status = 'published'",
    )
    assert sorted(listed) == sorted(f"http://service{path}" for path in [*STATIC_PATHS, *expected])


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
