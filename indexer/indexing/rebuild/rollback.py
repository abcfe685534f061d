"""Rolls back to the previous generation, which is a complete set of indices.

The previous generation first gets all changes that it missed.
"""

import logging

from elasticsearch import Elasticsearch

from indexer.indexing import locks
from indexer.indexing.elasticsearch import indices
from indexer.indexing.elasticsearch.index_fingerprint import compute_index_fingerprint
from indexer.indexing.errors import NotIndexed, RebuildRefused, RollbackRefused
from indexer.indexing.generations import records
from indexer.indexing.generations.interrupted_build import REPLACED_BY_ROLLBACK, abandon_interrupted_build
from indexer.indexing.generations.ownership import assert_index_is_known
from indexer.indexing.generations.records import Generation
from indexer.indexing.generations.swap import make_generation_live
from indexer.indexing.rebuild.catch_up import catch_up_generation
from indexer.indexing.rebuild.course_slices import count_published_courses
from indexer.indexing.rebuild.gates import GATES, Candidate, Gate, pass_gates
from indexer.indexing.rebuild.rebuild import describe_running_rebuild
from indexer.shared.database import Connection, connect

log = logging.getLogger(__name__)


def rollback(
    database_url: str, client: Elasticsearch, gates: tuple[Gate, ...] = GATES, accept: str | None = None
) -> int:
    """Update the previous generation, check it and make it live. Returns the number of the generation.

    The live generation becomes previous, so a second rollback makes it live again. After an error the live generation
    is unchanged.
    Raises RebuildRefused (another process holds the rebuild lock), RollbackRefused, NotIndexed,
    IndexOfOtherDatabase, RebuildFailed (such as GateFailed), RepairFailed, ElasticsearchUnavailable or IndexMissing.
    """
    with connect(database_url) as connection:
        if not locks.try_lock(connection, locks.REBUILD):
            raise RebuildRefused(describe_running_rebuild(connection))
        assert_index_is_known(connection, client)
        abandon_interrupted_build(connection, client, REPLACED_BY_ROLLBACK)
        target = _find_target(connection, client)
        records.reopen_for_writes(connection, target.id)
        try:
            catch_up_generation(database_url, client, target.id)
            records.record_course_count(connection, target.id, count_published_courses(connection))
            indices.refresh_indices(client, target.id)
            pass_gates(Candidate(connection, client, target.id), gates, accept)
        except BaseException:
            records.return_to_previous(connection, target.id)
            raise
        make_generation_live(connection, client, target.id)
        log.info("Rolled back: generation %s is live", target.id)
    return target.id


def _find_target(connection: Connection, client: Elasticsearch) -> Generation:
    """Return the previous generation.

    Raises NotIndexed if no generation is live. Raises RollbackRefused if the previous generation or one of its indices
    is missing. Also raises RollbackRefused if the index fingerprint shows that another version of the code built the
    generation.
    """
    if records.find_live(connection) is None:
        raise NotIndexed("There is no live index to roll back from: build one with `finder index rebuild`")
    previous = records.find_previous(connection)
    if previous is None or not indices.has_all_indices(client, previous.id):
        raise RollbackRefused(
            "There is no previous generation any more: nothing to roll back to. `finder index rebuild` makes a new one"
        )
    if previous.mapping_hash != compute_index_fingerprint():
        raise RollbackRefused(
            f"Generation {previous.id} was made by another version of the code, and this one can neither search nor "
            "update it: start the version that made it and roll back there, or run `finder index rebuild`"
        )
    return previous
