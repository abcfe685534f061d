"""The popular searches of a search log in Elasticsearch, in PostgreSQL and in the calls of the site."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any

import psycopg
import pytest
from elasticsearch import Elasticsearch

from api.search_log.scrubbing import scrub_text
from bench.search_log.storing import store_entries
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.errors import ElasticsearchUnavailable
from indexer.search_log.popular_searches import DAYS, store_popular_searches
from schemas.search_log.names import make_search_id
from tests.integration.search_log.days import open_empty_log
from tests.search_service import NO_ELASTICSEARCH, build_app, draw_client, serve

TODAY = date(2026, 10, 31)
YESTERDAY, BEFORE = TODAY - timedelta(days=1), TODAY - timedelta(days=2)
BEGINNING = TODAY - timedelta(days=DAYS - 1)


def build_entries(
    text: str, day: date, visits: int | str, *, times: int = 1, is_settled: bool = True, **more: Any
) -> Iterator[dict[str, Any]]:
    """Build `times` searches for each visit. visits: the number of visits, or the name of one visit."""
    at = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
    names = [visits] if isinstance(visits, str) else [f"{text} {day} {number}" for number in range(visits)]
    for visit in names * times:
        search_id = make_search_id(at)
        scrubbed = scrub_text(text)
        entry = {
            "kind": "search", "id": search_id, "at": at.isoformat(), "day": f"{day}", "month": f"{day:%Y-%m}",
            "visit": visit, "text": scrubbed, "query": scrubbed.casefold(), "correction": None, "total": 40,
            "device": "phone",
        }  # fmt: skip
        yield entry | more
        if is_settled:
            outcome = {"kind": "outcome", "outcome": "settled", "search": search_id, "id": f"{search_id}-0"}
            yield {**outcome, "at": at.isoformat(), "visit": visit, "language": "en"}


def list_entries() -> Iterator[dict[str, Any]]:
    for day, visits in ((BEFORE, 2), (YESTERDAY, 3)):
        yield from build_entries("Nursing in Canada", day, visits)
        yield from build_entries("robots only", day, visits, device="robot")
        yield from build_entries("not seen", day, visits, is_settled=False)
        yield from build_entries("nothing found", day, visits, total=0)
        yield from build_entries("nursng", day, visits, correction="nursing")
        yield from build_entries("write me@example.org", day, visits)
        yield from build_entries("four visits", day, 2)
        yield from build_entries("found once", day, visits)
    yield from build_entries("found once", TODAY, 1, total=0)
    yield from build_entries("one day", YESTERDAY, 9)
    yield from build_entries("my own secret", YESTERDAY, "one visitor", times=1_000)
    yield from build_entries("my own secret", BEFORE, "the same visitor")
    yield from build_entries("first day", BEGINNING, 3)
    yield from build_entries("first day", YESTERDAY, 2, total=7)
    yield from build_entries("too old", BEGINNING - timedelta(days=1), 3)
    yield from build_entries("too old", YESTERDAY, 2)


@pytest.fixture(scope="module")
def client(elasticsearch_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Elasticsearch]:
    with open_empty_log(elasticsearch_url) as client:
        store_entries(client, tmp_path_factory.mktemp("spool"), list_entries(), TODAY)
        yield client


def read_searches(connection: psycopg.Connection) -> list[tuple[Any, ...]]:
    return connection.execute(
        "SELECT text, visits, days, courses, last_day, since, until FROM popular_search ORDER BY id"
    ).fetchall()


async def test_only_texts_of_many_visits_are_suggested(client: Elasticsearch, database_url: str) -> None:
    popular = ("nursing in canada", 5, 2, 40, YESTERDAY, BEGINNING, TODAY)
    with psycopg.connect(database_url, autocommit=True) as connection:
        assert store_popular_searches(connection, client, TODAY) == 2
        searches = [("first day", 5, 2, 7, YESTERDAY, BEGINNING, TODAY), popular]
        assert read_searches(connection) == searches
        assert store_popular_searches(connection, client, TODAY) == 2
        assert read_searches(connection) == searches
        with create_client(NO_ELASTICSEARCH) as away, pytest.raises(ElasticsearchUnavailable):
            store_popular_searches(connection, away, TODAY)
        tomorrow = TODAY + timedelta(days=1)
        assert store_popular_searches(connection, client, tomorrow) == 1
        assert read_searches(connection) == [(*popular[:5], BEGINNING + timedelta(days=1), tomorrow)]
    async with serve(build_app(database_url), draw_client()) as service:
        first, *others = (await service.get("/api/top-words/all")).json()
    assert {**first, "id": 0} == {
        "id": 0,
        "slug": "nursing-in-canada",
        "name": "nursing in canada",
        "type": "search",
        "course_count": 40,
    }
    assert "search" not in {word["type"] for word in others}
