"""A text that finds nothing is listed for review, and an operator accepts a meaning for the text.

Searches then understand the text, also after a rebuild, until the meaning is withdrawn.
"""

import json
from asyncio import to_thread
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any

import httpx
import psycopg
import pytest
import pytest_asyncio
from elasticsearch import Elasticsearch

from bench.search_log.storing import store_entries
from indexer.indexing.outbox.drain import drain
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.indexing.verification.verification import verify
from indexer.shared.database import connect
from stack.cli.counselling.operator import find_operator
from stack.services.urls import ServiceUrls
from tests.finder_command import RunFinder, build_run_finder
from tests.integration.search.catalogues import load_generated, reindex
from tests.integration.search_log.days import open_empty_log, remove_log
from tests.integration.search_log.test_popular_searches import build_entries
from tests.search_service import search_service

TODAY = datetime.now(UTC).date()


def list_entries() -> Iterator[dict[str, Any]]:
    """Five visits type "xqiji", find nothing, and then type "Fiji".

    "zqwide" has five visits too, but its searches were widened. The review lists none of the other texts: they are too
    old, have results, a mail address, or too few visits or days, or come from robots.
    """
    for day, visits in ((TODAY - timedelta(days=2), 2), (TODAY - timedelta(days=1), 3)):
        yield from build_pairs("Xqiji", day, visits, "Fiji")
        yield from build_entries("zqrobots", day, visits, total=0, device="robot")
        yield from build_entries("zqsuccess", day, visits)
        yield from build_entries("zqwide", day, visits, widening_steps=2)
        yield from build_entries("zqmail me@example.org", day, visits, total=0)
        yield from build_entries("zqfour", day, 2, total=0)
    yield from build_entries("zqoneday", TODAY, 9, total=0)
    for day in (TODAY - timedelta(days=60), TODAY - timedelta(days=59)):
        yield from build_entries("zqold", day, 9, total=0)


def build_pairs(text: str, day: date, visits: int, next_text: str) -> Iterator[dict[str, Any]]:
    """Build searches without results, each followed by another search of the same visit."""
    for number in range(visits):
        visit = f"{text} {day} {number}"
        failed, settled = build_entries(text, day, visit, total=0)
        other, other_settled = build_entries(next_text, day, visit)
        reformulation = {
            "kind": "outcome", "outcome": "next_search", "search": failed["id"], "id": f"{failed['id']}-1",
            "at": failed["at"], "visit": visit, "language": "en", "next": other["id"], "is_reformulated": True,
        }  # fmt: skip
        yield from (failed, settled, other, other_settled, reformulation)


@pytest.fixture(scope="module")
def client(
    elasticsearch_url: str, database_url: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Elasticsearch]:
    """An Elasticsearch with the generated catalogue and a search log."""
    load_generated(database_url)
    with open_empty_log(elasticsearch_url) as client:
        reindex(database_url, client)
        store_entries(client, tmp_path_factory.mktemp("spool"), list_entries(), TODAY)
        yield client


@pytest_asyncio.fixture
async def service(elasticsearch_url: str, database_url: str) -> AsyncIterator[httpx.AsyncClient]:
    async with search_service(elasticsearch_url, database_url=database_url) as service:
        yield service


