"""The pages of countries, and the lists of countries and institutes. They work without Elasticsearch."""

import json
import re
from html import unescape

import httpx
import psycopg

from tests.integration.api.test_pages import fetch_preloads, read_title_and_address


def read_breadcrumbs(page: httpx.Response) -> list[str]:
    """Read the names of the schema.org breadcrumbs."""
    things = re.findall(r'<script type="application/ld\+json"[^>]*>(.*?)</script>', page.text)
    (crumbs,) = [each for each in map(json.loads, things) if each["@type"] == "BreadcrumbList"]
    return [each["name"] for each in crumbs["itemListElement"]]


async def test_the_lists_have_a_title_a_description_and_an_address(site: httpx.AsyncClient) -> None:
    for path, title in (
        ("/all-countries", "Countries to study in"),
        ("/universities?country=fiji&page=2", "Universities and colleges"),
        ("/Top-Universities/", "Top universities"),
    ):
        page = await site.get(path)
        address = f"http://service{path.partition('?')[0].rstrip('/').lower()}"
        assert (page.status_code, *read_title_and_address(page)) == (200, f"{title} · Meridian", address)
        assert read_breadcrumbs(page) == ["Meridian", title]
        description = re.search(r'<meta name="description" content="([^"]*)"', page.text)
        assert description
        assert 50 < len(unescape(description[1])) <= 160
        assert (await site.get(f"{path.partition('?')[0].rstrip('/')}/more")).status_code == 404


async def test_a_country_is_found_by_slug_id_and_name_and_a_former_slug_redirects(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    page = await site.get("/country/new-zealand?currency=USD")
    assert read_title_and_address(page) == (
        "Study in New Zealand · Meridian",
        "http://service/country/new-zealand",
    )
    assert await fetch_preloads(site, page) == ["/api/country/new-zealand"]
    assert read_breadcrumbs(page) == ["Meridian", "Countries to study in", "Study in New Zealand"]
    assert read_title_and_address(await site.get("/country/2")) == read_title_and_address(page)
    connection.execute("UPDATE country SET name = 'Aotearoa <NZ>', slug = 'aotearoa' WHERE id = 2")
    changed = await site.get("/country/aotearoa")
    assert read_title_and_address(changed)[0] == "Study in Aotearoa <NZ> · Meridian"
    for path, target in (
        ("/country/new-zealand?currency=USD", "/country/aotearoa?currency=USD"),
        ("/country/New%20Zealand", "/country/aotearoa"),
        ("/Country/FIJI", "/country/fiji"),
    ):
        response = await site.get(path)
        assert (response.status_code, response.headers.get("location")) == (301, target), path
    for path in (
        "/country/nowhere",
        "/country/999",
        "/country/%00",
        "/country/-",
        "/country/fiji/more",
    ):
        assert (await site.get(path)).status_code == 404, path


async def test_the_second_address_of_an_institute_redirects_to_its_page(site: httpx.AsyncClient) -> None:
    for reference in ("1", "institute-1"):
        response = await site.get(f"/university-Individual/{reference}?currency=USD")
        assert response.status_code == 301
        assert response.headers["location"] == "/university-details/institute-1?currency=USD"
    for reference, status in (("999", 404), ("nothing", 404), ("institute-12", 410)):
        assert (await site.get(f"/university-Individual/{reference}")).status_code == status


async def test_heads_of_institutes_and_campuses_are_in_the_language_of_the_address(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    institute, campus = connection.execute(
        "SELECT institute_id, campus.id FROM campus JOIN institute ON institute.id = institute_id "
        "WHERE campus.status = 'published' AND institute.status = 'published' LIMIT 1"
    ).fetchall()[0]
    connection.execute(
        "UPDATE institute SET slug = 'quokka', name = 'Quokka', meta_title = 'Study at Quokka', "
        "meta_description = 'In English', short_description = 'Also in English', translations = "
        '\'{"ur": {"name": "کواکا", "description": "اردو تعارف"}, "ar": {"meta_title": "كواكا"}}\' WHERE id = %s',
        (institute,),
    )
    connection.execute(
        "UPDATE campus SET slug = 'burrow', name = 'Burrow', translations = '{\"ur\": {\"name\": \"بل\"}}' "
        "WHERE id = %s",
        (campus,),
    )
    for path, title, description in (
        ("/university-details/quokka", "Study at Quokka", "In English"),
        ("/university-details/quokka?lang=ur", "کواکا", "اردو تعارف"),
        ("/university-details/quokka?lang=ar", "كواكا", "In English"),
        ("/university-details/quokka/burrow?lang=ur", "بل", "بل, a campus of کواکا in"),
        ("/university-details/quokka/burrow?lang=ar", "Burrow", "Burrow, a campus of Quokka in"),
    ):
        page = await site.get(path)
        assert read_title_and_address(page)[0] == f"{title} · Meridian", path
        assert f'<meta name="description" content="{description}' in page.text, path
