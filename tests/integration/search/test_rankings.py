"""The order by ranking, with and without ranks in the catalogue.

If the catalogue has a rank, the word "best" in a text orders by ranking. Without any rank, the response says that the
word has no effect.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import pytest_asyncio
from elasticsearch import Elasticsearch

from indexer.catalogue.reference.rankings import import_rankings
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.outbox.drain import drain
from stack.services.urls import ServiceUrls
from tests.catalogue_templates import CatalogueTemplates
from tests.integration.search.catalogues import SAMPLE, load_sample, reindex
from tests.search_service import search_service

HEADER = "institution,rank,ranking,year,source"
QS = "QS World University Rankings,2026,qs.com"
RANKS = (900, 12)
"""The ranks of two institutes with courses in nursing. All other institutes have no rank."""
RELOAD_ATTEMPTS_MAX = 80


@pytest.fixture(scope="module")
def elasticsearch(services: ServiceUrls) -> Iterator[Elasticsearch]:
    with create_client(services.elasticsearch) as client:
        yield client


@pytest.fixture(scope="module")
def connection(
    elasticsearch: Elasticsearch,
    catalogue_templates: CatalogueTemplates,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[psycopg.Connection]:
    """A connection to the database of the sample, in which two institutes have a rank. The catalogue is indexed."""
    with (
        catalogue_templates.copy(SAMPLE, load_sample) as database_url,
        psycopg.connect(database_url, autocommit=True) as connection,
    ):
        names = connection.execute(
            "SELECT institute.name FROM published_course JOIN course USING (id) "
            "JOIN institute ON institute.id = course.institute_id WHERE course.name ~ 'Nursing' "
            "GROUP BY institute.id ORDER BY count(*) DESC, institute.id LIMIT 2"
        ).fetchall()
        path: Path = tmp_path_factory.mktemp("rankings") / "rankings.csv"
        rows = [f'"{name}",{rank},{QS}' for (name,), rank in zip(names, RANKS, strict=True)]
        path.write_text("\n".join([HEADER, *rows]), "utf-8")
        assert import_rankings(connection, path).written == 2
        reindex(database_url, elasticsearch)
        yield connection


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def service(connection: psycopg.Connection, elasticsearch_url: str) -> AsyncIterator[httpx.AsyncClient]:
    assert not connection.closed
    async with search_service(elasticsearch_url) as opened:
        yield opened


async def search(service: httpx.AsyncClient, text: str, **keys: Any) -> dict[str, Any]:
    response = await service.post("/api/search", json={"text": text, "page_size": 100, **keys})
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


async def search_until_reloaded(service: httpx.AsyncClient, text: str) -> dict[str, Any]:
    """Search until the changed names have been read, at most RELOAD_ATTEMPTS_MAX times.

    A catalogue with many names is read in the background.
    """
    for _ in range(RELOAD_ATTEMPTS_MAX):
        found = await search(service, text)
        if not found["has_rankings"]:
            break
        await asyncio.sleep(0.25)
    return found


def list_ids(found: dict[str, Any]) -> list[int]:
    return [course["id"] for course in found["results"]]


def list_effects(found: dict[str, Any]) -> list[tuple[str, str]]:
    return [(span["text"], span["effect"]) for span in found["interpretation"]["spans"]]


async def test_best_orders_by_ranking_as_long_as_a_rank_is_known(
    service: httpx.AsyncClient, connection: psycopg.Connection, elasticsearch: Elasticsearch
) -> None:
    best = await search(service, "best nursing")
    ranks = [course["tcf_ranking"] for course in best["results"]]
    ranked = [rank for rank in ranks if rank is not None]
    assert best["has_rankings"] is True
    assert list_effects(best) == [("best", "order"), ("nursing", "subject")]
    assert (set(ranked), ranked) == ({12, 900}, sorted(ranked))
    assert ranks[len(ranked) :] == [None] * (100 - len(ranked))
    assert list_ids(best) == list_ids(await search(service, "nursing", order=5))
    by_fee = await search(service, "best nursing", order=1)
    assert list_effects(by_fee) == [("best", "overridden"), ("nursing", "subject")]
    assert list_ids(by_fee) == list_ids(await search(service, "nursing", order=1))

    connection.execute("UPDATE institute SET tcf_ranking = NULL, ranking_source = NULL")
    drain(connection, elasticsearch)
    unranked = await search_until_reloaded(service, "best nursing")
    assert unranked["has_rankings"] is False
    assert list_effects(unranked) == [("best", "note"), ("nursing", "subject")]
    assert list_ids(unranked) == list_ids(await search(service, "nursing"))
    assert list_ids(unranked) != list_ids(best)
