"""Reads from the search log which ranking of an experiment gets more clicks."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from elasticsearch import Elasticsearch

from indexer.search_log.visit_entries import read_visits
from indexer.search_log.visits import VisitLog
from schemas.experiments.interleaving import Team
from schemas.experiments.sequential_test import Votes

_EXPERIMENT_FIELDS = ("ranking", "experiment", "first_team", "second_team")
_TEAM_FIELDS = {Team.FIRST: "first_team", Team.SECOND: "second_team"}


@dataclass(frozen=True, slots=True)
class ExperimentFigures:
    """What visits did in an experiment, without robots and bursts.

    - searches: interleaved searches whose results a person has seen. visits: visits with such a search.
    - clicks: the clicks credited to each team. A course counts once for each visit and team.
    - votes: the visits that each team wins by clicks, and the visits without a winner.
    - other_searches: searches of the experiment with other versions of the rankings, which do not count.
    """

    searches: int
    visits: int
    clicks: Mapping[Team, int]
    votes: Votes
    other_searches: int


def read_experiment(
    client: Elasticsearch, name: str, ranking: str, since: date, until: date
) -> ExperimentFigures:
    """ranking: the versions of both rankings, separated by a comma, as in the entries."""
    visits = (log for _, log in read_visits(client, since, until, _EXPERIMENT_FIELDS))
    return sum_visits(visits, name, ranking)


def sum_visits(visits: Iterable[VisitLog], name: str, ranking: str) -> ExperimentFigures:
    searches = visit_count = other_searches = 0
    clicks, votes = dict.fromkeys(Team, 0), Votes()
    for log in visits:
        of_experiment = [each for each in log.searches.values() if each.get("experiment") == name]
        counted = {each["id"]: each for each in of_experiment if each["ranking"] == ranking}
        other_searches += len(of_experiment) - len(counted)
        if not counted:
            continue
        credit = {team: len(courses) for team, courses in _credit_clicks(log, counted).items()}
        searches += len(counted)
        visit_count += 1
        clicks = {team: clicks[team] + credit[team] for team in Team}
        votes = votes.add(credit[Team.FIRST] - credit[Team.SECOND])
    return ExperimentFigures(searches, visit_count, clicks, votes, other_searches)


def _credit_clicks(log: VisitLog, searches: Mapping[str, Mapping[str, Any]]) -> dict[Team, set[int]]:
    """Return the clicked courses that each team has placed."""
    credited: dict[Team, set[int]] = {team: set() for team in Team}
    for choice in log.choices:
        search = searches.get(choice["search"])
        if search is None or choice["outcome"] != "click":
            continue
        for team, field in _TEAM_FIELDS.items():
            if choice["course"] in search[field]:
                credited[team].add(choice["course"])
    return credited
