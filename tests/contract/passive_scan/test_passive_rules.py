"""The rules of the security scanner OWASP ZAP find no weakness in the pages and API calls of the site."""

from collections.abc import AsyncIterator

import httpx
import psycopg
import pytest
import pytest_asyncio

from schemas.settings import ROOT
from tests.contract.calls.call_table import CALLS
from tests.contract.calls.example_values import Examples, fill_request, read_example_values
from tests.contract.passive_scan.rules import RULES
from tests.search_service import search_service

SITE = "https://meridian.example"
PAGES = (
    "/",
    "/course",
    "/course?course=law",
    "/search",
    "/discipline",
    "/discipline-detail?discipline={discipline}",
    "/course-detail/{course_slug}",
    "/course-detail?course_id=999999999",
    "/university-details/{institute}",
    "/compare-course",
    "/loading",
    "/terms-of-use",
    "/privacy-policy",
    "/nope",
    "/course/999999",
    "/.env",
    "/assets/nothing.js",
    "/robots.txt",
    "/sitemap.xml",
    "/sitemap/site.xml",
    "/favicon.svg",
    "/api/docs",
    "/api-docs/index.html",
    "/api-docs/viewer.js",
    "/api/openapi.json",
    "/api/nothing",
    "/health/live",
    "/health/ready",
)
ERRORS = (
    ("POST", "/", None),
    ("POST", "/api/search", "not JSON"),
    ("GET", "/api/course/0", None),
    ("POST", "/api/search", '{"cursor": "x"}'),
    ("DELETE", "/api/search", None),
)
SELECT = """
SELECT (SELECT slug FROM course JOIN published_course USING (id) ORDER BY id LIMIT 1) AS course_slug,
       (SELECT slug FROM institute WHERE status = 'published' ORDER BY id LIMIT 1) AS institute,
       (SELECT slug FROM discipline ORDER BY id LIMIT 1) AS discipline
"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def secure_site(sample_database_url: str, elasticsearch_url: str) -> AsyncIterator[httpx.AsyncClient]:
    """A client of the API with the built web. The site's public address (FINDER_SITE_URL) begins with https."""
    async with search_service(
        elasticsearch_url, ROOT / "web" / "dist", sample_database_url, finder_site_url=SITE
    ) as service:
        service.base_url = httpx.URL(SITE)
        yield service


def scan(response: httpx.Response) -> list[str]:
    return [f"{rule.number} {rule.name}: {found}" for rule in RULES for found in rule.find(response)]


async def test_nothing_is_found_on_any_page(secure_site: httpx.AsyncClient, sample_database_url: str) -> None:
    with psycopg.connect(sample_database_url, row_factory=psycopg.rows.dict_row) as connection:
        slugs = connection.execute(SELECT).fetchone() or {}
    responses = [await secure_site.get(path.format_map(slugs)) for path in PAGES]
    for method, path, body in ERRORS:
        responses.append(
            await secure_site.request(
                method, path, content=body, headers={"content-type": "application/json"}
            )
        )
    found = {str(each.url): scan(each) for each in responses}
    assert {url: findings for url, findings in found.items() if findings} == {}


async def test_nothing_is_found_in_any_call(secure_site: httpx.AsyncClient, examples: Examples) -> None:
    found = {}
    for call in CALLS:
        request = fill_request(call.request, examples)
        response = await secure_site.request(
            request.method, request.path, params=dict(request.query), json=request.body
        )
        found[call.name] = scan(response)
    assert {name: findings for name, findings in found.items() if findings} == {}


async def test_nothing_is_found_in_the_scripts_of_the_build(secure_site: httpx.AsyncClient) -> None:
    for file in sorted((ROOT / "web" / "dist" / "assets").glob("*.css")):
        assert scan(await secure_site.get(f"/assets/{file.name}")) == [], file.name
    headers = {
        "10020",
        "10021",
        "10035",
        "10036",
        "10037",
        "10038",
        "10055",
        "10063",
        "90004",
        "10010",
        "10098",
    }
    for file in sorted((ROOT / "web" / "dist" / "assets").glob("*.js")):
        found = scan(await secure_site.get(f"/assets/{file.name}"))
        assert [each for each in found if each.split()[0] in headers] == [], file.name


@pytest.fixture(scope="module")
def examples(sample_database_url: str) -> Examples:
    with psycopg.connect(sample_database_url) as connection:
        return read_example_values(connection)


def test_each_rule_finds_a_bad_response() -> None:
    """The response contains every weakness and lacks the security headers, so every rule must find something."""
    page = (
        '<script src="http://cdn.example/a.js"></script><a target="_blank" href="/">x</a><form method="post">'
        "4111111111111111 1700000000 $2b$12$abcdefghijklmnopqrstuv 192.168.1.7 Traceback (most recent call "
        "Internal Server Error <title>Index of /</title> <?php"
    )
    headers = {
        "content-type": "text/html", "server": "x", "x-powered-by": "x", "set-cookie": "a=b", "location": "https://evil.example/",
        "access-control-allow-origin": "*", "x-debug-token": "x",
    }  # fmt: skip
    request = httpx.Request("GET", f"{SITE}/")
    response = httpx.Response(200, headers=headers, text=page, request=request)
    blind = [f"{rule.number} {rule.name}" for rule in RULES if not rule.find(response)]
    assert blind == []
