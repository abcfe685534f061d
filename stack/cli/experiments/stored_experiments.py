"""Reads and writes the experiments in PostgreSQL."""

from typing import Any

import psycopg
from psycopg.types.json import Jsonb

from indexer.delivery.database import Connection, execute, read_rows
from search.requests.knob_changes import KnobChanges, compute_ranking_version
from search.requests.ranking_version import RANKING_VERSION
from stack.errors import StackError

Row = dict[str, Any]

_LIST = """
SELECT id, name, knobs, first_version, second_version, started_at, stopped_at FROM ranking_experiment ORDER BY id
"""
_FIND = """
SELECT id, name, knobs, first_version, second_version, started_at, stopped_at FROM ranking_experiment WHERE name = %s
"""
_START = """
INSERT INTO ranking_experiment (name, knobs, first_version, second_version) VALUES (%s, %s, %s, %s)
"""
_STOP = "UPDATE ranking_experiment SET stopped_at = clock_timestamp() WHERE name = %s AND stopped_at IS NULL"
_RUNNING = "SELECT name FROM ranking_experiment WHERE stopped_at IS NULL"


class ExperimentRefused(StackError):
    """The experiment cannot be started, stopped or found. The message gives the reason."""


def start_experiment(connection: Connection, name: str, changes: KnobChanges) -> None:
    """Store a new, running experiment.

    Raises ExperimentRefused if the name is in use, or if another experiment runs.
    """
    values = (name, Jsonb(changes), RANKING_VERSION, compute_ranking_version(changes))
    try:
        execute(connection, _START, values)
    except psycopg.errors.UniqueViolation as error:
        if error.diag.constraint_name == "uq_ranking_experiment_name":
            raise ExperimentRefused(f"There is already an experiment {name}. Choose another name") from error
        running = ", ".join(row["name"] for row in read_rows(connection, _RUNNING))
        raise ExperimentRefused(f"The experiment {running} runs. Stop it first") from error


def stop_experiment(connection: Connection, name: str) -> None:
    """Store the end of an experiment. Raises ExperimentRefused if no experiment with the name runs."""
    if not execute(connection, _STOP, (name,)):
        raise ExperimentRefused(f"No experiment {name} runs")


def list_experiments(connection: Connection) -> list[Row]:
    """Return all experiments, the oldest first."""
    return read_rows(connection, _LIST)


def find_experiment(connection: Connection, name: str) -> Row:
    """Return the experiment. Raises ExperimentRefused if there is no experiment with the name."""
    rows = read_rows(connection, _FIND, (name,))
    if not rows:
        raise ExperimentRefused(f"There is no experiment {name}")
    return rows[0]
