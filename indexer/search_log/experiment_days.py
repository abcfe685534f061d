"""Stores the figures of each complete day of an experiment.

`finder experiment status` sums the stored days, and reads the entries of the other days, usually the last one or two. A
visit ends at midnight (UTC), so the figures of an experiment are the sums of its days. The stored days stay when the
entries are deleted.
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any

from elasticsearch import Elasticsearch

from indexer.delivery.database import Connection, execute, read_rows
from indexer.indexing.elasticsearch.client import translate_errors
from indexer.search_log.experiments import FIGURE_NAMES, ExperimentFigures, read_experiment
from indexer.search_log.visit_entries import LATE_OUTCOMES
from schemas.search_log.names import name_monthly_index

_EXPERIMENTS = (
    "SELECT id, name, first_version, second_version, started_at, stopped_at FROM ranking_experiment"
)
_DAYS = """
SELECT day, searches, visits, other_searches, first_clicks, second_clicks, first_votes, second_votes, ties
FROM ranking_experiment_day WHERE experiment_id = %s
"""
_INSERT = """
INSERT INTO ranking_experiment_day (experiment_id, day, searches, visits, other_searches, first_clicks, second_clicks,
    first_votes, second_votes, ties)
VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
ON CONFLICT (experiment_id, day) DO NOTHING
"""
Experiment = dict[str, Any]
"""A row of `ranking_experiment`."""


def store_experiment_days(connection: Connection, client: Elasticsearch, now: datetime) -> int:
    """Store the complete days that are not yet stored and whose entries exist. Returns the number of these days.

    Raises ElasticsearchUnavailable.
    """
    complete = (now - LATE_OUTCOMES).date() - timedelta(days=1)
    stored = 0
    for experiment in read_rows(connection, _EXPERIMENTS):
        known = _read_days(connection, experiment)
        missing = (day for day in _list_days(experiment, now) if day <= complete and day not in known)
        for day in missing:
            if _has_entries(client, day):
                figures = _read_day(client, experiment, day)
                values = (getattr(figures, name) for name in FIGURE_NAMES)
                stored += execute(connection, _INSERT, (experiment["id"], day, *values))
    return stored


def read_experiment_figures(
    connection: Connection, client: Elasticsearch, experiment: Experiment, now: datetime
) -> ExperimentFigures:
    """Sum the figures of all days: the stored days, and the days that are read from the entries."""
    known, figures = _read_days(connection, experiment), ExperimentFigures()
    for day in _list_days(experiment, now):
        figures = figures.add(known[day] if day in known else _read_day(client, experiment, day))
    return figures


def _list_days(experiment: Experiment, now: datetime) -> Iterator[date]:
    first = experiment["started_at"].astimezone(UTC).date()
    last = (experiment["stopped_at"] or now).astimezone(UTC).date()
    return (first + timedelta(days=number) for number in range((last - first).days + 1))


def _read_days(connection: Connection, experiment: Experiment) -> dict[date, ExperimentFigures]:
    rows = read_rows(connection, _DAYS, (experiment["id"],))
    return {row.pop("day"): ExperimentFigures(**row) for row in rows}


def _has_entries(client: Elasticsearch, day: date) -> bool:
    """False if the index of the month is deleted. The figures of the day are then unknown, not zero."""
    with translate_errors():
        return bool(client.indices.exists(index=name_monthly_index(day)))


def _read_day(client: Elasticsearch, experiment: Experiment, day: date) -> ExperimentFigures:
    ranking = f"{experiment['first_version']},{experiment['second_version']}"
    return read_experiment(client, experiment["name"], ranking, day, day)
