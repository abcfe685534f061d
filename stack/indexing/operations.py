"""The index as the supervisor and the CLI ask for it."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event

from indexer.database import connect
from indexer.engine.client import engine_client
from indexer.ensure import ensure_indexed
from indexer.errors import IndexerError
from indexer.rebuild.rebuild import RebuildOrder, rebuild
from indexer.rebuild.rollback import rollback
from indexer.requests import request_rebuild, tell_progress
from schemas.settings import Settings
from stack.console import ReportProgress
from stack.errors import StackError
from stack.indexing.golden_query_gate import build_gates
from stack.services.urls import ServiceUrls

TOLD_EVERY_SECONDS = 0.2


class IndexNotBuilt(StackError):
    """The worker could not build the index."""


def ensure_index(urls: ServiceUrls, report: ReportProgress) -> bool:
    """Have the index built unless it stands; True when it was built. Raises IndexNotBuilt."""
    try:
        with connect(urls.database) as connection, engine_client(urls.elasticsearch_connection) as client:
            return ensure_indexed(connection, client, urls.broker, report)
    except IndexerError as error:
        raise IndexNotBuilt(str(error)) from error


def rebuild_index(urls: ServiceUrls, report: ReportProgress, accept: str | None = None) -> int | None:
    """Have the index built anew; its number, or None when another rebuild came first. Raises IndexNotBuilt."""
    try:
        with connect(urls.database) as connection:
            return request_rebuild(connection, urls.broker, report, accept)
    except IndexerError as error:
        raise IndexNotBuilt(str(error)) from error


def rebuild_in_this_process(
    urls: ServiceUrls, given: Settings, accept: str | None, report: ReportProgress | None = None
) -> int:
    """Build the index anew in this process, where no worker need run. Raises IndexNotBuilt."""
    gates = build_gates(urls.elasticsearch_connection)
    order = RebuildOrder(None, given.index_shards, given.index_replicas, gates, accept)
    try:
        with engine_client(urls.elasticsearch_connection) as client, told(urls.database, report):
            return rebuild(urls.database, client, order)
    except IndexerError as error:
        raise IndexNotBuilt(str(error)) from error


@contextmanager
def told(database_url: str, report: ReportProgress | None) -> Iterator[None]:
    """Report during the block how far the rebuild is, from a thread with a connection of its own."""
    if report is None:
        yield
        return
    ended = Event()

    def look_on() -> None:
        with connect(database_url) as connection:
            while not ended.wait(TOLD_EVERY_SECONDS):
                tell_progress(connection, report)

    with ThreadPoolExecutor(1, "progress") as pool:
        looking = pool.submit(look_on)
        try:
            yield
        finally:
            ended.set()
    looking.result()


def roll_back_index(urls: ServiceUrls, accept: str | None = None) -> int:
    """Let searches read the previous index again; its number. Raises IndexerError."""
    with engine_client(urls.elasticsearch_connection) as client:
        return rollback(urls.database, client, build_gates(urls.elasticsearch_connection), accept)
