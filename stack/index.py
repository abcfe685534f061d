"""The index as the supervisor and the CLI ask for it, through Celery."""

from indexer.database import connect
from indexer.engine.client import engine_client
from indexer.ensure import ensure_indexed
from indexer.errors import IndexerError
from indexer.requests import request_rebuild
from stack.console import ReportProgress
from stack.errors import StackError
from stack.service_urls import ServiceUrls


class IndexNotBuilt(StackError):
    """The worker could not build the index."""


def ensure_index(urls: ServiceUrls, report: ReportProgress) -> bool:
    """Have the index built unless it stands; True when it was built. Raises IndexNotBuilt."""
    try:
        with connect(urls.database) as connection, engine_client(urls.engine) as client:
            return ensure_indexed(connection, client, urls.broker, report)
    except IndexerError as error:
        raise IndexNotBuilt(str(error)) from error


def rebuild_index(urls: ServiceUrls, report: ReportProgress) -> int | None:
    """Have the index built anew; its number, or None when another rebuild came first. Raises IndexNotBuilt."""
    try:
        with connect(urls.database) as connection:
            return request_rebuild(connection, urls.broker, report)
    except IndexerError as error:
        raise IndexNotBuilt(str(error)) from error
