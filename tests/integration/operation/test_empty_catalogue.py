"""The site works with an empty catalogue, and the release step `reference` prints how to fill it."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from schemas.settings import ROOT
from stack.indexing.golden_query_gate import build_gates
from stack.services.urls import ServiceUrls
from tests.fresh_databases import fresh_database
from tests.integration.indexer.index_contents import remove_everything
from tests.search_service import search_service

FEW_PLACES = "country_id <> (SELECT id FROM country WHERE iso2 = 'NZ')"


@pytest.fixture(scope="module")
def empty_url(services: ServiceUrls, migrated_template: str) -> Iterator[str]:
    with fresh_database(services.database, migrated_template) as url:
        yield url


def run_release(url: str, folder: Path) -> subprocess.CompletedProcess[str]:
    addresses = {"BROKER_URL": "redis://127.0.0.1:1", "ELASTICSEARCH_URL": "http://127.0.0.1:1"}
    environment = {**os.environ, **addresses, "DATABASE_URL": url, "FINDER_VAR": str(folder)}
    command = [sys.executable, "-m", "stack.release", "reference"]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_the_release_says_how_to_fill_the_catalogue(empty_url: str, tmp_path: Path) -> None:
    for _ in range(2):
        ended = run_release(empty_url, tmp_path)
        assert (ended.returncode, ended.stderr) == (0, "")
        assert "The catalogue is empty." in ended.stdout
        assert "finder import cricos" in ended.stdout
        assert "docker compose run --rm finder sample load" in ended.stdout


def test_a_repeated_step_adds_missing_texts_and_keeps_changed_ones(empty_url: str, tmp_path: Path) -> None:
    run_release(empty_url, tmp_path)
    with psycopg.connect(empty_url) as connection:
        connection.execute("DELETE FROM page WHERE slug = 'careers'")
        connection.execute(
            "UPDATE blog SET content = '<p>Ours</p>', status = 'withdrawn' WHERE slug = 'scholarships'"
        )
    assert run_release(empty_url, tmp_path).returncode == 0
    with psycopg.connect(empty_url) as connection:
        stored = connection.execute(
            "SELECT content, status, (SELECT count(*) FROM page WHERE slug = 'careers') "
            "FROM blog WHERE slug = 'scholarships'"
        ).fetchone()
    assert stored == ("<p>Ours</p>", "withdrawn", 1)


async def test_every_page_of_an_empty_catalogue_has_a_response(
    empty_url: str, elasticsearch_url: str, tmp_path: Path
) -> None:
    run_release(empty_url, tmp_path)
    with psycopg.connect(empty_url) as connection:
        # Keep only a few cities, because indexing the place suggestions for all cities of the world takes long.
        connection.execute(f"DELETE FROM city WHERE {FEW_PLACES}".encode())
        connection.execute(f"DELETE FROM state WHERE {FEW_PLACES}".encode())
    with create_client(elasticsearch_url) as client:
        remove_everything(client)
        options = RebuildOptions(gates=build_gates(elasticsearch_url))
        # The gates (checks of the new index) start an event loop, which is impossible in the thread of the test's loop.
        await asyncio.to_thread(rebuild, empty_url, client, options)
        async with search_service(elasticsearch_url, database_url=empty_url) as service:
            assert (await service.get("/health/ready")).status_code == 200
            for body in ({}, {"text": "nursing in sydney"}, {"facets": ["locations", "institutes"]}):
                response = await service.post("/api/search", json=body)
                assert (response.status_code, response.json()["total"]) == (200, 0), response.text
            for call in ("course_search", "base_filters", "course_related_institutes_new"):
                response = await service.post(f"/api/course/{call}/", json={"course": "law"})
                assert response.status_code == 200, response.text
            for path in (
                "source/", "discipline/all", "country/max_fee", "country/countries_states_cities", "degree_level/",
                "regions/popular-cities", "apply-portal/", "institute-group/", "marketing-card/",
                "location-auto-suggestion?search=auck", "v2/search/locations/", "search-course/countries",
            ):  # fmt: skip
                response = await service.get(f"/api/{path}")
                assert response.status_code == 200, f"{path}: {response.text}"
            assert (await service.get("/api/source/")).json() == []
        remove_everything(client)
