"""Decides what happens to a rebuild or rollback whose process died. The caller must hold the rebuild lock.

A generation is a complete set of indices. A rebuild builds a new generation. A rollback returns to the previous one.
"""

import logging

from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch import indices
from indexer.indexing.elasticsearch.index_fingerprint import compute_index_fingerprint
from indexer.indexing.errors import RebuildFailed
from indexer.indexing.generations import batches, records
from indexer.indexing.generations.records import Generation
from indexer.indexing.generations.swap import make_generation_live, remove_generations, restore_aliases
from indexer.shared.database import Connection
from schemas.vocabulary.kinds import GenerationState

log = logging.getLogger(__name__)

ATTEMPTS_MAX = 5
INTERRUPTED = "The rebuild ended without a word: its process or its database session died"
CANCELLED = "An operator cancelled the rebuild"
REPLACED_BY_ROLLBACK = "The rebuild was interrupted, and then a rollback was requested"


def recover_interrupted_build(connection: Connection, client: Elasticsearch) -> Generation | None:
    """Resolve the generation that has the state `building`. Remove the indices of failed generations.

    - If the aliases point to the generation, the generation becomes live. All checks (gates) were passed or accepted,
    and the process died between moving the aliases and the commit. If an operator cancels the rebuild at the same time,
    the aliases return to the live generation instead.
    - If the generation was live earlier, the process died during a rollback. The generation becomes previous again.
    - If a rebuild can resume the generation, the generation stays building and is returned.
    - In all other cases, the generation becomes failed.

    Each failed generation then becomes pruned, because its indices are removed.
    """
    interrupted = records.find_building(connection)
    resumable = None if interrupted is None else _resolve_interrupted_build(connection, client, interrupted)
    remove_generations(
        connection, client, [each.id for each in records.list_in_state(connection, GenerationState.FAILED)]
    )
    return resumable


def abandon_interrupted_build(connection: Connection, client: Elasticsearch, reason: str) -> None:
    """Resolve the building generation like `recover_interrupted_build`, but keep none for a later resume.

    A generation that a rebuild could resume becomes failed for this reason, and its indices are removed.
    """
    resumable = recover_interrupted_build(connection, client)
    if resumable is not None:
        records.mark_failed(connection, resumable.id, reason)
        remove_generations(connection, client, [resumable.id])


def find_resume_obstacle(
    connection: Connection, client: Elasticsearch, interrupted: Generation
) -> str | None:
    """Return the reason why an interrupted rebuild cannot be resumed, or None.

    If indices are missing although a batch is finished, documents are lost, so the rebuild cannot be resumed. If no
    batch is finished, the resumed rebuild creates the indices again.
    """
    if interrupted.attempts >= ATTEMPTS_MAX:
        return f"The rebuild was begun {interrupted.attempts} times and its process died each time"
    if interrupted.mapping_hash != compute_index_fingerprint():
        return f"{INTERRUPTED}, and it was made by another version of the code"
    counts = batches.count_batches(connection, interrupted.id)
    if counts.planned == 0:
        return f"{INTERRUPTED}, before it was planned"
    if counts.finished > 0 and not indices.has_all_indices(client, interrupted.id):
        return f"{INTERRUPTED}, and its indices are gone"
    return None


def _resolve_interrupted_build(
    connection: Connection, client: Elasticsearch, interrupted: Generation
) -> Generation | None:
    number = interrupted.id
    if indices.has_all_aliases(client, number):
        _finish_swap(connection, client, number)
    elif interrupted.live_at is not None:
        records.return_to_previous(connection, number)
        log.warning("The rollback to generation %s died; it is previous again", number)
    elif (reason := find_resume_obstacle(connection, client, interrupted)) is None:
        return interrupted
    else:
        records.mark_failed(connection, number, reason)
        log.warning("Generation %s is failed: %s", number, reason)
    return None


def _finish_swap(connection: Connection, client: Elasticsearch, generation: int) -> None:
    """Make the generation live, to which the aliases point. If it is no longer building, move the aliases back."""
    try:
        make_generation_live(connection, client, generation)
        log.warning("Generation %s had gone live when its rebuild died", generation)
    except RebuildFailed as error:
        restore_aliases(connection, client, generation)
        log.warning("%s", error)
