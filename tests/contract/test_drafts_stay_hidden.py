"""Drafts are invisible in every call, search, suggestion, site map and page head."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import psycopg
import pytest
import pytest_asyncio
from elasticsearch import Elasticsearch
from psycopg.types.json import Jsonb

from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.outbox.drain import drain
from indexer.shared.database import connect
from schemas.editing.drafts import parse_draft
from schemas.editing.fields import FieldKind
from schemas.editing.nouns import NOUNS
from schemas.editing.statements import PUBLISH, SAVE
from schemas.settings import ROOT
from tests.search_service import search_service

MARK = "Quokkamark"
SLUG = MARK.lower()
VALUES = {
    FieldKind.DATE: "2026-01-01",
    FieldKind.PATH: "/a.jpg",
    FieldKind.URL: f"https://{SLUG}.example",
    FieldKind.DECIMAL: "321",
}
CREATED = (
    "blog", "page", "institute_group", "pathway_group", "apply_portal", "scholarship", "marketing_card",
)  # fmt: skip
CHANGED = (
    "scholarship", "marketing_card", "country_faq", "institute", "campus", "course", "visa_guide", "country_fact",
    "city_living_cost",
)  # fmt: skip
PLACES = """
SELECT '/api/country/' || country.slug FROM visa_guide JOIN country ON country.id = country_id
WHERE visa_guide.id = (SELECT min(id) FROM visa_guide)
UNION SELECT '/api/country/' || country.slug FROM country_fact JOIN country ON country.id = country_id
WHERE country_fact.id = (SELECT min(id) FROM country_fact)
UNION SELECT '/api/country/' || country.slug || '/country_faqa' FROM country_faq JOIN country ON country.id = country_id
WHERE country_faq.id = (SELECT min(id) FROM country_faq)
UNION SELECT '/api/campus/' || min(campus.id) FROM city_living_cost
JOIN campus ON campus.city_id = city_living_cost.city_id AND campus.status = 'published'
WHERE city_living_cost.id = (SELECT min(id) FROM city_living_cost)
"""
"""The calls that show the changed questions, figures and visa guides."""
SEARCHES = (
    ("/api/search", {"text": MARK}),
    ("/api/scholarship/search/", {"search": MARK}),
    *(
        (f"/api/scholarship/scholarship_related_{facet}", {"search": MARK})
        for facet in ("types", "disciplines")
    ),
)
SITE_MAPS = ("blogs", "about", "pages", "groups", "pathways", "portals", "scholarships", "adverts")
VISIBLE_TRIES = 30
"""The maximum number of tries. The site needs some seconds to read new names for suggestions."""
LISTS = (
    "/api/blog/", f"/api/blog/?search={MARK}", "/api/pages/", "/api/page/category/site", "/api/institute-group/",
    "/api/pathway-group/", "/api/apply-portal/", "/api/scholarship/all/", "/api/marketing-card/",
    f"/api/site-suggestion/?name={MARK}", f"/api/search/suggestions?text={MARK}", "/api/top-words/", "/sitemap.xml",
    f"/api/institute/all?search={MARK}",
    *(f"/sitemap/{kind}-1.xml" for kind in SITE_MAPS),
)  # fmt: skip
DETAILS = (
    *(f"/api/{noun}/{SLUG}" for noun in ("blog", "pages", "institute-group", "pathway-group", "apply-portal")),
    f"/blog-detail/{SLUG}", f"/What+is+interesting/{SLUG}", f"/group-universities/{SLUG}", f"/{SLUG}",
    f"/scholarship-detail/{SLUG}-new", f"/api/scholarship/{SLUG}-new",
    f"/pathway-group-universities/{SLUG}", f"/apply-portal-universities/{SLUG}", f"/scholarship-detail/{SLUG}",
)  # fmt: skip


@pytest.fixture
def elasticsearch(elasticsearch_url: str) -> Iterator[Elasticsearch]:
    with create_client(elasticsearch_url) as client:
        yield client


@pytest.fixture
def connection(sample_database_url: str, elasticsearch: Elasticsearch) -> Iterator[psycopg.Connection]:
    """A connection. Content that the test adds is removed afterwards, because other tests read the same catalogue."""
    with connect(sample_database_url) as connection:
        yield connection
        for noun in CREATED:
            title = NOUNS[noun].title
            connection.execute(f"DELETE FROM {noun} WHERE {title} = '{MARK}'".encode())
        connection.execute("DELETE FROM source WHERE slug = 'editors'")
        connection.execute("DELETE FROM content_entry")
        connection.execute("DELETE FROM slug_redirect WHERE slug LIKE %s", (f"{SLUG}%",))
        drain(connection, elasticsearch)


def save_drafts(connection: psycopg.Connection) -> list[int]:
    """Save drafts of new content (CREATED) and of changed rows (CHANGED). Returns the ids of the entries."""
    entries = []
    related = read_related(connection)
    for name, is_created in (*((each, True) for each in CREATED), *((each, False) for each in CHANGED)):
        noun, row, before = NOUNS[name], None, {}
        slug = f"{SLUG}-new" if is_created and name in CHANGED else SLUG
        if not is_created:
            found = connection.execute(
                f"SELECT id, to_jsonb(t) || read_content_relations('{name}', id) "
                f"FROM {name} AS t ORDER BY id LIMIT 1".encode()
            ).fetchone()
            assert found is not None
            row, before = found
        texts = {
            field.key: related[field.related] if field.related else VALUES.get(field.kind, MARK)
            for field in noun.fields
            if field.kind != FieldKind.INTEGER and (is_created or not field.related)
        }
        texts = {
            "position": "900",
            **texts,
            "slug": slug,
            "status": "published",
            "type": "research",
            "category": SLUG,
            "study_mode": "Online",
            "course_language": "German",
        }
        if name == "course":
            texts["fee_currency"] = related["currency"]
        parameters = {
            "noun": name, "row": row, "entry": None, "revision": 0, "draft": Jsonb(parse_draft(noun, texts, before)),
            "actor": None, "operator": "test",
        }  # fmt: skip
        saved = connection.execute(SAVE, parameters).fetchone()
        assert saved is not None
        assert saved[1] == "saved", name
        entries.append(saved[0])
    return entries


def read_related(connection: psycopg.Connection) -> dict[str, str]:
    """Return the slug of a public row of each table that content is related to. The campus belongs to the institute."""
    row = connection.execute(
        "SELECT institute.slug AS institute, campus.slug AS campus, country.slug AS country, "
        "(SELECT slug FROM discipline LIMIT 1) AS discipline, (SELECT slug FROM degree_level LIMIT 1) AS degree_level, "
        "(SELECT lower(code) FROM currency LIMIT 1) AS currency "
        "FROM campus JOIN institute ON institute.id = institute_id JOIN country ON country.id = country_id "
        "WHERE institute.status = 'published' AND campus.status = 'published' LIMIT 1"
    ).fetchone()
    assert row is not None
    tables = ("institute", "campus", "country", "discipline", "degree_level", "currency")
    return dict(zip(tables, row, strict=True))


def restore_rows(connection: psycopg.Connection) -> None:
    """Write the values that the publication replaced."""
    statement = (
        "SELECT noun, row_id, fields FROM content_version JOIN content_entry ON id = entry_id WHERE is_public"
    )
    for noun, row, fields in connection.execute(statement).fetchall():
        found = connection.execute(
            "SELECT string_agg(column_name, ', ') FROM information_schema.columns "
            "WHERE table_name = %s AND column_name = ANY(%s)",
            (noun, list(fields)),
        ).fetchone()
        assert found is not None
        columns = found[0]
        connection.execute(
            f"UPDATE {noun} SET ({columns}) = (SELECT {columns} FROM jsonb_populate_record(NULL::{noun}, %s)) "
            "WHERE id = %s".encode(),
            (Jsonb(fields), row),
        )
        connection.execute("SELECT write_content_relations(%s, %s, %s)", (noun, row, Jsonb(fields)))
    for table in ("institute", "campus", "course", "scholarship"):
        connection.execute(f"UPDATE {table} SET register_values = '{{}}'".encode())


def publish(connection: psycopg.Connection, entry: int) -> None:
    found = connection.execute("SELECT revision FROM content_entry WHERE id = %s", (entry,)).fetchone()
    assert found is not None
    parameters = {
        "entry": entry, "revision": found[0], "needs_reviewer": False, "actor": None, "operator": "test",
    }  # fmt: skip
    published = connection.execute(PUBLISH, parameters).fetchone()
    assert published is not None
    assert published[1] == "published"


async def find_leaks(site: httpx.AsyncClient, rows: list[tuple[str, int]], places: list[str]) -> list[str]:
    """Return the addresses whose response shows a draft: it contains the marker word, or is the page of a draft."""
    leaks = []
    for path in (*LISTS, *places, *(f"/api/{noun}/{row}" for noun, row in rows)):
        text = (await site.get(path)).text
        if path.startswith("/api/search/suggestions"):
            text = json.dumps(json.loads(text)["groups"])  # The rest repeats the searched text.
        if SLUG in text.lower():
            leaks.append(path)
    for path, body in SEARCHES:
        found = (await site.post(path, json=body)).raise_for_status().json()
        # A facet call returns a list of values. Only a draft matches the text, so a value in the list shows a draft.
        if (SLUG in json.dumps(found["results"]).lower()) if isinstance(found, dict) else found:
            leaks.append(path)
    for path in DETAILS:
        response = await site.get(path)
        is_page = f"<title>{SLUG}" in response.text.lower()
        if response.status_code == 200 and (is_page or path.startswith("/api")):
            leaks.append(path)
    return leaks


@pytest_asyncio.fixture(loop_scope="session")
async def site(
    sample_database_url: str, elasticsearch_url: str, tmp_path: Path
) -> AsyncIterator[httpx.AsyncClient]:
    """The site with page heads."""
    (tmp_path / "index.html").write_text((ROOT / "web" / "index.html").read_text())
    async with search_service(
        elasticsearch_url, tmp_path, sample_database_url, finder_site_url="http://service"
    ) as site:
        yield site


async def test_drafts_are_hidden_everywhere_until_they_are_published(
    site: httpx.AsyncClient, connection: psycopg.Connection, elasticsearch: Elasticsearch
) -> None:
    entries = save_drafts(connection)
    drain(connection, elasticsearch)
    rows = [
        (noun.replace("_", "-"), row)
        for noun, row in connection.execute("SELECT noun, row_id FROM content_entry WHERE row_id IS NOT NULL")
    ]
    places = [path for (path,) in connection.execute(PLACES).fetchall()]
    assert len(places) >= 3
    assert await find_leaks(site, rows, places) == []
    for entry in entries:
        publish(connection, entry)
    drain(connection, elasticsearch)
    # LISTS[0] is left out, because the first page of all articles shows only newer articles.
    visible = {
        *LISTS[1:3], f"/api/site-suggestion/?name={MARK}", f"/api/search/suggestions?text={MARK}",
        "/sitemap/blogs-1.xml", "/sitemap/scholarships-1.xml", "/api/scholarship/search/", "/api/scholarship/1",
        f"/api/scholarship/{SLUG}-new",
        "/api/marketing-card/1", f"/api/institute-group/{SLUG}", f"/api/blog/{SLUG}", f"/blog-detail/{SLUG}",
        f"/What+is+interesting/{SLUG}",
        *(f"/api/{noun}/{row}" for noun, row in rows if noun in ("institute", "campus", "course")), *places,
    }  # fmt: skip
    hidden = visible
    for _ in range(VISIBLE_TRIES):
        hidden = visible - set(await find_leaks(site, rows, places))
        if not hidden:
            break
        await asyncio.sleep(1)
    restore_rows(connection)
    assert hidden == set()