@pytest.fixture
def finder(
    services: ServiceUrls,
    database_url: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> RunFinder:
    """Runs `finder vocabulary`. Returns the exit code, the output and the errors."""
    environment = {**services.as_environment(), "DATABASE_URL": database_url}
    return build_run_finder("vocabulary", environment, monkeypatch, capfd)


@pytest.fixture(autouse=True)
def _forget_decisions(client: Elasticsearch, database_url: str) -> Iterator[None]:
    yield
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute("DELETE FROM vocabulary_decision")
    update_index(database_url, client)


def update_index(database_url: str, client: Elasticsearch) -> None:
    """Write the changes of the outbox to the index, as the worker does, and verify the index."""
    with connect(database_url) as connection:
        assert drain(connection, client).failed == 0
    assert verify(database_url, client).drift == 0


def list_reviewed(finder: RunFinder, *options: str) -> list[dict[str, Any]]:
    code, output, _ = finder("review", "--json", *options)
    assert code == 0
    rows: list[dict[str, Any]] = json.loads(output)["rows"]
    return rows


async def count_courses(service: httpx.AsyncClient, **request: Any) -> int:
    response = await service.post("/api/search", json={"correction": False, **request})
    assert response.status_code == 200, response.text
    return int(response.json()["total"])


def test_the_review_lists_texts_of_many_visits(finder: RunFinder) -> None:
    rows = list_reviewed(finder)
    assert [(row["text"], row["visits"], row["days"], row["without_results"]) for row in rows] == [
        ("xqiji", 5, 2, 5),
        ("zqwide", 5, 2, 0),
    ]
    assert rows[0]["next"] == ["fiji"]
    assert {"phrase": "fiji", "means": "country:fiji"} in rows[0]["nearest"]
    assert [row["text"] for row in list_reviewed(finder, "--limit", "1")] == ["xqiji"]
    assert "zqold" in [row["text"] for row in list_reviewed(finder, "--since", "70d")]
    code, output, _ = finder("review")
    assert code == 0
    assert "fiji = country:fiji" in " ".join(output.split())


async def test_an_accepted_text_is_found_until_it_is_withdrawn(
    finder: RunFinder, service: httpx.AsyncClient, client: Elasticsearch, database_url: str
) -> None:
    in_fiji = await count_courses(service, filters={"countries": {"include": ["fiji"]}})
    assert in_fiji > 0
    assert await count_courses(service, text="xqiji") == 0
    code, output, error = await to_thread(
        finder, "accept", "Xqiji", "--means", "country:FJ", "--reason", "a typo"
    )
    assert (code, output, error) == (
        0, "'Xqiji' means country:fiji. Searches understand it within seconds.\n", ""
    )  # fmt: skip
    assert [row["text"] for row in await to_thread(list_reviewed, finder)] == ["zqwide"]
    await to_thread(update_index, database_url, client)
    assert await count_courses(service, text="xqiji") == in_fiji

    await to_thread(rebuild, database_url, client, RebuildOptions())
    assert verify(database_url, client).drift == 0
    assert await count_courses(service, text="xqiji") == in_fiji

    code, output, _ = await to_thread(finder, "withdraw", "XQIJI")
    assert (code, output) == (0, "'Xqiji' is no longer accepted.\n")
    await to_thread(update_index, database_url, client)
    assert await count_courses(service, text="xqiji") == 0
    assert [row["text"] for row in await to_thread(list_reviewed, finder)] == ["xqiji", "zqwide"]


async def test_a_synonym_has_the_meaning_of_its_phrase(
    finder: RunFinder, service: httpx.AsyncClient, client: Elasticsearch, database_url: str
) -> None:
    assert (await to_thread(finder, "accept", "zqwide land", "--means", "synonym:New Zealand"))[0] == 0
    await to_thread(update_index, database_url, client)
    expected = await count_courses(service, filters={"countries": {"include": ["new-zealand"]}})
    assert await count_courses(service, text="zqwide land") == expected > 0


def test_decisions_are_listed_with_their_operator_and_history(finder: RunFinder) -> None:
    assert finder("reject", "zqwide", "--reason", "no subject")[0] == 0
    assert finder("accept", "xqiji", "--means", "country:fiji", "--json")[0] == 0
    assert list_reviewed(finder) == []
    decisions = json.loads(finder("list", "--json")[1])["decisions"]
    assert [(row["text"], row["decision"], row["meaning"], row["reason"]) for row in decisions] == [
        ("xqiji", "accepted", "country:fiji", None),
        ("zqwide", "rejected", None, "no subject"),
    ]
    assert {row["decided_by"] for row in decisions} == {find_operator()}
    assert finder("withdraw", "zqwide")[0] == 0
    assert len(json.loads(finder("list", "--json")[1])["decisions"]) == 1
    assert "withdrawn by" in finder("list", "--all")[1]
    assert finder("reject", "zqwide")[0] == 0


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("accept", "xqiji", "--means", "country:Fijy"), "there is no country 'Fijy'; nearest: country:fiji"),
        (("accept", "xqiji", "--means", "fiji"), "'fiji' is no meaning: use KIND:VALUE"),
        (("accept", "xqiji", "--means", "synonym:fijy"), "nearest: synonym:fiji"),
        (
            ("accept", "Fiji", "--means", "country:samoa"),
            "'Fiji' already means country:fiji. A decision never",
        ),
        (("accept", "xq fiji", "--means", "level:master"), "'fiji' in 'xq fiji' already means country:fiji"),
        (("accept", "??", "--means", "country:fiji"), "'??' has no word"),
        (("accept", "zqknown", "--means", "country:fiji"), "'zqknown' is already rejected, by "),
        (("reject", "ZQknown"), "First run: finder vocabulary withdraw 'zqknown'"),
        (("withdraw", "xqiji"), "there is no decision about 'xqiji'"),
        (("review", "--since", "soon"), "--since: 'soon' is neither a day"),
    ],
)
def test_an_error_is_one_line(finder: RunFinder, arguments: tuple[str, ...], reason: str) -> None:
    assert finder("reject", "zqknown")[0] == 0
    code, output, error = finder(*arguments)
    assert (code, output) == (1, "")
    assert error.startswith("finder: ")
    assert reason in error
    assert error.count("\n") == 1


def test_the_review_of_an_empty_log_is_empty(finder: RunFinder, client: Elasticsearch) -> None:
    assert list_reviewed(finder, "--since", f"{TODAY}") == []
    remove_log(client)
    assert list_reviewed(finder) == []
    assert finder("review")[1] == "No searches.\n"
