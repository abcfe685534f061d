"""Builds a generation (a complete set of indices), checks it and makes it live. Resumes an interrupted rebuild."""

import logging
import time
from dataclasses import dataclass

import psycopg
from elasticsearch import Elasticsearch

from indexer.indexing import locks
from indexer.indexing.elasticsearch import indices
from indexer.indexing.elasticsearch.index_fingerprint import compute_index_fingerprint
from indexer.indexing.elasticsearch.name_protection import protect_names
from indexer.indexing.elasticsearch.replicas import wait_for_replicas
from indexer.indexing.errors import ElasticsearchUnavailable, RebuildRefused
from indexer.indexing.generations import batches, records
from indexer.indexing.generations.interrupted_build import ATTEMPTS_MAX, recover_interrupted_build
from indexer.indexing.generations.ownership import assert_index_is_known
from indexer.indexing.generations.progress import read_progress
from indexer.indexing.generations.pruning import prune_unused_generations
from indexer.indexing.generations.records import Generation
from indexer.indexing.generations.swap import make_generation_live
from indexer.indexing.outbox.claims import mark_done_without_generation
from indexer.indexing.rebuild.course_slices import count_published_courses
from indexer.indexing.rebuild.gates import GATES, Candidate, Gate, pass_gates
from indexer.indexing.rebuild.loading import COURSES_PER_SLICE, assert_building, load_generation
from indexer.shared.database import Connection, connect
from indexer.shared.errors import IndexerError

log = logging.getLogger(__name__)

MARK_DONE_SECONDS = 60.0


@dataclass(frozen=True)
class RebuildOptions:
    """request: the id of the task that requested the rebuild.
    accept: the operator's reason for accepting a generation that looks wrong.
    attempts: the number of processes that have led this rebuild before.
    take_over: whether the rebuild may replace an index that this database did not build.
    shards: used only when indices are created. A resumed rebuild whose indices exist keeps their number of shards.
    """

    request: str | None = None
    shards: int = 1
    replicas: int = 0
    gates: tuple[Gate, ...] = GATES
    accept: str | None = None
    attempts: int = 0
    take_over: bool = False


def rebuild(database_url: str, client: Elasticsearch, options: RebuildOptions) -> int:
    """Build a new generation and make it live. Returns the number of the generation.

    If possible, an interrupted rebuild is resumed and keeps its finished batches. After an error before the swap, the
    live generation is unchanged. If PostgreSQL or Elasticsearch is unavailable, the new generation stays building, and
    a worker resumes it. It fails with the last of ATTEMPTS_MAX attempts. An error after the swap can only come from the
    removal of old generations.
    Raises RebuildRefused (another process holds the rebuild lock), IndexOfOtherDatabase, RebuildFailed,
    ElasticsearchUnavailable, IndexMissing or AliasNameTaken.
    """
    with connect(database_url) as connection, locks.hold_if_free(connection, locks.REBUILD) as leads:
        if not leads:
            raise RebuildRefused(describe_running_rebuild(connection))
        return lead_rebuild(database_url, connection, client, options)


def lead_rebuild(
    database_url: str, connection: Connection, client: Elasticsearch, options: RebuildOptions
) -> int:
    """Rebuild on the connection that holds the rebuild lock. Other processes may help to load batches."""
    interrupted = recover_interrupted_build(connection, client)
    protect_names(client)
    if interrupted is None:
        if not options.take_over:
            assert_index_is_known(connection, client)
        generation = _begin_generation(connection, client, options)
    else:
        generation = interrupted.id
        _continue_build(connection, interrupted, options)
    try:
        _build_generation(database_url, connection, client, generation, options)
    except psycopg.OperationalError:
        log.warning("Generation %s waits to be resumed: PostgreSQL is unavailable", generation)
        raise
    except ElasticsearchUnavailable as error:
        if _was_last_attempt(connection, generation):
            _mark_failed(connection, generation, error)
        else:
            log.warning("Generation %s waits to be resumed: %s", generation, error)
        raise
    except Exception as error:
        _mark_failed(connection, generation, error)
        raise
    # If the process dies during this call, recover_interrupted_build reads the aliases to find out whether they moved.
    make_generation_live(connection, client, generation)
    log.info("Generation %s is live", generation)
    prune_unused_generations(connection, client)
    return generation


def describe_running_rebuild(connection: Connection) -> str:
    """Describe the running rebuild and its progress in one sentence."""
    running = read_progress(connection)
    if running is None:
        return "A rebuild is running already and has just begun or just ended"
    return f"A rebuild is running already: {running}"


def _begin_generation(connection: Connection, client: Elasticsearch, options: RebuildOptions) -> int:
    """Record a new generation with an unused number, and plan its batches.

    After this call, drains also write changes to the new generation.

    If no generation is live or building, the pending outbox rows are first marked done. The rebuild reads their changes
    from the catalogue tables.
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
        "Generation %s is resumed: %s of its %s batches are finished",
        interrupted.id,
        counts.finished,
        counts.planned,
    )


def _build_generation(
    database_url: str, connection: Connection, client: Elasticsearch, generation: int, options: RebuildOptions
) -> None:
    if not indices.has_all_indices(client, generation):
        # No batch is finished, because such a rebuild is not resumed if an index is missing. An interrupted process may
        # have created some of the indices.
        indices.remove_indices(client, [generation])
        indices.create_indices(client, generation, options.shards)
    load_generation(database_url, client, generation)
    records.record_course_count(connection, generation, batches.count_courses_written(connection, generation))
    indices.make_searchable(client, generation, options.replicas)
    wait_for_replicas(client, generation, lambda: assert_building(connection, generation))
    pass_gates(Candidate(connection, client, generation), options.gates, options.accept)


def _was_last_attempt(connection: Connection, generation: int) -> bool:
    recorded = records.find_by_id(connection, generation)
    return recorded is None or recorded.attempts >= ATTEMPTS_MAX


def _mark_failed(connection: Connection, generation: int, error: Exception) -> None:
    """Mark the generation failed.

    If PostgreSQL is unavailable, the generation stays building, and a rebuild resumes it later.
    """
    reason = str(error) if isinstance(error, IndexerError) else f"{type(error).__name__}: {error}"
    log.error("Generation %s failed: %s", generation, reason)
    try:
        records.mark_failed(connection, generation, reason)
    except psycopg.OperationalError:
        log.exception("Generation %s could not be marked failed in PostgreSQL", generation)
