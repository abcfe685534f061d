"""Waits until the replicas of a new generation are ready. A generation is a complete set of indices."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import translate_errors
from indexer.indexing.elasticsearch.indices import ALIASES, list_index_names
from indexer.indexing.elasticsearch.retry_policy import retry_while_unavailable
from indexer.indexing.errors import RebuildFailed

log = logging.getLogger(__name__)

STALLED_SECONDS = 300.0
"""The wait fails if nothing is copied for this time."""
POLL_SECONDS = 1.0
LOG_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class CopiedData:
    """The data of all generations that Elasticsearch has copied to replicas."""

    copied_bytes: int
    total_bytes: int
    operations: int


def wait_for_replicas(client: Elasticsearch, generation: int, assert_wanted: Callable[[], None]) -> None:
    """Wait until every replica of the generation is ready.

    The wait has no fixed limit, because Elasticsearch limits the speed of copying and a large index needs many minutes.
    assert_wanted: raises an error if the generation is no longer wanted.
    Raises RebuildFailed if nothing is copied for STALLED_SECONDS. A repeated attempt would wait in vain too.
    """
    last: CopiedData | None = None
    deadline = time.monotonic() + STALLED_SECONDS
    next_log = time.monotonic() + LOG_SECONDS
    while not retry_while_unavailable(partial(_is_green, client, generation)):
        assert_wanted()
        now = retry_while_unavailable(partial(_read_copied_data, client))
        if now != last:
            last, deadline = now, time.monotonic() + STALLED_SECONDS
        elif time.monotonic() > deadline:
            raise RebuildFailed(
                f"The replicas of generation {generation} are not ready, and nothing was copied for "
                f"{STALLED_SECONDS:.0f} s. Each replica needs a node of its own with enough free disk"
            )
        if time.monotonic() > next_log:
            next_log = time.monotonic() + LOG_SECONDS
            megabytes = now.copied_bytes // 1_000_000, now.total_bytes // 1_000_000
            log.info("Generation %s waits for its replicas: %s of %s MB are copied", generation, *megabytes)
        time.sleep(POLL_SECONDS)


def _is_green(client: Elasticsearch, generation: int) -> bool:
    """True if all shards of the generation are ready.

    The request does not wait, because Elasticsearch responds with the error 408 if it has waited in vain.
    """
    with translate_errors():
        health = client.cluster.health(index=list(list_index_names(generation)))
    return bool(health["status"] == "green")


def _read_copied_data(client: Elasticsearch) -> CopiedData:
    """Sum over all generations, because the replicas of one generation may wait for those of another one."""
    with translate_errors():
        response = client.indices.recovery(index=[f"{alias}-*" for alias in ALIASES])
    shards = [shard for each in response.values() for shard in each["shards"] if not shard["primary"]]
    return CopiedData(
        sum(shard["index"]["size"]["recovered_in_bytes"] for shard in shards),
        sum(shard["index"]["size"]["total_in_bytes"] for shard in shards),
        sum(shard["translog"]["recovered"] for shard in shards),
    )
