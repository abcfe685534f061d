"""Each search with a response has exactly one entry in the spool, and the entry has no personal data."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
import pytest_asyncio

from api.search_log.search_log import SearchLog
from schemas.search_log.names import read_search_time
from schemas.search_log.spool_reader import list_spool_files, read_batch
from schemas.vocabulary.roles import Role
from search.requests.ranking_version import RANKING_VERSION
from tests.person_sessions import sign_in
from tests.search_service import build_app, draw_client, serve

PHONE = {"user-agent": "Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537.36"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("spool")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def site(
    sample_database_url: str, elasticsearch_url: str, folder: Path
) -> AsyncIterator[httpx.AsyncClient]:
    app = build_app(
        sample_database_url, elasticsearch_url=elasticsearch_url, finder_search_log=True,
        finder_search_log_folder=folder,
    )  # fmt: skip
    async with serve(app, draw_client()) as client:
        yield client


@pytest.fixture
def read_new(folder: Path) -> Any:
    """A function that returns the entries written since the test began."""
    before = len(read_entries(folder))
    return lambda: read_entries(folder)[before:]


def read_entries(folder: Path) -> list[dict[str, Any]]:
    return [orjson.loads(line) for path in list_spool_files(folder) for line in read_batch(path).lines]


def read_search_id(response: httpx.Response) -> str:
    name, described, _ = response.headers["server-timing"].split(";")
    assert name == "search"
    return str(described.removeprefix('desc="').removesuffix('"'))


async def test_a_search_has_an_entry_before_its_response(site: httpx.AsyncClient, read_new: Any) -> None:
    body = {
        "text": "Nursing in Australia", "filters": {"study_mode": {"include": ["full-time"]}}, "order": 1,
        "facets": ["disciplines"],
    }  # fmt: skip
    response = await site.post("/api/search", json=body, headers=PHONE)
    found = response.json()
    (entry,) = read_new()
    assert read_search_time(entry["id"]) is not None
    assert entry["id"] == read_search_id(response)
    assert (entry["text"], entry["query"]) == ("Nursing in Australia", "nursing in australia")
    assert (entry["total"], entry["page"], entry["order"]) == (found["total"], 1, 1)
    assert entry["shown"] == [course["id"] for course in found["results"]]
    assert entry["places"] == entry["countries"] == ["Australia"]
    assert "place: Australia" in entry["interpreted"]
    assert "Nursing" in entry["subjects"]
    assert len(entry["filters"]) == 1
    assert entry["filters"][0].startswith("study_mode: ")
    assert response.headers["x-ranking-version"] == RANKING_VERSION
    assert (entry["location"], entry["device"], entry["ranking"]) == ("text", "phone", RANKING_VERSION)
    assert 0 < entry["elasticsearch_ms"] < entry["total_ms"]
    assert entry["generation"] > 0
    assert entry["day"] == entry["at"][:10]


@pytest.mark.parametrize(("text", "is_applied"), [("qursing in sydney", False), ("nursng in sydney", True)])
async def test_the_entry_has_an_offered_or_applied_correction_and_the_widening(
    site: httpx.AsyncClient, read_new: Any, text: str, is_applied: bool
) -> None:
    found = (await site.post("/api/search", json={"text": text, "correction": True})).json()
    widening = found["interpretation"]["widening"]
    assert (found["correction"] is None, widening["corrected_text"] is not None) == (is_applied, is_applied)
    (entry,) = read_new()
    assert entry["correction"] == "nursing in sydney"
    assert entry["widening_steps"] == found["interpretation"]["widening_steps"] > 0
    assert entry["lacks"] == widening["lacks"]


@pytest.mark.parametrize(
    ("filters", "location"),
    [
        ({}, "none"),
        ({"cities": {"include": ["sydney"]}}, "places"),
        ({"region": "europe"}, "region"),
    ],
)
async def test_the_entry_has_the_kind_of_location_and_the_page(
    site: httpx.AsyncClient, read_new: Any, filters: dict[str, Any], location: str
) -> None:
    response = await site.post("/api/search", json={"filters": filters, "page": 2})
    assert response.status_code == 200, response.text
    (entry,) = read_new()
    assert (entry["location"], entry["page"], entry["text"], entry["correction"]) == (location, 2, None, None)


async def test_both_routes_log_and_a_search_for_facets_alone_does_not(
    site: httpx.AsyncClient, read_new: Any
) -> None:
    """A body with two content types in one header is handled by the normal route, not by the fast path."""
    await site.post("/api/search", json={})
    await site.post("/api/search/", json={})
    await site.post(
        "/api/search", content=b"{}", headers=[("content-type", "application/json"), ("content-type", "x/y")]
    )
    logged = len(read_new())
    assert logged >= 2
    response = await site.post("/api/search", json={"results": False, "facets": ["disciplines"]})
    assert "server-timing" not in response.headers
    assert (await site.post("/api/search", json={"page": 0})).status_code == 422
    assert len(read_new()) == logged
    assert len({entry["visit"] for entry in read_new()}) == 1, "the visit is a cookie of the day"


async def test_coordinates_and_personal_data_are_not_logged(site: httpx.AsyncClient, read_new: Any) -> None:
    point = {"latitude": -33.86512, "longitude": 151.20929, "distance_km": 50}
    await site.post(
        "/api/search", json={"text": "mba ali@mail.example 0300 1234567", "filters": {"point": point}}
    )
    (entry,) = read_new()
    assert entry["text"] == "mba [mail] [number]"
    assert entry["correction"] is None
    assert (entry["location"], entry["filters"]) == ("point", ["distance: 50 km"])
    line = orjson.dumps(entry)
    assert not any(part in line for part in (b"33.8", b"151.2", b"ali", b"1234567", b"127."))


async def test_the_name_of_the_signed_in_person_is_removed(
    site: httpx.AsyncClient, sample_database_url: str, read_new: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = sign_in(sample_database_url, Role.STUDENT)
    for _ in range(2):
        await site.post("/api/search", json={"text": "nursing for NADIA qureshi"}, headers=session)
    assert [entry["text"] for entry in read_new()] == ["nursing for [name] [name]"] * 2

    async def read_nobody(*_: object) -> None:
        """Stands in for a read from an unavailable PostgreSQL."""

    monkeypatch.setattr("api.search_log.signed_in_persons.SignedInPersons.read", read_nobody)
    await site.post("/api/search", json={"text": "law"}, headers=session)
    assert read_new()[-1]["text"] is None


@pytest.mark.parametrize("role", Role)
async def test_searches_and_outcomes_of_staff_are_not_logged(
    site: httpx.AsyncClient, sample_database_url: str, read_new: Any, role: Role
) -> None:
    session = sign_in(sample_database_url, role)
    is_logged = role.value == "student"
    given = read_search_id(await site.post("/api/search", json={}))
    for body in ({"text": "law"}, {}):
        response = await site.post("/api/search", json=body, headers=session)
        assert response.status_code == 200
        assert ("server-timing" in response.headers) is is_logged
        assert response.headers["x-ranking-version"] == RANKING_VERSION
    outcomes = {"outcomes": [{"search": given, "outcome": "click", "course": 7, "position": 1}]}
    assert (await site.post("/api/search-log/outcomes", json=outcomes, headers=session)).status_code == 204
    assert len(read_new()) == (4 if is_logged else 1)
    state = await site.get("/api/search-log/choice", headers=session)
    assert state.json() == {"is_logged": is_logged, "can_choose": is_logged}


async def test_a_site_without_a_search_log_writes_nothing(
    sample_database_url: str, elasticsearch_url: str, tmp_path: Path
) -> None:
    folder = tmp_path / "spool"
    outcomes = {"outcomes": [{"search": "20261124120000000" + "a" * 16, "outcome": "click"}]}
    for is_on in (False, True):
        app = build_app(
            sample_database_url, elasticsearch_url=elasticsearch_url, finder_search_log=is_on,
            finder_search_log_folder=folder,
        )  # fmt: skip
        async with serve(app, draw_client()) as client:
            response = await client.post("/api/search", json={"text": "law"}, headers=PHONE)
            sent = await client.post("/api/search-log/outcomes", json=outcomes, headers=PHONE)
            state = await client.get("/api/search-log/choice", headers=PHONE)
        assert (response.status_code, sent.status_code) == (200, 204)
        assert response.headers["x-ranking-version"] == RANKING_VERSION
        assert {"server-timing", "set-cookie"} & set(response.headers) == (
            {"server-timing", "set-cookie"} if is_on else set()
        )
        assert state.json() == {"is_logged": is_on, "can_choose": is_on}
        assert folder.exists() is is_on
        assert len(read_entries(folder)) == (2 if is_on else 0)


@pytest.mark.parametrize("headers", [{"dnt": "1"}, {"sec-gpc": "1"}, {"cookie": "search-log=off"}])
async def test_nothing_is_logged_for_those_who_do_not_want_it(
    site: httpx.AsyncClient, read_new: Any, headers: dict[str, str]
) -> None:
    response = await site.post("/api/search", json={"text": "law"}, headers=headers)
    assert response.status_code == 200
    assert not {"server-timing", "set-cookie"} & set(response.headers)
    assert response.headers["x-ranking-version"] == RANKING_VERSION
    outcome = {"search": "20261124120000000" + "a" * 16, "outcome": "click"}
    sent = await site.post("/api/search-log/outcomes", json={"outcomes": [outcome]}, headers=headers)
    assert sent.status_code == 204
    assert read_new() == []


async def test_the_choice_of_the_visitor_is_kept(site: httpx.AsyncClient, read_new: Any) -> None:
    async def read_state(**headers: str) -> dict[str, bool]:
        state: dict[str, bool] = (await site.get("/api/search-log/choice", headers=headers)).json()
        return state

    assert await read_state() == {"is_logged": True, "can_choose": True}
    assert await read_state(dnt="1") == {"is_logged": False, "can_choose": False}
    await site.post("/api/search-log/choice", json={"is_logged": False})
    assert await read_state() == {"is_logged": False, "can_choose": True}
    await site.post("/api/search", json={})
    assert read_new() == []
    await site.post("/api/search-log/choice", json={"is_logged": True})
    await site.post("/api/search", json={})
    assert len(read_new()) == 1


async def test_outcomes_refer_to_their_search(site: httpx.AsyncClient, read_new: Any) -> None:
    search = read_search_id(await site.post("/api/search", json={"text": "law"}))
    given: list[dict[str, Any]] = [
        {"search": search, "outcome": "settled", "language": "ur"},
        {"search": search, "outcome": "click", "course": 7, "position": 3},
        {"search": search, "outcome": "detail", "course": 7, "dwell": "long"},
        {"search": search, "outcome": "next_search", "next": search, "is_reformulated": True},
    ]
    response = await site.post("/api/search-log/outcomes/", json={"outcomes": given})
    assert (response.status_code, response.content) == (204, b"")
    entries = read_new()[1:]
    kept = [{key: entry[key] for key in wanted} for entry, wanted in zip(entries, given, strict=True)]
    assert kept == given
    assert len({entry["id"] for entry in entries}) == 4
    for wrong, field in (
        ({"search": "x", "outcome": "click"}, "outcomes.0.search"),
        ({"search": search, "outcome": "buy"}, "outcomes.0.outcome"),
        ({"search": search, "outcome": "click", "position": 0}, "outcomes.0.position"),
        ({"search": search, "outcome": "click", "name": "Ali"}, "outcomes.0.name"),
    ):
        refused = await site.post("/api/search-log/outcomes", json={"outcomes": [wrong]})
        assert refused.status_code == 422
        assert refused.json()["fields"][0]["field"] == field
    cross_site = {"sec-fetch-site": "cross-site"}
    refused = await site.post("/api/search-log/outcomes", json={"outcomes": given}, headers=cross_site)
    assert refused.status_code == 403


async def test_a_search_gets_its_response_even_if_the_spool_cannot_be_written(
    site: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("schemas.search_log.spool_writer.SpoolWriter.append", fail)
    for _ in range(3):
        assert (await site.post("/api/search", json={})).status_code == 200
    errors = [record.name for record in caplog.records if record.levelname == "ERROR"]
    assert errors == [SearchLog.__module__]
    assert "No space left" in caplog.text
