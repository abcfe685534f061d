"""The Celery tasks.

Each task reads its state from PostgreSQL. A task may therefore run twice, in any order, or be killed.
"""

import logging
from dataclasses import replace
from functools import lru_cache
from typing import Any

from celery import Task
from elasticsearch import Elasticsearch

from indexer.app import app
from indexer.catalogue import short_links
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.errors import ElasticsearchUnavailable, IndexMissing, IndexOutdated
from indexer.indexing.generations.pruning import prune_generations
from indexer.indexing.outbox.drain import drain
from indexer.indexing.outbox.operator_commands import drain_until_finished, queue_courses, replay
from indexer.indexing.outbox.retention import prune_outbox as prune_done_rows
from indexer.indexing.rebuild.gates import GATES
from indexer.indexing.rebuild.rebuild import RebuildOptions
from indexer.indexing.rebuild.recovery import help_or_resume_rebuild, rebuild_once
from indexer.indexing.rebuild.rollback import rollback
from indexer.indexing.verification.verification import repair, verify
from indexer.shared.database import connect
from indexer.shared.errors import IndexerError
from schemas.settings import read_settings

log = logging.getLogger(__name__)


class ServiceUnknown(IndexerError):
    """The worker was started without the address of a service."""


@app.task(name="indexer.drain_outbox")
def drain_outbox() -> None:
    """Index the changes in the outbox."""
    with connect(_read_database_url()) as connection:
        try:
            drained = drain(connection, _get_client())
        except (ElasticsearchUnavailable, IndexMissing, IndexOutdated) as error:
            log.warning("The changes wait in the outbox: %s", error)
            return
    if drained.done or drained.failed:
        log.info("Outbox: %s rows done, %s failed", drained.done, drained.failed)


@app.task(name="indexer.prune_outbox")
def prune_outbox() -> None:
    """Delete old done rows of the outbox."""
    with connect(_read_database_url()) as connection:
        prune_done_rows(connection)


@app.task(name="indexer.prune_short_links")
def prune_short_links() -> None:
    """Delete short links that were not opened for a year."""
    with connect(_read_database_url()) as connection:
        deleted = short_links.prune_short_links(connection)
    if deleted:
        log.info("Deleted %s short links that nobody opened for a year", deleted)


@app.task(name="indexer.rebuild_index", bind=True, ignore_result=False, throws=(IndexerError,))
def rebuild_index(
    self: "Task[[str | None, bool], int | None]", accept: str | None = None, take_over: bool = False
) -> int | None:
    """Build a new generation (a complete set of indices), or resume an interrupted rebuild, and make it live.

    Returns the number of the generation. Returns None if an earlier delivery of this task has already led to a live
    generation, or if another process resumes the rebuild.
    """
    options = replace(_build_options(self.request.id, accept), take_over=take_over)
    return rebuild_once(_read_database_url(), _get_client(), options)


@app.task(name="indexer.work_on_rebuild", throws=(IndexerError,))
def work_on_rebuild() -> None:
    """Help with a running rebuild, or resume an interrupted rebuild. Does nothing if there is neither."""
    help_or_resume_rebuild(_read_database_url(), _get_client(), _build_options())


@app.task(name="indexer.update_courses", ignore_result=False, throws=(IndexerError,))
def update_courses(ids: list[int]) -> dict[str, Any]:
    """Write the documents of these courses again."""
    with connect(_read_database_url()) as connection:
        return drain_until_finished(connection, _get_client(), queue_courses(connection, ids)).as_json()


@app.task(name="indexer.verify_index", ignore_result=False, throws=(IndexerError,))
def verify_index(percent: int = 0) -> dict[str, Any]:
    """Compare the index with PostgreSQL and store the result."""
    return verify(_read_database_url(), _get_client(), percent).as_json()


@app.task(name="indexer.repair_index", ignore_result=False, throws=(IndexerError,))
def repair_index(percent: int = 0) -> dict[str, Any]:
    """Repair only the documents that differ from PostgreSQL."""
    found, after = repair(_read_database_url(), _get_client(), percent)
    return {"found": found.as_json(), "after": after.as_json()}


@app.task(name="indexer.prune_index", ignore_result=False, throws=(IndexerError,))
def prune_index() -> dict[str, Any]:
    """Remove failed generations (complete sets of indices), and the previous generations except the newest.

    A previous generation stays while a scroll or a point in time uses it.
    """
    return prune_generations(_read_database_url(), _get_client()).as_json()


@app.task(name="indexer.rollback_index", ignore_result=False, throws=(IndexerError,))
def rollback_index(accept: str | None = None) -> int:
    """Update the previous generation, check it and make it live. Returns the number of the generation."""
    return rollback(_read_database_url(), _get_client(), app.conf.get("rebuild_gates", GATES), accept)


@app.task(name="indexer.replay_outbox", ignore_result=False, throws=(IndexerError,))
def replay_outbox(ids: list[int] | None = None) -> list[int]:
    """Reset these rows, or all rows that have failed too often (poisoned), to pending. Returns their ids."""
    with connect(_read_database_url()) as connection:
        return replay(connection, ids)


def _build_options(request: str | None = None, accept: str | None = None) -> RebuildOptions:
    given = read_settings()
    gates = app.conf.get("rebuild_gates", GATES)
    return RebuildOptions(request, given.index_shards, given.index_replicas, gates, accept)


def _read_database_url() -> str:
    url = read_settings().database_url
    if url is None:
        raise ServiceUnknown("DATABASE_URL is not set")
    return url


@lru_cache
def _get_client() -> Elasticsearch:
    connection = read_settings().elasticsearch_connection
    if connection is None:
        raise ServiceUnknown("ELASTICSEARCH_URL is not set")
    return create_client(connection)
