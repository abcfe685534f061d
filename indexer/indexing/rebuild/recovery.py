"""Continues rebuilds whose process died: tasks that the broker delivers again, and rebuilds that no process leads.

A generation is a complete set of indices, built by one rebuild.
"""

import logging
from dataclasses import replace

from elasticsearch import Elasticsearch

from indexer.indexing import locks
from indexer.indexing.elasticsearch import indices
from indexer.indexing.elasticsearch.index_fingerprint import compute_index_fingerprint
from indexer.indexing.errors import RebuildFailed, RebuildRefused
from indexer.indexing.generations import records
from indexer.indexing.generations.interrupted_build import ATTEMPTS_MAX, CANCELLED, recover_interrupted_build
from indexer.indexing.generations.records import Generation
from indexer.indexing.rebuild.loading import help_with_loading
from indexer.indexing.rebuild.rebuild import RebuildOptions, lead_rebuild, rebuild
from indexer.shared.database import Connection, connect
from schemas.vocabulary.kinds import GenerationState

log = logging.getLogger(__name__)

HELP_SECONDS = 6.0


def rebuild_once(database_url: str, client: Elasticsearch, options: RebuildOptions) -> int | None:
    """Rebuild for a task that the broker may deliver more than once.

    Returns the number of the new generation. Returns None if a generation went live after an earlier delivery of the
    task, or if another process resumes this rebuild.
    Raises the errors of `rebuild`. Also raises RebuildFailed if an operator cancelled the rebuild, or after
    ATTEMPTS_MAX attempts.
    """
    with connect(database_url) as connection:
        begun = [] if options.request is None else records.list_by_request(connection, options.request)
        live = records.find_live(connection)
    if begun and live is not None and live.id >= begun[0].id:
        log.info("Generation %s went live after the rebuild was requested", live.id)
        return None
    if begun and begun[-1].error == CANCELLED:
        raise RebuildFailed(CANCELLED)
    attempts = sum(each.attempts for each in begun)
    if attempts >= ATTEMPTS_MAX:
        raise RebuildFailed(f"The rebuild was started {attempts} times, and its worker died each time")
    try:
        return rebuild(database_url, client, options)
    except RebuildRefused:
        if not begun:
            raise
        log.info("Another process already resumes generation %s", begun[-1].id)
        return None


def help_or_resume_rebuild(database_url: str, client: Elasticsearch, options: RebuildOptions) -> int | None:
    """Help to load a running rebuild for HELP_SECONDS, or finish a rebuild that no process leads.

    Returns the number of the new live generation. Returns None if this process only helped, found no rebuild, or ended
    an interrupted rebuild or rollback without a new build. A resumed rebuild keeps its request and its `accept` reason.
    Raises the errors of `rebuild` and of `help_with_loading`.
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
    resumable = recover_interrupted_build(connection, client)
    if resumable is None and not _should_start_over(building, records.find_by_id(connection, building.id)):
        return None
    # The index was checked when the rebuild began, so a new generation for this rebuild needs no second check.
    given = replace(
        options,
        request=building.request,
        accept=building.accept,
        attempts=building.attempts,
        take_over=True,
    )
    return lead_rebuild(database_url, connection, client, given)


def _can_help(client: Elasticsearch, building: Generation) -> bool:
    """True unless this is a rollback, indices are missing, or another version of the code started the rebuild."""
    return (
        building.live_at is None
        and building.mapping_hash == compute_index_fingerprint()
        and indices.has_all_indices(client, building.id)
    )


def _should_start_over(interrupted: Generation, recorded: Generation | None) -> bool:
    """True if the rebuild cannot be resumed and should start again with a new generation."""
    return (
        recorded is not None
        and recorded.state in {GenerationState.FAILED, GenerationState.PRUNED}
        and recorded.error != CANCELLED
        and interrupted.attempts < ATTEMPTS_MAX
    )
