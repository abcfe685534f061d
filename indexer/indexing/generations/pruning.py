"""Removes old generations that no search reads. A generation is a complete set of indices, built by one rebuild."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from elasticsearch import Elasticsearch

from indexer.indexing import locks
from indexer.indexing.elasticsearch import indices
from indexer.indexing.errors import RebuildRefused
from indexer.indexing.generations import records
from indexer.indexing.generations.interrupted_build import recover_interrupted_build
from indexer.indexing.generations.ownership import assert_index_is_known
from indexer.indexing.generations.swap import remove_generations
from indexer.shared.database import Connection, connect
from schemas.vocabulary.kinds import GenerationState

KEPT_PREVIOUS = 1
POLL_SECONDS = 0.5


@dataclass(slots=True)
class PruneResult:
    """removed: the generations whose indices are deleted.

    in_use: for each generation that was not removed, the number of its open scrolls and points in time.
    """

    removed: list[int] = field(default_factory=list)
    in_use: dict[int, int] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        return {"removed": self.removed, "in_use": {str(each): count for each, count in self.in_use.items()}}


def prune_generations(
    database_url: str,
    client: Elasticsearch,
    keep: int = KEPT_PREVIOUS,
    wait_seconds: float = 0.0,
    *,
    unknown_too: bool = False,
) -> PruneResult:
    """Remove failed generations, and all previous generations except the newest `keep`.

    An interrupted rebuild or rollback is resolved first (see `recover_interrupted_build`).
    The function waits up to `wait_seconds` until the open scrolls and points in time of a previous generation are
    closed. If some stay open, the generation is not removed.
    If `unknown_too` is true, generations that the database does not know or has recorded as pruned are also removed.
    Their indices exist after the restore of an older backup, for example.
    Raises RebuildRefused if another process holds the rebuild lock. If `unknown_too` is true, also raises
    IndexOfOtherDatabase, because the other generations may belong to the database that built the searched one.
    """
    deadline = time.monotonic() + wait_seconds
    with connect(database_url) as connection:
        if not locks.try_lock(connection, locks.REBUILD):
            raise RebuildRefused("A rebuild is running. It removes old generations when it ends")
        if unknown_too:
            assert_index_is_known(connection, client)
        recover_interrupted_build(connection, client)
        unknown = _find_unrecorded(connection, client) if unknown_too else set()
        wanted = sorted({*_list_removable(connection, keep), *unknown})
        while (pruned := _remove_unused(connection, client, wanted)).in_use and time.monotonic() < deadline:
            time.sleep(POLL_SECONDS)
    return PruneResult([each for each in wanted if each not in pruned.in_use], pruned.in_use)


def prune_unused_generations(connection: Connection, client: Elasticsearch) -> PruneResult:
    """Remove each previous generation that has no open scrolls or points in time.

    The newest previous generation always stays. The caller must hold the rebuild lock.
    """
    return _remove_unused(connection, client, _list_removable(connection, KEPT_PREVIOUS))


def _remove_unused(connection: Connection, client: Elasticsearch, candidates: Sequence[int]) -> PruneResult:
    in_use = {each: count for each in candidates if (count := indices.count_open_contexts(client, each))}
    unread = [each for each in candidates if each not in in_use]
    remove_generations(connection, client, unread)
    return PruneResult(unread, in_use)


def _find_unrecorded(connection: Connection, client: Elasticsearch) -> set[int]:
    """Return the generations that have indices, no alias, and no record except as a pruned generation."""
    recorded = {
        each.id
        for each in records.list_in_state(connection, *set(GenerationState) - {GenerationState.PRUNED})
    }
    unknown = indices.find_generations_with_indices(client) - recorded
    return {each for each in unknown if not indices.has_any_alias(client, each)}


def _list_removable(connection: Connection, keep: int) -> Sequence[int]:
    previous = sorted(
        records.list_in_state(connection, GenerationState.PREVIOUS),
        key=lambda each: (each.live_at is not None, each.live_at),
        reverse=True,
    )
    return sorted(each.id for each in previous[keep:])
