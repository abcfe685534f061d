"""`finder experiment`: the figures equal a count over all entries, and the error for invalid input names the input."""

import json
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from elasticsearch import Elasticsearch

from bench.search_log.simulation import SimulatedDay, simulate_day
from bench.search_log.storing import store_entries
from indexer.search_log.visits import VISIT_COURSES_MAX
from schemas.experiments.sequential_test import Votes, compute_interval, find_better_team
from schemas.search_log.entries import OutcomeEntry, SearchEntry
from search.requests.ranking_version import RANKING_VERSION
from tests.finder_command import RunFinder
from tests.integration.experiments.site_requests import (
    BOTH_VERSIONS,
    EXPERIMENT,
    KNOBS,
    SECOND_VERSION,
    Json,
)


@pytest.fixture
def knobs(tmp_path: Path) -> str:
    path = tmp_path / "knobs.json"
    path.write_text(json.dumps(KNOBS))
    return str(path)


def simulate_experiment() -> SimulatedDay:
    """Simulate a day of the experiment.

    Some searches are not interleaved, or have ranking versions of an earlier release.
    """
    day, random = simulate_day(datetime.now(UTC).date(), searches=900, visitors=120), Random(5)
    for search in day.searches:
        if random.random() < 0.2:
            continue
        is_first = {course: random.random() < 0.5 for course in search.entry["shown"]}
        search.entry["ranking"] = "old,old" if random.random() < 0.1 else BOTH_VERSIONS
        search.entry["experiment"] = EXPERIMENT
        search.entry["first_team"] = [course for course, first in is_first.items() if first]
        search.entry["second_team"] = [course for course, first in is_first.items() if not first][1:]
    _add_burst(day)
    return day


def _add_burst(day: SimulatedDay) -> None:
    """Let one visit click on implausibly many courses of its search."""
    search = next(each for each in day.searches if each.is_counted and each.entry["shown"])
    entry, courses = search.entry, list(range(1, VISIT_COURSES_MAX + 2))
    entry |= cast(SearchEntry, {"experiment": EXPERIMENT, "ranking": BOTH_VERSIONS, "shown": courses})
    entry |= cast(SearchEntry, {"first_team": courses, "second_team": []})
    search.outcomes += [
        cast(OutcomeEntry, {
            "kind": "outcome", "id": f"burst{course}", "at": entry["at"], "visit": entry["visit"],
            "search": entry["id"], "outcome": "click", "course": course, "position": course,
        })
        for course in courses
    ]  # fmt: skip


def count_by_hand(day: SimulatedDay) -> tuple[int, int, dict[str, int], Votes, int]:
    """Return searches, visits, clicks by team, votes, and searches with other versions."""
    by_visit = defaultdict(list)
    for search in day.searches:
        if search.is_counted:
            by_visit[search.entry["visit"]].append(search)
    searches = visits = others = 0
    clicks, votes = {"first": 0, "second": 0}, Votes()
    for of_visit in by_visit.values():
        chosen = {
            outcome["course"]
            for search in of_visit
            for outcome in search.outcomes
            if outcome.get("course") in search.entry["shown"]
        }
        if len(chosen) > VISIT_COURSES_MAX:
            continue
        interleaved = [each for each in of_visit if "experiment" in each.entry]
        counted = [each for each in interleaved if each.entry["ranking"] == BOTH_VERSIONS]
        others += len(interleaved) - len(counted)
        searches += len(counted)
        visits += bool(counted)
        won = {
            team: len({
                outcome["course"]
                for search in counted
                for outcome in search.outcomes
                if outcome["outcome"] == "click"
                and outcome["course"] in cast(Json, search.entry)[f"{team}_team"]
            })
            for team in clicks
        }  # fmt: skip
        clicks = {team: clicks[team] + won[team] for team in clicks}
        votes = votes.add(won["first"] - won["second"]) if counted else votes
    return searches, visits, clicks, votes, others


