"""Changes that a browser sends from a page of another site are rejected. Clients that are not browsers work."""

import re
from pathlib import Path

import httpx
import psycopg
import pytest
from psycopg import sql
from starlette.datastructures import Headers

from api.account.cross_site import is_cross_site
from tests.integration.account.site import Person, Site, open_site

ATTACKS = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://service.evil.example"},
    {"origin": "http://service:8080"},
    {"origin": "https://service"},
    {"origin": "http://[bad"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "cross-site", "origin": "http://service"},
]
OWN = [{}, {"origin": "http://service"}, {"origin": "http://service:80"}, {"sec-fetch-site": "same-origin"}]


@pytest.mark.parametrize("headers", ATTACKS, ids=str)
def test_another_site_is_detected(headers: dict[str, str]) -> None:
    assert is_cross_site(Headers({"host": "service", **headers}), "http", None)


@pytest.mark.parametrize("headers", OWN, ids=str)
def test_the_own_site_is_let_through(headers: dict[str, str]) -> None:
    assert not is_cross_site(Headers({"host": "service", **headers}), "http", None)


async def test_every_changing_call_rejects_another_site(site: Site, person: Person) -> None:
    calls = [
        (method.upper(), path)
        for path, methods in site.app.openapi()["paths"].items()
        if path.startswith(("/crm/", "/api/account/"))
        for method in methods
        if method != "get"
    ]
    assert len(calls) >= 12
    for method, path in calls:
        for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
            for spelling in (path, f"{path}/"):
                url = re.sub(r"\{\w+\}", "0b0f5f6e-6f5b-4ea0-9a34-3f0f8f3b7c11", spelling)
                response = await person.browser.request(method, url, headers=headers)
                assert response.status_code == 403, (method, url)
    assert (await person.browser.get("/api/account/sessions")).status_code == 200


async def test_behind_a_proxy_the_public_address_counts(
    accounts_url: str, broker_url: str, tmp_path: Path
) -> None:
    async with open_site(
        accounts_url,
        broker_url,
        tmp_path,
        "http://meridian.example",
        finder_site_url="https://meridian.example",
    ) as site:
        browser = site.open_browser()
        assert await sign_out(browser, "https://meridian.example") == 200
        assert await sign_out(browser, "http://meridian.example") == 403


async def sign_out(browser: httpx.AsyncClient, origin: str) -> int:
    return (await browser.post("/api/account/sign-out", headers={"origin": origin})).status_code


async def test_no_get_call_changes_a_row(site: Site, person: Person, connection: psycopg.Connection) -> None:
    paths = [
        path
        for path, methods in site.app.openapi()["paths"].items()
        if path.startswith(("/crm/", "/api/account/")) and "get" in methods
    ]
    assert len(paths) >= 12
    await person.browser.get("/api/account/session")
    before = read_digests(connection)
    assert before["person"]
    accepted = 0
    for path in paths:
        url = re.sub(r"\{\w+\}", "0b0f5f6e-6f5b-4ea0-9a34-3f0f8f3b7c11", path)
        response = await person.browser.get(url, params={"user_id": person.id})
        accepted += response.status_code == 200
        changed = {table for table, digest in read_digests(connection).items() if digest != before[table]}
        assert not changed, path
    assert accepted >= 8


def read_digests(connection: psycopg.Connection) -> dict[str, str]:
    """Return a digest of the rows of each table."""
    tables = [
        row[0] for row in connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    ]
    digest = sql.SQL("SELECT coalesce(md5(string_agg(t::text, chr(10) ORDER BY t::text)), '') FROM {} AS t")
    return {
        table: connection.execute(digest.format(sql.Identifier(table))).fetchall()[0][0] for table in tables
    }
