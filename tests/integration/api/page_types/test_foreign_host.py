"""A Host header of another site appears in no page, no redirect, no site map and not in robots.txt.

The tests use a site without FINDER_SITE_URL, which takes its address from the Host header only if the header names a
loopback host.
"""

import json
import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import httpx
import pytest

from tests.integration.api.page_types.table import REDIRECTED, TABLE, UNKNOWN

FOREIGN = {"host": "evil.example", "x-forwarded-host": "evil.example", "forwarded": "host=evil.example"}
LOCAL = {"host": "127.0.0.1:8000"}
LOCAL_SITE = "http://127.0.0.1:8000"
_STRUCTURED = re.compile(r'<script type="application/ld\+json"[^>]*>(.*?)</script>', re.DOTALL)
_LINK = re.compile(r'<link rel="(canonical|alternate)"[^>]* href="([^"]*)"')
_SHARED = re.compile(r'<meta (?:property|name)="(og:url|og:image|twitter:[a-z]+)" content="([^"]*)"')


def read_addresses(page: str) -> list[tuple[str, str]]:
    """Return the addresses that the head of a page states: the kind and the address."""
    links = [(kind, unescape(address)) for kind, address in (*_LINK.findall(page), *_SHARED.findall(page))]
    structured = [
        ("structured", value)
        for text in _STRUCTURED.findall(page)
        for key, value in list_texts(json.loads(text))
        if key in ("url", "item")
    ]
    return links + structured


def list_texts(thing: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Yield each text of a JSON value with its key."""
    if isinstance(thing, str):
        yield key, thing
    elif isinstance(thing, dict):
        for name, value in thing.items():
            yield from list_texts(value, name)
    elif isinstance(thing, list):
        for value in thing:
            yield from list_texts(value, key)


@pytest.mark.parametrize("language", ["", "de"])
async def test_no_page_type_echoes_a_foreign_host(
    nameless_site: httpx.AsyncClient, examples: dict[str, str], language: str
) -> None:
    kinds = set()
    for name, row in TABLE.items():
        path = row.path.format_map(examples)
        if language:
            path += f"{'&' if '?' in path else '?'}lang={language}"
        foreign = await nameless_site.get(path, headers=FOREIGN)
        assert foreign.status_code == 200, name
        assert "evil.example" not in foreign.text + str(foreign.headers), name
        stated = read_addresses(foreign.text)
        absolute = [address for _, address in stated if not address.startswith("/")]
        assert absolute == [], name
        local = await nameless_site.get(path, headers=LOCAL)
        assert read_addresses(local.text) == [(kind, LOCAL_SITE + each) for kind, each in stated], name
        kinds |= {kind for kind, _ in stated}
    assert {"canonical", "alternate", "og:url", "structured"} <= kinds


async def test_no_redirect_and_no_error_page_echoes_a_foreign_host(
    nameless_site: httpx.AsyncClient, examples: dict[str, str]
) -> None:
    moved = [path for rows in REDIRECTED.values() for path, _ in rows]
    statuses = set()
    for path in (*moved, *UNKNOWN):
        response = await nameless_site.get(path.format_map(examples), headers=FOREIGN)
        statuses.add(response.status_code)
        assert "evil.example" not in response.text + str(response.headers), path
        assert response.headers.get("location", "/").startswith("/"), path
    assert statuses == {301, 404}


async def test_no_site_map_and_no_robots_txt_echoes_a_foreign_host(nameless_site: httpx.AsyncClient) -> None:
    index = await nameless_site.get("/sitemap.xml", headers=LOCAL)
    parts = re.findall(rf"<loc>{LOCAL_SITE}([^<]*)</loc>", index.text)
    assert {"/sitemap/site.xml", "/sitemap/courses-1.xml", "/sitemap/blogs-1.xml"} <= set(parts)
    for path in ("/sitemap.xml", *parts):
        foreign = await nameless_site.get(path, headers=FOREIGN)
        assert (foreign.status_code, "evil.example" in foreign.text + str(foreign.headers)) == (404, False)
    robots = await nameless_site.get("/robots.txt", headers=FOREIGN)
    assert (robots.status_code, "evil.example" in robots.text, "Sitemap" in robots.text) == (
        200,
        False,
        False,
    )
    local = await nameless_site.get("/robots.txt", headers=LOCAL)
    assert f"Sitemap: {LOCAL_SITE}/sitemap.xml" in local.text.splitlines()
