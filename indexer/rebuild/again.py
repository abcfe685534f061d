"""A rebuild whose task is delivered a second time, because the worker that had it died."""

import logging

from elasticsearch import Elasticsearch

from indexer.database import connect
from indexer.errors import RebuildFailed
from indexer.generations import records
from indexer.rebuild.rebuild import RebuildOrder, rebuild

log = logging.getLogger(__name__)

ATTEMPTS_MAX = 3


def rebuild_unless_done(database_url: str, client: Elasticsearch, order: RebuildOrder) -> int | None:
    """Rebuild, unless an earlier attempt at the same request was followed by a generation that went live.

    The number of the new generation, or None. Raises what `rebuild` raises, and RebuildFailed after three attempts.
    """
    with connect(database_url) as connection:
        attempts = [] if order.request is None else records.requested(connection, order.request)
        live = records.live(connection)
    if attempts and live is not None and live.id >= attempts[0].id:
        log.info("Generation %s went live since the rebuild was asked for", live.id)
        return None
    if len(attempts) >= ATTEMPTS_MAX:
        raise RebuildFailed(f"The rebuild was begun {len(attempts)} times and its worker died each time")
    return rebuild(database_url, client, order)
