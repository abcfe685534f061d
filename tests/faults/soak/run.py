"""One soak run: it makes random changes and kills, and collects the results. The seed determines both.

Changes in PostgreSQL wait in the table `outbox`. A worker process claims these rows, writes the changes to the index
and marks the rows as done.
"""

import random
import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from indexer.catalogue.reference.gazetteer import Gazetteer
from indexer.indexing.verification.verification import verify
from tests.faults.machine import Machine
from tests.faults.search_client import Visitor, run_visitor
from tests.faults.soak.changes import NextFiles, RandomChanges
from tests.faults.soak.kills import Killer, draw_kill_order
from tests.integration.indexer.index_contents import read_value

CHANGES_PER_FILE = 250
TIMEOUT_SECONDS = 120.0
"""A planned kill is given up if it was not possible within this time."""
EMPTY_OUTBOX_TIMEOUT_SECONDS = 900.0
"""All outbox rows must be done within this time after the last change.

The time is long, because the run makes changes faster than they are indexed.
"""
PAUSE_SECONDS = 0.02
"""The pause between changes while a planned kill waits for a worker process with claimed rows."""
FILE = "a file imported"
_ATTEMPT_LINE = re.compile("cannot be indexed|refused the document|indexed one by one|written again")
"""Matches log lines of the worker that explain a failed attempt to index a row."""

Say = Callable[[str], None]


@dataclass
class Soak:
    """The plan and the results of a soak run.

    plan: the number of planned kills of each kind. hits: the number of kills that were done.
    changes: the number of changes of each kind. nouns: what changed ("course", "campus", …), from the outbox.
    settled_seconds: the time from the last change until all outbox rows were done.
    rows_with_attempts: the number of outbox rows with a failed attempt. It must be 0, because a kill must not count
    as a failed attempt.
    attempt_lines: log lines of the worker that explain the attempts.
    """

    seed: int
    plan: Counter[str]
    changes: Counter[str] = field(default_factory=Counter)
    nouns: set[str] = field(default_factory=set)
    hits: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    settled_seconds: float = 0.0
    documents: int = 0
    drift: int = 0
    rows_with_attempts: int = 0
    attempt_lines: list[str] = field(default_factory=list)
    visitor: Visitor = field(default_factory=Visitor)

    @property
    def missed(self) -> Counter[str]:
        return self.plan - self.hits

    def format_lines(self) -> list[str]:
        kills = "; ".join(f"{kind} {self.hits[kind]} of {each}" for kind, each in self.plan.items())
        return [
            f"seed {self.seed}: {self.changes.total()} changes of {len(self.changes)} kinds, "
            f"{self.changes[FILE]} of them files imported, in {self.seconds:.0f} s",
            f"kills that hit running work: {self.hits.total()} of {self.plan.total()}: {kills}",
            f"searches meanwhile: {self.visitor.count_responses(200)} right, "
            f"{self.visitor.count_responses(503)} unavailable, "
            f"{len(self.visitor.wrong)} wrong",
            f"outbox empty {self.settled_seconds:.1f} s after the last change; "
            f"{self.documents} documents compared, drift {self.drift}; rows with attempts: {self.rows_with_attempts}",
        ]


def soak(machine: Machine, gazetteer: Gazetteer, changes: int, done: Soak, say: Say | None = None) -> None:
    """Make changes and kills, wait until all outbox rows are done, and compare all documents with PostgreSQL.

    The results are written to `done`. If the run fails, `done` has the results up to then. Raises AssertionError if a
    search had a wrong response, no search had a right one, a document differs, an outbox row has a failed attempt, or
    the outbox does not become empty in time.
    """
    started = time.monotonic()
    with run_visitor(machine) as done.visitor:
        _change_and_kill(machine, gazetteer, changes, done, say or (lambda _: None))
        done.seconds = time.monotonic() - started
        machine.wait_until_outbox_is_empty(EMPTY_OUTBOX_TIMEOUT_SECONDS)
        done.settled_seconds = time.monotonic() - started - done.seconds
        machine.start_dead()
        done.rows_with_attempts, done.attempt_lines = (
            machine.count_rows_with_attempts(),
            _read_attempt_lines(machine),
        )
        found = verify(machine.urls.database, machine.client, 100)
        done.documents, done.drift = sum(each.checked for each in found.indices), found.drift
        machine.assert_no_drift()


def _read_attempt_lines(machine: Machine) -> list[str]:
    """Return the log lines of the worker that explain failed attempts."""
    said = (machine.var.logs / f"{machine.worker.name}.log").read_text(errors="replace")
    return [line for line in said.splitlines() if _ATTEMPT_LINE.search(line)]


def _change_and_kill(machine: Machine, gazetteer: Gazetteer, changes: int, done: Soak, say: Say) -> None:
    """Make the changes, with kills at random points.

    While a planned kill waits for a worker process with claimed rows, changes continue more slowly.
    """
    dice = random.Random(done.seed)
    files = NextFiles(machine.urls.database, Path(machine.var.root), gazetteer, dice)
    kinds = draw_kill_order(done.plan, dice)
    due_at = sorted(dice.randrange(changes) for _ in kinds)
    with machine.connect_to_database() as connection, machine.connect_to_database() as read_connection:
        make, killer = RandomChanges(connection, dice), Killer(machine, read_connection)
        first = read_value(connection, "SELECT coalesce(max(id), 0) FROM outbox")
        due_since: float | None = None
        while done.changes.total() < changes or kinds:
            if done.changes.total() % CHANGES_PER_FILE == CHANGES_PER_FILE - 1:
                files.import_next_file()
                done.changes[FILE] += 1
            else:
                done.changes[make.make()] += 1
            if not kinds or done.changes.total() < due_at[-len(kinds)]:
                continue
            due_since = due_since or time.monotonic()
            if killer.try_kill(kinds[0]):
                done.hits[kinds[0]] += 1
                say(f"{done.changes.total()} changes, {done.hits.total()} kills: {kinds[0]}")
            elif time.monotonic() < due_since + TIMEOUT_SECONDS:
                time.sleep(PAUSE_SECONDS)
                continue
            del kinds[0]
            due_since = None
        rows = connection.execute("SELECT DISTINCT noun FROM outbox WHERE id > %s", (first,))
        done.nouns = {noun for (noun,) in rows}
