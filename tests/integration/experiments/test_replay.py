"""`finder experiment replay`: the estimate equals a count by hand, for searches by text with and without filters."""

import asyncio
import json
from collections import Counter, defaultdict
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import cast

import httpx
import pytest
from elasticsearch import Elasticsearch
from fastapi import FastAPI

from bench.search_log.simulation import simulate_day
from bench.search_log.storing import store_entries
from indexer.search_log.visits import RESULTS_PER_PAGE
from schemas.contracts.unified.request import SearchRequest
from schemas.experiments.replay import WEIGHT_MAX
from schemas.search_log.names import make_search_id
from search.calls.unified.rankings import read_rankings
from search.requests import ranking_knobs
from tests.finder_command import RunFinder
from tests.integration.experiments.site_requests import KNOBS, SECOND_VERSION, Json

SEARCHES: dict[str, Json] = {
    "science": {"text": "science", "selection": {}},
    "full time": {
        "text": "science", "selection": {"filters": {"study_mode": {"include": ["full-time"]}}}, "filters": ["x"],
    },
    "words": {"text": "nursing", "selection": {"interpret": False}},
}  # fmt: skip
"""The searches that are repeated."""
NOT_REPEATED: list[Json] = [
    {"order": 1},
    {"text": None, "query": None},
    {"page": None},
    {"selection": None, "location": "point"},
    {"selection": {"filters": {"countries": {"include": [10**6]}}}, "filters": ["countries: none"]},
]


@pytest.fixture
def knobs(tmp_path: Path) -> str:
    path = tmp_path / "knobs.json"
    path.write_text(json.dumps(KNOBS))
    return str(path)


def log_searches(
    rankings: dict[str, list[list[int]]],
) -> tuple[list[Json], dict[str, list[tuple[int, list[int | None]]]]]:
    """Return entries of random searches, and the clicks of those searches that the replay repeats.

    clicks: by visit, for each clicked course, the logged position, and the positions in the two rankings. A position is
    None if the ranking lacks the course.
    """
    random = Random(3)
    entries: list[Json] = []
    clicks: defaultdict[str, list[tuple[int, list[int | None]]]] = defaultdict(list)
    sample = cast(Json, simulate_day(datetime.now(UTC).date(), 1, 1).searches[0].entry)
    for number in range(80):
        visit, name, page = f"{number % 40:016x}", random.choice(list(rankings)), random.choice((1, 1, 2))
        shown = random.sample(sorted({*rankings[name][0], *rankings[name][1]}), RESULTS_PER_PAGE)
        search: Json = {
            **sample, "id": make_search_id(datetime.now(UTC)), "visit": visit, "query": "x", "filters": [],
            "location": "none", "order": 0, "page": page, "shown": shown, "device": "phone", **SEARCHES[name],
        }  # fmt: skip
        change = random.choice([*NOT_REPEATED, *[{}] * 5])
        entries.append(search | change)
        outcome: Json = {"kind": "outcome", "at": search["at"], "visit": visit, "search": search["id"]}
        entries.append({**outcome, "id": f"{search['id']}s", "outcome": "settled"})
        clicked = random.sample(range(RESULTS_PER_PAGE), 2)
        for index in clicked:
            click = {
                "id": f"{search['id']}{index}",
                "outcome": "click",
                "course": shown[index],
                "position": 1,
            }
            entries.append(outcome | click)
        for index in clicked if not change else ():
            places = [
                ranking.index(shown[index]) + 1 if shown[index] in ranking else None
                for ranking in rankings[name]
            ]
            clicks[visit].append(((page - 1) * RESULTS_PER_PAGE + index + 1, places))
    return entries, clicks


def look_at(position: int, searches_by_page: Counter[int]) -> float:
    """The assumed probability that a visitor looks at a position.

    The probability is the number of searches of the page relative to the first page (at most 1), divided by the page
    number and by the rank on the page.
    """
    page, rank = divmod(position - 1, RESULTS_PER_PAGE)
    opened = min(1, max(searches_by_page[page + 1], 1) / searches_by_page[1])
    return opened / (page + 1) / (rank + 1)


async def test_a_replay_equals_a_count_by_hand(
    app: FastAPI,
    site: httpx.AsyncClient,
    run_finder: RunFinder,
    log_client: Elasticsearch,
    knobs: str,
    tmp_path: Path,
) -> None:
    """The replay repeats a search with its filters. A click weighs WEIGHT_MAX at most, and 0 after position 100."""
    del site
    both = [ranking_knobs, app.state.experiment.running.knobs]
    rankings = {
        name: await read_rankings(
            app.state.live_index, SearchRequest(text=each["text"], **each["selection"]), both
        )
        for name, each in SEARCHES.items()
    }
    assert rankings["science"][0] != rankings["full time"][0]
    entries, clicks = log_searches(rankings)
    pages = Counter(entry["page"] for entry in entries if entry["kind"] == "search")
    sums = {
        visit: [
            sum(
                min(look_at(place, pages) / look_at(at, pages), WEIGHT_MAX)
                for at, places in of_visit
                if (place := places[which])
            )
            for which in (0, 1)
        ]
        for visit, of_visit in clicks.items()
    }
    store_entries(log_client, tmp_path / "log", entries)
    code, output, errors = await asyncio.to_thread(
        run_finder, "replay", "--knobs", knobs, "--since", "1d", "--json"
    )
    assert code == 0, errors
    found = json.loads(output)
    assert found["visits"] == len(sums)
    assert found["searches"] + found["other_searches"] == 80
    assert found["is_curve_estimated"] is False
    for team, which in (("first", 0), ("second", 1)):
        expected = sum(each[which] for each in sums.values()) / len(sums)
        assert found["clicks_per_visit"][team] == pytest.approx(expected)
    lower, upper = found["interval"]
    difference = found["clicks_per_visit"]["first"] - found["clicks_per_visit"]["second"]
    assert lower < difference < upper
    assert (found["texts"], found["second_version"]) == (len(SEARCHES), SECOND_VERSION)
    code, output, _ = await asyncio.to_thread(run_finder, "replay", "--knobs", knobs, "--texts", "1")
    assert "for 1 texts" in output