def test_the_status_equals_a_count_over_all_entries(
    run_finder: RunFinder, running: str, log_client: Elasticsearch, tmp_path: Path
) -> None:
    day = simulate_experiment()
    store_entries(log_client, tmp_path / "log", day.list_entries())
    code, output, errors = run_finder("status", running, "--json")
    assert code == 0, errors
    status = json.loads(output)
    searches, visits, clicks, votes, others = count_by_hand(day)
    assert min(searches, visits, others, *clicks.values(), votes.first, votes.second, votes.ties) > 0
    assert (status["searches"], status["visits"], status["other_searches"]) == (searches, visits, others)
    assert status["clicks"] == clicks
    assert status["votes"] == {"first": votes.first, "second": votes.second, "ties": votes.ties}
    assert status["interval"] == pytest.approx(list(compute_interval(votes)))
    better = find_better_team(votes)
    assert (status["better"], status["may_stop"]) == (better and better.value, better is not None)
    assert (status["state"], status["second_version"]) == ("running", SECOND_VERSION)
    code, output, errors = run_finder("status", running)
    assert (
        f"Clicks: {clicks['first']} for the ordinary ranking, {clicks['second']} for the changed one"
        in output
    )


def test_experiments_start_one_after_the_other(run_finder: RunFinder, running: str, knobs: str) -> None:
    def fail(*arguments: str) -> str:
        code, output, errors = run_finder(*arguments)
        assert (code, output) == (1, "")
        return errors

    assert f"The experiment {running} runs. Stop it first" in fail("start", "next", "--knobs", knobs)
    assert run_finder("stop", running)[0] == 0
    assert f"No experiment {running} runs" in fail("stop", running)
    assert f"already an experiment {running}" in fail("start", running, "--knobs", knobs)
    assert "There is no experiment next" in fail("status", "next")
    code, output, _ = run_finder("start", "next", "--knobs", knobs, "--json")
    started = json.loads(output)
    assert (code, started["first_version"], started["second_version"]) == (0, RANKING_VERSION, SECOND_VERSION)
    code, output, _ = run_finder("list", "--json")
    found = json.loads(output)["experiments"]
    assert [(each["name"], each["state"]) for each in found] == [(running, "stopped"), ("next", "running")]
    assert found[1]["knobs"] == KNOBS
    assert [line.partition(",")[0] for line in run_finder("list")[1].splitlines() if ": " in line] == [
        f"{running}: stopped", "next: running",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("k.json", "{", "cannot be read"),
        ("k.json", "[]", "not an object"),
        ("k.json", '{"NO_BOOST": 1}', "there is no knob NO_BOOST"),
        ("k.json", '{"SUBJECT_SHARE": 1.5}', "SUBJECT_SHARE: 1.5 is not a number from 0 to 1"),
        ("k.toml", "SUBJECT_SHARE = nan", "SUBJECT_SHARE: nan is not a number"),
        ("k.toml", "[SCORED_FIELDS]\nnames = 2", "SCORED_FIELDS: there is no field names"),
        ("k.toml", "SUBJECT_SHARE = 0.5", "no knob has another value"),
        ("missing.json", None, "cannot be read"),
    ],
)
def test_invalid_knobs_are_named_and_start_nothing(
    run_finder: RunFinder, database: Any, tmp_path: Path, name: str, content: str | None, reason: str
) -> None:
    if content is not None:
        (tmp_path / name).write_text(content)
    for command in (("start", "a"), ("replay",)):
        code, _, errors = run_finder(*command, "--knobs", str(tmp_path / name))
        assert code == 2
        assert "--knobs" in errors
        assert reason in " ".join(errors.replace("│", " ").split())
    assert database.execute("SELECT count(*) FROM ranking_experiment").fetchone() == (0,)


def test_a_name_has_only_small_letters_digits_and_hyphens(
    run_finder: RunFinder, database: Any, knobs: str
) -> None:
    for name in ("Upper", "a,b", "", "a" * 51):
        assert run_finder("start", name, "--knobs", knobs)[0] == 2
    assert database.execute("SELECT count(*) FROM ranking_experiment").fetchone() == (0,)
