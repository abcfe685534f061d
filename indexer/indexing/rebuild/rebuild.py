"""Building a generation, checking it, and letting searches read it; going on where somebody else was interrupted."""

import logging
import time
from dataclasses import dataclass

import psycopg
from elasticsearch import Elasticsearch

from indexer.indexing import locks
from indexer.indexing.elasticsearch import indices
from indexer.indexing.elasticsearch.index_fingerprint import compute_index_fingerprint
from indexer.indexing.elasticsearch.name_protection import protect_names
from indexer.indexing.errors import RebuildRefused
from indexer.indexing.generations import batches, records
from indexer.indexing.generations.interrupted_build import recover_interrupted_build
from indexer.indexing.generations.progress import read_progress
from indexer.indexing.generations.pruning import prune_unused_generations
from indexer.indexing.generations.records import Generation
from indexer.indexing.generations.swap import make_generation_live
from indexer.indexing.outbox.claims import mark_done_without_generation
from indexer.indexing.rebuild.course_slices import count_published_courses
from indexer.indexing.rebuild.gates import GATES, Candidate, Gate, pass_gates
from indexer.indexing.rebuild.loading import COURSES_PER_SLICE, load_generation
from indexer.shared.database import Connection, connect
from indexer.shared.errors import IndexerError

log = logging.getLogger(__name__)

MARK_DONE_SECONDS = 60.0


@dataclass(frozen=True)
class RebuildOptions:
    """How to rebuild: who asked for it (a task's id), the index's shards and copies, the gates, a person's reason to
    pass over their doubts, and how many processes have died over it already.

    One that goes on with an interrupted rebuild keeps the shards that this was begun with.
    """

    request: str | None = None
    shards: int = 1
    replicas: int = 0
    gates: tuple[Gate, ...] = GATES
    accept: str | None = None
    attempts: int = 0


def rebuild(database_url: str, client: Elasticsearch, options: RebuildOptions) -> int:
    """Build a new generation beside the live one and swap it in; the number of the generation that is live then.

    What an interrupted rebuild has finished is not done again. Raises RebuildRefused when one is running,
    ElasticsearchUnavailable, AliasNameTaken, and RebuildFailed with its kinds; what was live still is.
    """
    with connect(database_url) as connection, locks.hold_if_free(connection, locks.REBUILD) as leads:
        if not leads:
            raise RebuildRefused(describe_running_rebuild(connection))
        return lead_rebuild(database_url, connection, client, options)


def lead_rebuild(
    database_url: str, connection: Connection, client: Elasticsearch, options: RebuildOptions
) -> int:
    """What `rebuild` does, on the connection that holds its lock. Others may help to load; the rest is done here."""
    interrupted = recover_interrupted_build(connection, client)
    protect_names(client)
    if interrupted is None:
        generation = _begin(connection, client, options)
    else:
        generation = interrupted.id
        _continue_build(connection, interrupted, options)
    try:
        _build(database_url, connection, client, generation, options)
    except psycopg.OperationalError:
        log.warning("Generation %s waits to be gone on with: PostgreSQL is away", generation)
        raise
    except Exception as error:
        _give_up(connection, generation, error)
        raise
    # Should the engine's answer be lost here, the next start looks where the aliases point, and settles it.
    make_generation_live(connection, client, generation)
    log.info("Generation %s is live", generation)
    prune_unused_generations(connection, client)
    return generation


def describe_running_rebuild(connection: Connection) -> str:
    """Why there is no second rebuild, with the progress of the first."""
    running = read_progress(connection)
    if running is None:
        return "A rebuild is running already and has just begun or just ended"
    return f"A rebuild is running already: {running}"


def _begin(connection: Connection, client: Elasticsearch, options: RebuildOptions) -> int:
    """A number under which the engine has nothing yet; changes reach the generation from here on.

    What has changed before there is any generation is read anyhow, and need not be worked off.
    """
    mark_done_without_generation(connection, time.monotonic() + MARK_DONE_SECONDS)
    generation = records.draw_next_id(connection)
    while indices.has_any_index(client, generation):
        generation = records.draw_next_id(connection)
    total = count_published_courses(connection)
    with connection.transaction():
        records.insert_building(
            connection,
            generation,
            compute_index_fingerprint(),
            options.request,
            total,
            options.accept,
            options.attempts + 1,
        )
        batches.plan_batches(connection, generation, COURSES_PER_SLICE)
    log.info("Generation %s is being built for %s courses", generation, total)
    return generation


def _continue_build(connection: Connection, interrupted: Generation, options: RebuildOptions) -> None:
    records.record_new_attempt(connection, interrupted.id, options.request, options.accept)
    counts = batches.count_batches(connection, interrupted.id)
    log.warning(
        "Generation %s is gone on with: %s of its %s batches are finished",
        interrupted.id,
        counts.finished,
        counts.planned,
    )


def _build(
    database_url: str, connection: Connection, client: Elasticsearch, generation: int, options: RebuildOptions
) -> None:
    if not indices.has_all_indices(client, generation):
        # Nothing was finished then; whoever was interrupted here may have made some of them.
        indices.remove_indices(client, [generation])
        indices.create_indices(client, generation, options.shards)
    load_generation(database_url, client, generation)
    records.record_progress(connection, generation, batches.count_courses_written(connection, generation))
    indices.make_searchable(client, generation, options.replicas)
    pass_gates(Candidate(connection, client, generation), options.gates, options.accept)


def _give_up(connection: Connection, generation: int, error: Exception) -> None:
    """Record why; when PostgreSQL cannot be told, somebody goes on with it instead."""
    reason = str(error) if isinstance(error, IndexerError) else f"{type(error).__name__}: {error}"
    log.error("Generation %s failed: %s", generation, reason)
    try:
        records.mark_failed(connection, generation, reason)
    except psycopg.OperationalError:
        log.exception("PostgreSQL could not be told that generation %s failed", generation)
