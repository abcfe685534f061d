"""Builds the results of experiments and replays, and prints them as text."""

from collections.abc import Mapping
from math import isfinite
from typing import Any

from indexer.search_log.experiments import ExperimentFigures
from schemas.experiments.interleaving import Team
from schemas.experiments.replay import ReplayResult
from schemas.experiments.sequential_test import (
    ERROR_RATE,
    compute_interval,
    compute_p_value,
    find_better_team,
)
from search.requests.ranking_version import RANKING_VERSION
from stack.console import console
from stack.relevance.log_replay import LogReplay

Content = dict[str, Any]
_RANKINGS = {None: "not decided yet", "first": "the ordinary ranking", "second": "the changed ranking"}


def describe_experiment(row: Mapping[str, Any]) -> Content:
    """Build the description of an experiment.

    state: `running`, `stopped`, or `outdated` if the ordinary ranking has changed since the start.
    """
    is_outdated = row["first_version"] != RANKING_VERSION
    state = "stopped" if row["stopped_at"] else "outdated" if is_outdated else "running"
    times = {name: row[name] and row[name].isoformat() for name in ("started_at", "stopped_at")}
    described = {name: value for name, value in row.items() if name != "id"}
    return {**described, **times, "state": state}


def build_status(row: Mapping[str, Any], figures: ExperimentFigures) -> Content:
    """Build the figures of an experiment.

    first_share: of the visits with a winner, the share that the ordinary ranking won.
    interval: the confidence interval of this share. The interval is valid at every look.
    may_stop: true if the stop rule is met.
    """
    votes, interval = figures.votes, compute_interval(figures.votes)
    better = find_better_team(votes)
    decided = votes.first + votes.second
    return {
        **describe_experiment(row),
        "searches": figures.searches,
        "other_searches": figures.other_searches,
        "visits": figures.visits,
        "clicks": {"first": figures.first_clicks, "second": figures.second_clicks},
        "votes": {"first": votes.first, "second": votes.second, "ties": votes.ties},
        "first_share": votes.first / decided if decided else None,
        "interval": [interval.lower, interval.upper],
        "p_value": compute_p_value(votes),
        "better": better and better.value,
        "may_stop": better is not None,
    }


def show_status(content: Content) -> None:
    clicks, votes = content["clicks"], content["votes"]
    lower, upper = content["interval"]
    share = content["first_share"]
    lines = [
        f"{content['name']}: {content['state']}, started {content['started_at']}",
        f"Visits: {content['visits']:,}, searches: {content['searches']:,}",
        f"Clicks: {clicks['first']:,} for the ordinary ranking, {clicks['second']:,} for the changed one",
        f"Visits won: {votes['first']:,} and {votes['second']:,}, without a winner {votes['ties']:,}",
        f"Share of the ordinary ranking: {'–' if share is None else f'{share:.1%}'}, "
        f"between {lower:.1%} and {upper:.1%} with {1 - ERROR_RATE:.0%} confidence at every look",
        f"Better: {_RANKINGS[content['better']]}. The experiment "
        f"{'may stop' if content['may_stop'] else 'goes on'}",
    ]
    if content["other_searches"]:
        lines.append(
            f"Searches with other versions of the rankings, not counted: {content['other_searches']:,}"
        )
    for line in lines:
        console.print(line, markup=False, highlight=False)


def build_replay(replayed: LogReplay, second_version: str) -> Content:
    """Build the figures of a replay.

    interval: the confidence interval of the difference in clicks per visit, the ordinary ranking minus the changed
    ranking. An open end is null.
    """
    result = replayed.result
    return {
        "first_version": RANKING_VERSION,
        "second_version": second_version,
        "searches": replayed.searches,
        "other_searches": replayed.other_searches,
        "texts": replayed.texts,
        "visits": result.visits,
        "is_curve_estimated": replayed.is_curve_estimated,
        "clicks_per_visit": {"first": result.first, "second": result.second},
        "interval": [each if isfinite(each) else None for each in (result.lower, result.upper)],
        "better": _find_better(result),
        "may_stop": _find_better(result) is not None,
    }


def _find_better(result: ReplayResult) -> str | None:
    if result.lower > 0:
        return Team.FIRST.value
    return Team.SECOND.value if result.upper < 0 else None


def show_replay(content: Content) -> None:
    clicks = content["clicks_per_visit"]
    lower, upper = content["interval"]
    first, second = (f"{clicks[team.value]:.4f}" for team in Team)
    between = "unknown" if lower is None else f"between {lower:+.4f} and {upper:+.4f}"
    for line in (
        f"Replayed: {content['searches']:,} searches for {content['texts']:,} texts of {content['visits']:,} visits",
        f"Not replayed: {content['other_searches']:,} searches",
        f"Looks at each position: {'estimated from the log' if content['is_curve_estimated'] else 'stated'}",
        f"Clicks per visit: {first} with the ordinary ranking, {second} with the changed one",
        f"Difference (ordinary minus changed), with 95% confidence at every look: {between}",
        f"Better: {_RANKINGS[content['better']]}. "
        f"{'No more clicks are needed' if content['may_stop'] else 'More clicks are needed'}",
    ):
        console.print(line, markup=False, highlight=False)
