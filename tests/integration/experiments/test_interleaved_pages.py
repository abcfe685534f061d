"""All pages of an interleaved list together have the courses of the ordinary search, each exactly once."""

from collections.abc import AsyncIterator, Sequence
from itertools import chain
from pathlib import Path

import httpx
import pytest
import pytest_asyncio
from fastapi import FastAPI

from schemas.contracts.unified.request import SearchRequest
from schemas.experiments.interleaving import DEPTH, Team, interleave
from schemas.vocabulary.roles import Role
from search.calls.unified.interleaving import build_interleaving
from search.calls.unified.rankings import read_rankings
from search.elasticsearch_access.client import AnySearch, EsResponse, SearchClient
from search.requests import ranking_knobs
from search.requests.ranking_version import RANKING_VERSION
from tests.integration.experiments.site_requests import (
    BOTH_VERSIONS,
    EXPERIMENT,
    NOT_LOGGED,
    PHONE,
    Json,
    list_ids,
    read_all_pages,
    read_entries,
    send_search,
)
from tests.person_sessions import sign_in
from tests.search_service import draw_client

INTERPRETED = ("nursing", "masters in science")
EVERY_WORD = ("science", "engineering university")
FILTERED: Json = {
    "text": "science", "interpret": False, "filters": {"countries": {"include": ["australia"]}},
}  # fmt: skip
BODIES: list[Json] = [
    *({"text": text} for text in INTERPRETED),
    *({"text": text, "interpret": False} for text in EVERY_WORD),
    FILTERED,
]
MANY_RESULTS: Json = {"text": "master of", "interpret": False}
FEW_RESULTS: list[Json] = [
    {"text": "computer science in australia"},
    {"text": "science canberra", "interpret": False},
    {"text": "nothing has these qwertyzxcv words", "interpret": False},
]


@pytest_asyncio.fixture(loop_scope="session")
async def second_visitor(app: FastAPI, site: httpx.AsyncClient) -> AsyncIterator[httpx.AsyncClient]:
    """A client with different cookies on the same running site."""
    del site
    transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=draw_client())
    async with httpx.AsyncClient(transport=transport, base_url="http://service", headers=PHONE) as client:
        yield client


@pytest.mark.parametrize(
    ("body", "page_size"), [*((body, 27) for body in BODIES), (BODIES[1], 7), (MANY_RESULTS, 100)], ids=str
)
async def test_all_pages_have_the_courses_of_the_ordinary_search_each_once(
    site: httpx.AsyncClient, app: FastAPI, folder: Path, body: Json, page_size: int
) -> None:
    """The first 100 courses come from both rankings in turn (interleaving).

    The other courses follow in the order of the ordinary ranking.
    """
    body = {**body, "page_size": page_size}
    plain = await read_all_pages(site, body, NOT_LOGGED)
    found = await read_all_pages(site, body)
    assert len(found) == len(set(found)) == len(plain) > DEPTH
    assert set(found) == set(plain)
    experiment = app.state.experiment.running
    request = SearchRequest.model_validate(body)
    first, second = await read_rankings(app.state.live_index, request, [ranking_knobs, experiment.knobs])
    assert first == plain[:DEPTH] != second
    visit = read_entries(folder)[-1]["visit"]
    teams = interleave(first, second, build_interleaving(experiment, visit, request).seed)
    assert found[:DEPTH] == [*teams]
    assert found[DEPTH:] == [course for course in plain if course not in teams]


@pytest.mark.parametrize("body", FEW_RESULTS, ids=str)
async def test_a_list_with_few_results_has_the_courses_of_the_ordinary_search(
    site: httpx.AsyncClient, body: Json
) -> None:
    body = {**body, "page_size": 4}
    plain = await read_all_pages(site, body, NOT_LOGGED)
    found = await read_all_pages(site, body)
    assert len(plain) < DEPTH
    assert sorted(found) == sorted(plain)


@pytest.mark.parametrize(("body", "page_size"), [(FILTERED, 27), (BODIES[3], 25), (FILTERED, 7)], ids=str)
async def test_sessions_and_cursors_lead_to_the_same_courses(
    site: httpx.AsyncClient, body: Json, page_size: int
) -> None:
    body = {**body, "page_size": page_size}
    by_number = await read_all_pages(site, body)
    response = (await send_search(site, {**body, "visit": True})).json()
    token, by_token, by_cursor = response["visit_token"], list_ids(response), list_ids(response)
    for page in range(2, response["last_page"] + 1):
        found = await send_search(site, {**body, "visit_token": token, "page": page})
        by_token += list_ids(found.json())
    while response["cursor"]:
        response = (await send_search(site, {**body, "cursor": response["cursor"]})).json()
        by_cursor += list_ids(response)
    assert by_number == by_token == by_cursor


async def test_a_visitor_sees_the_same_list_again_and_others_see_other_lists(
    site: httpx.AsyncClient, second_visitor: httpx.AsyncClient
) -> None:
    body: Json = {"text": "science", "interpret": False, "page_size": 100}
    lists = [list_ids((await send_search(site, body)).json()) for _ in range(3)]
    assert lists[0] == lists[1] == lists[2]
    pages = [
        list_ids((await send_search(site, {**body, "page_size": 10, "page": page})).json())
        for page in range(1, 11)
    ]
    assert list(chain.from_iterable(pages)) == lists[0]
    other = list_ids((await send_search(second_visitor, body)).json())
    assert other != lists[0]


