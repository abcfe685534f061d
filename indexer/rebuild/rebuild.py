"""Building a generation, checking it, and letting searches read it."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

import psycopg
from elasticsearch import Elasticsearch

from indexer import locks
from indexer.database import Connection, connect
from indexer.engine import indices
from indexer.engine.name_protection import protect_names
from indexer.engine.recipe import recipe_hash
from indexer.errors import IndexerError, RebuildRefused
from indexer.generations import records
from indexer.generations.pruning import prune_unread
from indexer.generations.recovery import recover
from indexer.generations.swap import go_live
from indexer.outbox.claim import pass_over
from indexer.rebuild.gates import GATES, Candidate, Gate, pass_gates
from indexer.rebuild.loading import load
from indexer.rebuild.slices import published_count

log = logging.getLogger(__name__)

PROGRESS_EVERY_SECONDS = 0.5
PASS_OVER_SECONDS = 60.0


@dataclass(frozen=True)
class RebuildOrder:
    """How to rebuild: who asked for it (a task's id), the index's shards and copies, the gates, and a person's reason
    to pass over their doubts."""

    request: str | None = None
    shards: int = 1
    replicas: int = 0
    gates: tuple[Gate, ...] = GATES
    accept: str | None = None


def rebuild(database_url: str, client: Elasticsearch, order: RebuildOrder) -> int:
    """Build a new generation beside the live one and swap it in; the number of the generation that is live then.

    Raises RebuildRefused when one is running, EngineUnavailable, NameTaken, and RebuildFailed with its kinds; what was
    live still is.
    """
    with connect(database_url) as connection:
        if not locks.try_lock(connection, locks.REBUILD):
            raise RebuildRefused(refusal(connection))
        recover(connection, client)
        protect_names(client)
        generation = _begin(connection, client, order)
        try:
            _build(database_url, connection, client, generation, order)
        except BaseException as error:
            _give_up(connection, generation, error)
            raise
        # Should the engine's answer be lost here, the next start looks where the aliases lead, and settles it.
        go_live(connection, client, generation)
        log.info("Generation %s is live", generation)
        prune_unread(connection, client)
    return generation


def refusal(connection: Connection) -> str:
    """Why there is no second rebuild, with the progress of the first."""
    running = records.building(connection)
    if running is None:
        return "A rebuild is running already and has just begun or just ended"
    return (
        f"A rebuild is running already: generation {running.id}, "
        f"{running.documents_done:,} of {running.documents_total or 0:,} courses"
    )


def _begin(connection: Connection, client: Elasticsearch, order: RebuildOrder) -> int:
    """A number under which the engine has nothing yet; changes reach the generation from here on.

    What has changed before there is any generation is read anyhow, and need not be worked off.
    """
    pass_over(connection, time.monotonic() + PASS_OVER_SECONDS)
    generation = records.next_id(connection)
    while indices.exists_in_part(client, generation):
        generation = records.next_id(connection)
    total = published_count(connection)
    records.insert_building(connection, generation, recipe_hash(), order.request, total)
    log.info("Generation %s is being built for %s courses", generation, total)
    return generation


def _build(
    database_url: str, connection: Connection, client: Elasticsearch, generation: int, order: RebuildOrder
) -> None:
    indices.create_indices(client, generation, order.shards)
    written = load(database_url, client, generation, _reporter(connection, generation))
    records.record_progress(connection, generation, written)
    indices.make_searchable(client, generation, order.replicas)
    pass_gates(Candidate(connection, client, generation), order.gates, order.accept)


def _give_up(connection: Connection, generation: int, error: BaseException) -> None:
    """Record why; when PostgreSQL cannot be told, the next rebuild finds the generation abandoned."""
    reason = str(error) if isinstance(error, IndexerError) else f"{type(error).__name__}: {error}"
    log.error("Generation %s failed: %s", generation, reason)
    try:
        records.fail(connection, generation, reason)
    except psycopg.OperationalError:
        log.exception("PostgreSQL could not be told that generation %s failed", generation)


def _reporter(connection: Connection, generation: int) -> Callable[[int], None]:
    """Writes progress to the record, not more often than people look."""
    told = time.monotonic()

    def report(done: int) -> None:
        nonlocal told
        if time.monotonic() - told > PROGRESS_EVERY_SECONDS:
            records.record_progress(connection, generation, done)
            told = time.monotonic()

    return report
