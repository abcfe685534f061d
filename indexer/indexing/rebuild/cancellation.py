"""Cancels a rebuild.

The process that leads the rebuild stops at the end of its current batches. If all batches are loaded, the process stops
before the generation goes live. Then the indices of the rebuild are removed. A generation is a complete set of indices,
built by one rebuild.
"""

import time
from dataclasses import dataclass

from elasticsearch import Elasticsearch

from indexer.indexing import locks
from indexer.indexing.errors import CancelRefused, ElasticsearchUnavailable
from indexer.indexing.generations import records
from indexer.indexing.generations.interrupted_build import CANCELLED
from indexer.indexing.generations.swap import remove_generations, restore_aliases
from indexer.shared.database import connect

REMOVED_WITHIN_SECONDS = 60.0
POLL_SECONDS = 0.2


@dataclass(frozen=True, slots=True)
class Cancelled:
    """is_removed: true if the indices are removed. Otherwise the task `indexer.prune_index` removes them later."""

    generation: int
    is_removed: bool


def cancel_rebuild(
    database_url: str, client: Elasticsearch, wait_seconds: float = REMOVED_WITHIN_SECONDS
) -> Cancelled:
    """Cancel the running or interrupted rebuild. The live generation stays unchanged.

    Wait at most `wait_seconds` for the leading process to stop. Raises CancelRefused if there is no such rebuild, if a
    rollback is running, or if the rebuild has just ended.
    """
    with connect(database_url) as connection:
        building = records.find_building(connection)
        if building is None:
            raise CancelRefused("No rebuild is running")
        if building.live_at is not None:
            raise CancelRefused(
                f"A rollback to generation {building.id} is running. A rollback cannot be cancelled"
            )
        if not records.mark_failed(connection, building.id, CANCELLED):
            raise CancelRefused(f"Generation {building.id} has just ended. See `finder index status`")
        deadline = time.monotonic() + wait_seconds
        while time.monotonic() < deadline:
            with locks.hold_if_free(connection, locks.REBUILD) as has_leader_stopped:
                if has_leader_stopped:
                    try:
                        restore_aliases(connection, client, building.id)
                        remove_generations(connection, client, [building.id])
                    except ElasticsearchUnavailable:
                        break
                    return Cancelled(building.id, is_removed=True)
            time.sleep(POLL_SECONDS)
        return Cancelled(building.id, is_removed=False)
