"""Reads from the search log which ranking of an experiment gets more clicks."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from datetime import date
from typing import Any, Self

from elasticsearch import Elasticsearch

from indexer.search_log.visit_entries import read_visits
from indexer.search_log.visits import VisitLog
from schemas.experiments.interleaving import Team
from schemas.experiments.sequential_test import Votes

_EXPERIMENT_FIELDS = ("ranking", "experiment", "first_team", "second_team")
_TEAM_FIELDS = {Team.FIRST: "first_team", Team.SECOND: "second_team"}


@dataclass(frozen=True, slots=True)
class ExperimentFigures:
    """The figures of an experiment, without robots and bursts (visits with very many choices).

    The table `ranking_experiment_day` also has these columns. A team is the set of results that one of the two rankings
    placed on a page.

    - searches: interleaved searches whose results a person has seen. visits: visits with such a search.
    - other_searches: searches of the experiment with other versions of the rankings, which do not count.
    - first_clicks, second_clicks: the clicks credited to each team. A course counts once for each visit and team.
    - first_votes, second_votes: visits in which the team has more clicks. ties: visits with equal clicks.
    """

    searches: int = 0
    visits: int = 0
    other_searches: int = 0
    first_clicks: int = 0
    second_clicks: int = 0
    first_votes: int = 0
    second_votes: int = 0
    ties: int = 0

    @property
    def votes(self) -> Votes:
        return Votes(self.first_votes, self.second_votes, self.ties)

    def add(self, other: "ExperimentFigures") -> Self:
        return type(self)(*(getattr(self, name) + getattr(other, name) for name in FIGURE_NAMES))


FIGURE_NAMES = tuple(each.name for each in fields(ExperimentFigures))


def read_experiment(
    client: Elasticsearch, name: str, ranking: str, since: date, until: date
) -> ExperimentFigures:
    """Read the figures of the experiment `name` from the day `since` to the day `until` (UTC, both included).

    ranking: the versions of both rankings, separated by a comma, as in the entries.
    """
    visits = (log for _, log in read_visits(client, since, until, _EXPERIMENT_FIELDS))
    return sum_visits(visits, name, ranking)


def sum_visits(visits: Iterable[VisitLog], name: str, ranking: str) -> ExperimentFigures:
    figures = ExperimentFigures()
    for log in visits:
        figures = figures.add(_read_visit(log, name, ranking))
    return figures


def _read_visit(log: VisitLog, name: str, ranking: str) -> ExperimentFigures:
    of_experiment = [each for each in log.searches.values() if each.get("experiment") == name]
    counted = {each["id"]: each for each in of_experiment if each["ranking"] == ranking}
    if not counted:
        return ExperimentFigures(other_searches=len(of_experiment))
    credit = {team: len(courses) for team, courses in _credit_clicks(log, counted).items()}
    first, second = credit[Team.FIRST], credit[Team.SECOND]
    return ExperimentFigures(
        searches=len(counted),
        visits=1,
        other_searches=len(of_experiment) - len(counted),
        first_clicks=first,
        second_clicks=second,
        first_votes=int(first > second),
        second_votes=int(second > first),
        ties=int(first == second),
    )


def _credit_clicks(log: VisitLog, searches: Mapping[str, Mapping[str, Any]]) -> dict[Team, set[int]]:
    """Return the clicked courses that each team has placed in one of the searches."""
    credited: dict[Team, set[int]] = {team: set() for team in Team}
    for choice in log.choices:
        search = searches.get(choice["search"])
        if search is None or choice["outcome"] != "click":
            continue
        for team, field in _TEAM_FIELDS.items():
            if choice["course"] in search[field]:
                credited[team].add(choice["course"])
    return credited
