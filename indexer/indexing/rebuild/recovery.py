"""Rebuilds whose process died: a task that is delivered again, and work that nobody leads any more."""

import logging
from dataclasses import replace

from elasticsearch import Elasticsearch

from indexer.indexing import locks
from indexer.indexing.elasticsearch import indices
from indexer.indexing.elasticsearch.index_fingerprint import compute_index_fingerprint
from indexer.indexing.errors import RebuildFailed, RebuildRefused
from indexer.indexing.generations import records
from indexer.indexing.generations.interrupted_build import ATTEMPTS_MAX, recover_interrupted_build
from indexer.indexing.generations.records import Generation
from indexer.indexing.rebuild.loading import help_with_loading
from indexer.indexing.rebuild.rebuild import RebuildOptions, lead_rebuild, rebuild
from indexer.shared.database import Connection, connect
from schemas.vocabulary.kinds import GenerationState

log = logging.getLogger(__name__)

HELP_SECONDS = 6.0


def rebuild_once(database_url: str, client: Elasticsearch, options: RebuildOptions) -> int | None:
    """Rebuild, unless the same request was begun before and a generation went live since, or somebody is at it.

    The number of the new generation, or None. Raises what `rebuild` raises, and RebuildFailed after five attempts.
    """
    with connect(database_url) as connection:
        begun = [] if options.request is None else records.list_by_request(connection, options.request)
        live = records.find_live(connection)
    if begun and live is not None and live.id >= begun[0].id:
        log.info("Generation %s went live since the rebuild was asked for", live.id)
        return None
    attempts = sum(each.attempts for each in begun)
    if attempts >= ATTEMPTS_MAX:
        raise RebuildFailed(f"The rebuild was begun {attempts} times and its worker died each time")
    try:
        return rebuild(database_url, client, options)
    except RebuildRefused:
        if not begun:
            raise
        log.info("Somebody goes on with generation %s already", begun[-1].id)
        return None


def help_or_resume_rebuild(database_url: str, client: Elasticsearch, options: RebuildOptions) -> int | None:
    """Help with the rebuild that runs for a while, or bring one that nobody leads any more to its end.

    The number of the generation that is live then; None when it was help, or there was nothing to do. Who asked, and
    what was accepted beforehand, is as the rebuild was begun. Raises what `rebuild` raises.
    """
    with connect(database_url) as connection:
        if records.find_building(connection) is None:
            return None
        with locks.hold_if_free(connection, locks.REBUILD) as leads:
            building = records.find_building(connection)
            if building is None:
                return None
            if leads:
                return _resume(database_url, connection, client, options, building)
        if _can_help(client, building):
            help_with_loading(database_url, client, building.id, HELP_SECONDS)
        return None


def _resume(
    database_url: str,
    connection: Connection,
    client: Elasticsearch,
    options: RebuildOptions,
    building: Generation,
) -> int | None:
    left = recover_interrupted_build(connection, client)
    if left is None and not _should_start_over(building, records.find_by_id(connection, building.id)):
        return None
    given = replace(options, request=building.request, accept=building.accept, attempts=building.attempts)
    return lead_rebuild(database_url, connection, client, given)


def _can_help(client: Elasticsearch, building: Generation) -> bool:
    """Not with a rollback, not before there is anything to write to, and not by another version of the code."""
    return (
        building.live_at is None
        and building.mapping_hash == compute_index_fingerprint()
        and indices.has_all_indices(client, building.id)
    )


def _should_start_over(interrupted: Generation, settled: Generation | None) -> bool:
    """Whether a rebuild that cannot be gone on with still stands as a request."""
    return (
        settled is not None
        and settled.state in {GenerationState.FAILED, GenerationState.PRUNED}
        and interrupted.attempts < ATTEMPTS_MAX
    )