async def test_only_the_order_of_the_results_changes(site: httpx.AsyncClient) -> None:
    body: Json = {
        "text": "science", "interpret": False, "facets": ["disciplines", "institutes", "degree_levels"],
        "histograms": ["fees", "durations"], "correction": True, "relax": True,
        "map": {"south": -60, "west": -170, "north": 70, "east": 170, "zoom": 2},
    }  # fmt: skip
    for page in (1, 4, 9):
        plain = (await send_search(site, {**body, "page": page}, NOT_LOGGED)).json()
        found = (await send_search(site, {**body, "page": page})).json()
        assert len(found["results"]) == len(plain["results"])
        assert {**found, "results": []} == {**plain, "results": []}


async def test_only_pages_after_position_100_take_one_more_round_trip(
    site: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[int] = []
    multi_search = SearchClient.multi_search

    async def count(client: SearchClient, searches: Sequence[AnySearch]) -> list[EsResponse]:
        sent.append(len(searches))
        return await multi_search(client, searches)

    monkeypatch.setattr(SearchClient, "multi_search", count)
    body: Json = {"text": "science", "interpret": False, "page_size": 27, "facets": ["disciplines"]}
    await send_search(site, body, NOT_LOGGED)  # The first search also reads the value names.
    trips = []
    for page, headers in ((1, NOT_LOGGED), (1, None), (3, None), (4, None), (9, None)):
        sent.clear()
        await send_search(site, {**body, "page": page}, headers)
        trips.append(len(sent))
    assert trips == [1, 1, 1, 2, 2]


@pytest.mark.parametrize(
    ("body", "headers"),
    [
        ({"text": "science", "order": 1}, {}),
        ({}, {}),
        ({"filters": {"countries": {"include": ["australia"]}}}, {}),
        ({"text": "science"}, NOT_LOGGED),
        ({"text": "science"}, {"user-agent": "Googlebot"}),
    ],
)
async def test_other_searches_keep_the_ordinary_ranking(
    site: httpx.AsyncClient, folder: Path, body: Json, headers: dict[str, str]
) -> None:
    """The cases: searches in another order or without a text, and searches of robots or of unlogged visitors."""
    response = await send_search(site, body, headers)
    assert response.headers["x-ranking-version"] == RANKING_VERSION
    assert list_ids(response.json()) == list_ids((await send_search(site, body, NOT_LOGGED)).json())
    if headers != NOT_LOGGED:
        entry = read_entries(folder)[-1]
        assert entry["ranking"] == RANKING_VERSION
        assert not {"experiment", "first_team", "second_team"} & set(entry)


async def test_staff_get_the_ordinary_ranking(
    site: httpx.AsyncClient, folder: Path, sample_database_url: str
) -> None:
    body: Json = {"text": "science", "interpret": False, "page_size": 100}
    plain = list_ids((await send_search(site, body, NOT_LOGGED)).json())
    logged = len(read_entries(folder))
    response = await send_search(site, body, sign_in(sample_database_url, Role.EDITOR))
    assert response.headers["x-ranking-version"] == RANKING_VERSION
    assert list_ids(response.json()) == plain
    assert len(read_entries(folder)) == logged
    student = await send_search(site, body, sign_in(sample_database_url, Role.STUDENT))
    assert student.headers["x-ranking-version"] == BOTH_VERSIONS
    assert list_ids(student.json()) != plain


async def test_the_entry_has_the_teams_of_the_shown_courses(site: httpx.AsyncClient, folder: Path) -> None:
    body: Json = {"text": "science", "interpret": False, "page_size": 27}
    for page in (1, 4, 5):
        response = await send_search(site, {**body, "page": page})
        assert response.headers["x-ranking-version"] == BOTH_VERSIONS
        entry = read_entries(folder)[-1]
        assert (entry["experiment"], entry["ranking"]) == (EXPERIMENT, BOTH_VERSIONS)
        assert entry["shown"] == list_ids(response.json())
        teams = {team: entry[f"{team.value}_team"] for team in Team}
        interleaved = entry["shown"][: max(DEPTH - (page - 1) * 27, 0)]
        assert sorted(chain.from_iterable(teams.values())) == sorted(interleaved)
        assert all(len(courses) > 0 for courses in teams.values()) is bool(interleaved)


async def test_the_cached_landing_page_is_the_ordinary_one(
    site: httpx.AsyncClient, second_visitor: httpx.AsyncClient
) -> None:
    """A visitor in the experiment fills the cache of landing pages with the ordinary page."""
    first = await send_search(site, {"text": ""})
    interleaved = await send_search(site, {"text": "science", "interpret": False})
    again = await send_search(second_visitor, {"text": ""})
    plain = await send_search(site, {"text": "science", "interpret": False}, NOT_LOGGED)
    assert first.content == again.content
    assert list_ids(interleaved.json()) != list_ids(plain.json())
    assert first.headers["x-ranking-version"] == plain.headers["x-ranking-version"] == RANKING_VERSION
