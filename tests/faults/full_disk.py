"""Makes Elasticsearch believe that its disk is full.

Elasticsearch blocks writes to an index if the free disk space is below the flood stage watermark.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from elasticsearch import Elasticsearch

from schemas.documents.aliases import COURSES_ALIAS
from tests.integration.indexer.celery_worker import wait_until

DISK_CHECK_TIMEOUT_SECONDS = 90.0
"""Elasticsearch checks its disks every 10 s during the block. The default is 30 s."""
BLOCKED = "read-only-allow-delete"
"""The text in the worker's log if a full disk blocks the index."""
_MARK = "cluster.routing.allocation.disk.watermark"
_SETTINGS = {
    **{f"{_MARK}.{each}": "900tb" for each in ("low", "high", "flood_stage")},
    "cluster.info.update.interval": "10s",
}


@contextmanager
def fill_disk(client: Elasticsearch) -> Iterator[None]:
    """Raise the watermarks above the free space during the block. Afterwards, wait until the index is not blocked."""
    client.cluster.put_settings(persistent=_SETTINGS)
    try:
        wait_until(lambda: is_blocked(client), DISK_CHECK_TIMEOUT_SECONDS)
        yield
    finally:
        client.cluster.put_settings(persistent=dict.fromkeys(_SETTINGS))
    wait_until(lambda: not is_blocked(client), DISK_CHECK_TIMEOUT_SECONDS)


def is_blocked(client: Elasticsearch) -> bool:
    found = client.indices.get_settings(index=COURSES_ALIAS, name="index.blocks.*").body
    return bool(found) and "read_only_allow_delete" in str(found)
