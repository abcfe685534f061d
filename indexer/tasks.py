"""What a worker does. A task re-reads everything from PostgreSQL: it may run twice, in any order, and be killed."""

import logging
from functools import lru_cache

from elasticsearch import Elasticsearch

from indexer.app import app
from indexer.database import connect
from indexer.engine.client import engine_client
from indexer.errors import EngineUnavailable, IndexerError, IndexMissing
from indexer.outbox.drain import drain
from indexer.outbox.retention import prune_outbox as prune_done_rows
from indexer.rebuild.again import rebuild_unless_done
from indexer.rebuild.rebuild import RebuildOrder
from schemas.settings import settings

log = logging.getLogger(__name__)


class ServiceUnknown(IndexerError):
    """The worker was started without the address of a service."""


@app.task(name="indexer.drain_outbox")
def drain_outbox() -> None:
    """Bring the index up to the outbox."""
    with connect(_database_url()) as connection:
        try:
            drained = drain(connection, _client())
        except (EngineUnavailable, IndexMissing) as error:
            log.warning("The changes wait in the outbox: %s", error)
            return
    if drained.done or drained.failed:
        log.info("Outbox: %s rows done, %s failed", drained.done, drained.failed)


@app.task(name="indexer.prune_outbox")
def prune_outbox() -> None:
    """Delete rows of the outbox that were done long ago."""
    with connect(_database_url()) as connection:
        prune_done_rows(connection)


@app.task(name="indexer.rebuild_index", bind=True, ignore_result=False, throws=(IndexerError,))
def rebuild_index(self) -> int | None:  # type: ignore[no-untyped-def]  # Celery's own task type takes no parameters
    """Build a new generation and let searches read it; its number, or None when that was done meanwhile."""
    given = settings()
    order = RebuildOrder(request=self.request.id, shards=given.index_shards, replicas=given.index_replicas)
    return rebuild_unless_done(_database_url(), _client(), order)


def _database_url() -> str:
    url = settings().database_url
    if url is None:
        raise ServiceUnknown("DATABASE_URL is not set")
    return url


@lru_cache
def _client() -> Elasticsearch:
    engine = settings().engine
    if engine is None:
        raise ServiceUnknown("ELASTICSEARCH_URL is not set")
    return engine_client(engine)
