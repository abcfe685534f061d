"""The rules of the security scanner OWASP ZAP find no weakness in the pages, calls, files and errors of the site.

Nobody is signed in.
"""

import re
from typing import Any

import psycopg
import pytest

from schemas.settings import ROOT
from schemas.vocabulary.page_types import ALL_PAGE_TYPES
from tests.contract.calls.call_table import CALLS
from tests.contract.calls.example_values import fill_request
from tests.contract.passive_scan.addresses import PARTS, list_pages
from tests.contract.passive_scan.scanned_site import AMOUNTS, ScannedSite, scan

DIST = ROOT / "web" / "dist"
OTHER_ADDRESSES = (
    "/course-detail?course_id=999999999", "/nope", "/course/999999", "/.env", "/assets/nothing.js", "/robots.txt",
    "/sitemap.xml", "/sitemap/site.xml", "/sitemap/courses-1.xml", "/api/docs", "/api-docs/index.html",
    "/api/openapi.json", "/api/nothing", "/health/live", "/health/ready", "/staff", "/admin", "/analytics",
    "/staff/second-factor", "/api/account/session", "/api/account/documents", "/crm/myProfile.php",
    "/api/alerts/unsubscribe", "/course/{course_id}", "/university-details/{institute_slug}{campus_slug}", "/ur",
)  # fmt: skip
FOREIGN_CODE = {
    "swagger-ui-bundle": {"10096 Unix times"},
    "MapLibreMap": {"10096 Unix times"},
    "maplibre-gl-worker": {"10096 Unix times", "10110 dangerous functions"},
    "mapbox-gl": {"10096 Unix times"},
}
"""Findings in libraries of other projects. The numbers are constants of hash functions. The Content-Security-Policy
forbids the function eval, which MapLibre calls only if it cannot import a module."""
JSON_ERRORS = (
    ("POST", "/", None, 405),
    ("POST", "/api/search", "not JSON", 422),
    ("GET", "/api/course/0", None, 404),
    ("GET", "/api/course/999999999", None, 404),
    ("POST", "/api/search", '{"cursor": "x"}', 422),
    ("DELETE", "/api/search", None, 405),
    ("POST", "/api/search", "x" * 3_000_000, 413),
    ("POST", "/crm/userLogin.php", "{}", 400),
    ("POST", "/api/account/sign-out", "{}", 403),
    ("POST", "/staff/language", "{}", 403),
)


def test_every_page_type_has_an_address(values: dict[str, Any], connection: psycopg.Connection) -> None:
    pages = list(list_pages(connection, values))
    assert len(pages) >= len(ALL_PAGE_TYPES) >= 63
    counts = {(each.name, count) for each in ALL_PAGE_TYPES for count in each.part_counts if count}
    assert set(PARTS) == counts


async def test_nothing_is_found_on_any_page(
    site: ScannedSite, values: dict[str, Any], connection: psycopg.Connection
) -> None:
    browser = site.open_browser()
    statuses = {path: (await browser.get(path)).status_code for path in list_pages(connection, values)}
    redirects = {path.split("/")[1] for path, status in statuses.items() if status == 301}
    without_row = {path: status for path, status in statuses.items() if status not in (200, 301)}
    assert without_row == {"/course-detail": 404, "/discipline-detail": 404, "/marketing-detail": 404}
    assert redirects == {"university-course", "course-compare", "university-program", "university-Individual"}
    for path in OTHER_ADDRESSES:
        await browser.get(path.format_map(values))
    for language in ("ur", "ar"):
        await browser.get("/", headers={"accept-language": language})
    assert [str(each.url) for each in site.responses if "set-cookie" in each.headers] == []
    assert site.list_findings() == []


async def test_nothing_is_found_in_any_call(site: ScannedSite, values: dict[str, Any]) -> None:
    browser = site.open_browser()
    for call in CALLS:
        request = fill_request(call.request, values)
        await browser.request(request.method, request.path, params=dict(request.query), json=request.body)
    assert len(site.responses) == len(CALLS) >= 100
    assert [str(each.url) for each in site.responses if "set-cookie" in each.headers] == []
    assert site.list_findings(AMOUNTS) == []


async def test_nothing_is_found_in_the_files_of_the_build(site: ScannedSite) -> None:
    files = [file for file in sorted(DIST.rglob("*")) if file.is_file() and file.suffix not in (".br", ".gz")]
    paths = [f"/{file.relative_to(DIST)}" for file in files if file.relative_to(DIST).parts[0] != "pages"]
    for path in paths:
        assert (await site.open_browser().get(path)).status_code == 200, path
    assert len(paths) > 100
    found: dict[str, set[str]] = {}
    for response in site.responses:
        for finding in scan(response):
            name = re.split(r"-[\w-]{8}\.|\.", response.url.path.rpartition("/")[2])[0]
            if finding.partition(":")[0] not in FOREIGN_CODE.get(name, ()):
                found.setdefault(name, set()).add(finding)
    assert found == {}


@pytest.mark.parametrize(("method", "path", "body", "status"), JSON_ERRORS)
async def test_nothing_is_found_in_an_error(
    site: ScannedSite, method: str, path: str, body: str | None, status: int
) -> None:
    headers = {"content-type": "application/json"}
    if status == 403:
        headers["sec-fetch-site"] = "cross-site"
    response = await site.open_browser().request(method, path, content=body, headers=headers)
    assert response.status_code == status
    assert site.list_findings() == []


async def test_nothing_is_found_in_the_page_and_the_call_of_a_withdrawn_course(
    site: ScannedSite, values: dict[str, Any], connection: psycopg.Connection
) -> None:
    browser = site.open_browser()
    paths = [path.format_map(values) for path in ("/course-detail/{course_slug}", "/api/course/{course_id}")]
    connection.execute("UPDATE course SET status = 'withdrawn' WHERE id = %(course_id)s", values)
    try:
        assert [(await browser.get(path)).status_code for path in paths] == [410, 410]
    finally:
        connection.execute("UPDATE course SET status = 'published' WHERE id = %(course_id)s", values)
    assert site.list_findings() == []


async def test_nothing_is_found_if_there_are_too_many_requests(site: ScannedSite) -> None:
    browser = site.open_browser()
    for _ in range(2_000):
        if (await browser.post("/api/search", json={})).status_code == 429:
            break
    assert site.responses[-1].status_code == 429
    site.responses = site.responses[-1:]
    assert site.list_findings() == []


async def test_nothing_is_found_if_the_site_fails(site: ScannedSite, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("api.web_files.build_page_response", fail)
    browser = site.open_browser()
    assert (await browser.get("/course")).status_code == 500
    assert site.list_findings() == []
