"""HEAD works for every path of GET: the response has the same status and headers, and no body."""

import json
from collections.abc import Mapping
from typing import Any, LiteralString

import httpx
import psycopg
import pytest
from psycopg.rows import scalar_row

from schemas.settings import ROOT

OPENAPI = json.loads((ROOT / "web" / "openapi.json").read_text())
CALLS: Mapping[str, Any] = {
    path: operations["get"] for path, operations in OPENAPI["paths"].items() if "get" in operations
}
EXAMPLES: Mapping[str, str] = {
    "page_type": "course_detail", "address": "/course", "south": "50", "north": "52", "west": "6", "east": "8",
    "language": "ur", "category": "site", "country": "united-kingdom",
    "uuid": "5f1f9d9e-64b5-4bb7-9e57-3a3c7a1f2b11",
}  # fmt: skip
"""The values of some parameters. Other parameters get slugs or ids of the sample."""
SLUGS: Mapping[str, LiteralString] = {
    "course": "SELECT slug FROM course JOIN published_course USING (id) ORDER BY id LIMIT 1",
    "institute": "SELECT slug FROM institute WHERE status = 'published' ORDER BY id LIMIT 1",
    "campus": "SELECT campus.slug FROM campus JOIN institute ON institute.id = institute_id AND "
    "institute.status = 'published' WHERE campus.status = 'published' ORDER BY campus.id LIMIT 1",
    "discipline": "SELECT slug FROM discipline ORDER BY id LIMIT 1",
    "specialization": "SELECT slug FROM specialization ORDER BY id LIMIT 1",
    "degree_level": "SELECT slug FROM degree_level ORDER BY id LIMIT 1",
    "scholarship": "SELECT slug FROM scholarship WHERE status = 'published' ORDER BY id LIMIT 1",
    "card": "SELECT min(id)::text FROM marketing_card",
    "blog": "SELECT min(slug) FROM blog WHERE status = 'published'",
    "reference": "SELECT min(slug) FROM page WHERE status = 'published'",
    "institute-group": "SELECT min(slug) FROM institute_group",
    "pathway-group": "SELECT min(slug) FROM pathway_group",
    "apply-portal": "SELECT min(slug) FROM apply_portal",
}
SIGNED_OUT = {
    *(path for path in CALLS if path.startswith("/api/account/") and path != "/api/account/session"),
    "/crm/myProfile.php",
}
"""The calls that need a session. Without a session, their status is 401."""


@pytest.fixture(scope="module")
def examples(sample_database_url: str) -> dict[str, str]:
    with psycopg.connect(sample_database_url, row_factory=scalar_row) as connection:
        slugs = {name: str(connection.execute(query).fetchone()) for name, query in SLUGS.items()}
        connection.execute(
            "INSERT INTO short_link (uuid, page, params) VALUES (%s, 'course', '{}')", (EXAMPLES["uuid"],)
        )
    return {**EXAMPLES, **slugs}


@pytest.mark.parametrize("path", CALLS)
async def test_head_of_a_call_is_its_get_without_the_body(
    service: httpx.AsyncClient, examples: Mapping[str, str], path: str
) -> None:
    group = examples.get(path.split("/")[2], "")
    required = [each for each in CALLS[path].get("parameters", []) if each["required"]]
    address = path.format_map({**examples, "group": group, "application_id": "1", "document_id": "1"})
    query = {each["name"]: examples[each["name"]] for each in required if each["in"] == "query"}
    other_slash = address.rstrip("/") if address.endswith("/") else f"{address}/"
    for each in (address, *([other_slash] if path.startswith("/api/") else [])):
        got, head = await service.get(each, params=query), await service.head(each, params=query)
        assert got.status_code == (401 if path in SIGNED_OUT else 200), got.text
        assert (head.status_code, head.content) == (got.status_code, b"")
        for name in ("content-type", "content-length", "cache-control", "etag"):
            assert head.headers.get(name) == got.headers.get(name), name
