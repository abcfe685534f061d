"""Builds the index, cancels a build, and switches searches back to the previous index.

A generation is one complete build of the index. A gate is a check of a generation before searches use it.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event

from indexer.index_readiness import ensure_indexed
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.generations.ownership import assert_index_is_known
from indexer.indexing.rebuild import cancellation
from indexer.indexing.rebuild.cancellation import Cancelled
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.indexing.rebuild.rollback import rollback
from indexer.rebuild_requests import report_progress, request_rebuild
from indexer.shared.database import connect
from indexer.shared.errors import IndexerError
from schemas.settings import Settings
from stack.console import ReportProgress
from stack.errors import StackError
from stack.indexing.golden_query_gate import build_gates
from stack.services.urls import ServiceUrls

REPORT_INTERVAL_SECONDS = 0.2


class IndexNotBuilt(StackError):
    """The rebuild was refused, or the index could not be built."""


def ensure_index(
    urls: ServiceUrls, report: ReportProgress, accept: str | None = None, *, take_over: bool = False
) -> bool:
    """If no usable index exists, request a build from the worker, and wait. Returns True if an index was built.

    accept: the reason for overriding the refusal of a gate. Without a reason, a refusal is overridden only if no index
    serves searches. take_over: whether the build may replace an index that this database did not build.
    Raises IndexNotBuilt if the rebuild fails.
    """
    try:
        with connect(urls.database) as connection, create_client(urls.elasticsearch_connection) as client:
            return ensure_indexed(connection, client, urls.broker, report, accept, take_over=take_over)
    except IndexerError as error:
        raise IndexNotBuilt(str(error)) from error


def rebuild_index(
    urls: ServiceUrls, report: ReportProgress, accept: str | None = None, *, take_over: bool = False
) -> int | None:
    """Request a rebuild from the worker, and wait until the rebuild ends. Returns the number of the new generation.

    Returns None if another rebuild finished first.
    Raises IndexNotBuilt if the rebuild fails or is refused, for example because another rebuild is running.
    """
    try:
        with connect(urls.database) as connection:
            return request_rebuild(connection, urls.broker, report, accept, take_over=take_over)
    except IndexerError as error:
        raise IndexNotBuilt(str(error)) from error


def rebuild_in_this_process(
    urls: ServiceUrls,
    given: Settings,
    accept: str | None,
    report: ReportProgress | None = None,
    *,
    take_over: bool = False,
) -> int:
    """Rebuild the index in this process, without a worker. Returns the number of the new generation.

    accept: the operator's reason to override the refusal of a gate, or None. take_over: whether the rebuild may replace
    an index that this database did not build.
    Raises IndexNotBuilt if the rebuild fails or is refused, for example because another rebuild is running.
    """
    gates = build_gates(urls.elasticsearch_connection)
    order = RebuildOptions(None, given.index_shards, given.index_replicas, gates, accept, take_over=take_over)
    try:
        with (
            create_client(urls.elasticsearch_connection) as client,
            report_rebuild_progress(urls.database, report),
        ):
            return rebuild(urls.database, client, order)
    except IndexerError as error:
        raise IndexNotBuilt(str(error)) from error


def check_index_owner(urls: ServiceUrls) -> None:
    """Raise IndexOfOtherDatabase if searches use an index that this database did not build."""
    with connect(urls.database) as connection, create_client(urls.elasticsearch_connection) as client:
        assert_index_is_known(connection, client)


def cancel_rebuild(urls: ServiceUrls) -> Cancelled:
    """Cancel the running or interrupted rebuild. Raises CancelRefused if there is none, or if a rollback is running."""
    with create_client(urls.elasticsearch_connection) as client:
        return cancellation.cancel_rebuild(urls.database, client)


@contextmanager
def report_rebuild_progress(database_url: str, report: ReportProgress | None) -> Iterator[None]:
    """Report the progress of the rebuild during the block.

    A thread with its own database connection reads the progress.
    """
    if report is None:
        yield
        return
    ended = Event()

    def poll() -> None:
        with connect(database_url) as connection:
            while not ended.wait(REPORT_INTERVAL_SECONDS):
                report_progress(connection, report)

    with ThreadPoolExecutor(1, "progress") as pool:
        polling = pool.submit(poll)
        try:
            yield
        finally:
            ended.set()
    polling.result()


def roll_back_index(urls: ServiceUrls, accept: str | None = None) -> int:
    """Switch searches back to the previous generation. Returns the number of that generation.

    Raises IndexerError, for example if no previous generation exists or a gate refuses that generation. Other reasons
    are a running rebuild, and a generation that another version of the code built.
    """
    with create_client(urls.elasticsearch_connection) as client:
        return rollback(urls.database, client, build_gates(urls.elasticsearch_connection), accept)
