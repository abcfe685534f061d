"""Makes sure that a live index with the current fingerprint exists when the stack starts.

The index fingerprint is a hash of what determines the content of the index, such as mappings and SQL. An index with
another fingerprint does not fit this version of the code. A generation is a complete set of indices, built by one
rebuild.
"""

from elasticsearch import Elasticsearch

from indexer.indexing import locks
from indexer.indexing.elasticsearch import indices
from indexer.indexing.elasticsearch.index_fingerprint import compute_index_fingerprint
from indexer.indexing.errors import RebuildRefused
from indexer.indexing.generations import records
from indexer.indexing.generations.interrupted_build import recover_interrupted_build
from indexer.rebuild_requests import Report, request_rebuild, wait_for_running_rebuild
from indexer.shared.database import Connection

ACCEPTED_WITHOUT_INDEX = "No index served searches"


def ensure_indexed(
    connection: Connection,
    client: Elasticsearch,
    broker_url: str,
    report: Report,
    accept: str | None = None,
    *,
    take_over: bool = False,
) -> bool:
    """Rebuild the index through Celery, unless a live index with the current fingerprint exists.

    accept: the reason for accepting a generation that looks wrong. Without a reason, such a generation is accepted only
    if no live generation serves searches.
    take_over: whether the rebuild may replace an index that this database did not build.
    If a rebuild is running, wait for its end first. Call `report` with the progress. Return True if this call requested
    a rebuild, and False if the index was already current.
    Raises WorkerMissing if no worker takes the task, and ElasticsearchUnavailable. Also raises the errors of the
    rebuild, except RebuildRefused.
    """
    while True:
        wait_for_running_rebuild(connection, report)
        if is_indexed(connection, client):
            return False
        try:
            reason = accept or (None if _serves_searches(connection, client) else ACCEPTED_WITHOUT_INDEX)
            request_rebuild(connection, broker_url, report, reason, take_over=take_over)
        except RebuildRefused:
            continue  # Another rebuild has just started or resumed. Wait for its end.
        return True


def is_indexed(connection: Connection, client: Elasticsearch) -> bool:
    """True if the live generation has the current index fingerprint.

    All aliases must point only to this generation, and all its indices must exist. If a rebuild was interrupted, its
    state is resolved first, because its process may have moved the aliases before the process died.
    """
    if records.find_building(connection) is not None and locks.try_lock(connection, locks.REBUILD):
        try:
            recover_interrupted_build(connection, client)
        finally:
            locks.unlock(connection, locks.REBUILD)
    live = records.find_live(connection)
    return (
        live is not None
        and live.mapping_hash == compute_index_fingerprint()
        and indices.has_all_indices(client, live.id)
        and indices.has_all_aliases(client, live.id)
    )


def _serves_searches(connection: Connection, client: Elasticsearch) -> bool:
    """True if the aliases point to the live generation, which an older version of the code may have built."""
    live = records.find_live(connection)
    return live is not None and indices.has_all_aliases(client, live.id)
