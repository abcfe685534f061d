"""Logging of the Celery worker and the Celery scheduler (beat), as text or JSON.

Each line of a task has a request id. If the task was published where `log_context` has a request id, such as in another
task, both have the same request id. Any other task, such as a scheduled task, has its own task id as request id.
"""

import logging
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from types import MappingProxyType
from typing import Any

import elastic_transport
import psycopg
import redis
from celery import signals
from celery.exceptions import OperationalError as BrokerUnreachable
from celery.exceptions import WorkerLostError

from indexer.indexing.errors import ElasticsearchUnavailable, ElasticsearchUnreachable
from schemas.log_lines import OutageFilter, build_formatter
from schemas.settings import read_settings
from schemas.vocabulary.operation import LogFormat

TEXT = "%(asctime)s %(levelname)s %(processName)s %(name)s %(message)s"
HEADER = "request_id"
_CONNECTION_STATES = ("08", "57P")
"""The first characters of the SQLSTATE of a lost connection, and of a server that stops or starts."""
_OUTAGES: Mapping[type[BaseException], str] = {
    redis.ConnectionError: "the broker",
    redis.TimeoutError: "the broker",
    BrokerUnreachable: "the broker",
    WorkerLostError: "killed worker processes",
    elastic_transport.ConnectionError: "Elasticsearch",
    elastic_transport.ConnectionTimeout: "Elasticsearch",
    ElasticsearchUnreachable: "Elasticsearch",
    ElasticsearchUnavailable: "refusals of Elasticsearch",
}
"""The outage, usually the name of a service, for each exception class. A class is listed before its base class."""

log_context: ContextVar[Mapping[str, str]] = ContextVar("log_context", default=MappingProxyType({}))
"""The fields that every log line gets: in a task `request_id`, `task` and `task_id`. Outside a task there are none."""


def connect_signals() -> None:
    """Register the handlers of Celery's signals. A second call changes nothing."""
    handlers: dict[Any, Callable[..., None]] = {
        signals.after_setup_logger: _set_up_handlers,
        signals.after_setup_task_logger: _set_up_handlers,
        signals.before_task_publish: _add_request_id_header,
        signals.task_prerun: _set_task_context,
        signals.task_postrun: _clear_task_context,
    }
    for signal, handler in handlers.items():
        signal.connect(handler, weak=False, dispatch_uid=f"{__name__}.{handler.__name__}")


def build_worker_formatter(log_format: LogFormat) -> logging.Formatter:
    return build_formatter(log_format, TEXT, log_context.get)


def find_outage(error: BaseException) -> str | None:
    """Return the outage that caused the exception, such as "PostgreSQL", or None.

    Exceptions with other causes are logged with their traceback.
    """
    if isinstance(error, psycopg.OperationalError):
        is_outage = error.sqlstate is None or error.sqlstate.startswith(_CONNECTION_STATES)
        return "PostgreSQL" if is_outage else None
    return next((outage for kind, outage in _OUTAGES.items() if isinstance(error, kind)), None)


_outage_filter = OutageFilter(find_outage)


def _set_up_handlers(logger: logging.Logger, **_: Any) -> None:
    for handler in logger.handlers:
        handler.setFormatter(build_worker_formatter(read_settings().finder_log))
        handler.addFilter(_outage_filter)


def _add_request_id_header(headers: dict[str, Any], **_: Any) -> None:
    request_id = log_context.get().get(HEADER)
    if request_id is not None:
        headers[HEADER] = request_id


def _set_task_context(task_id: str, task: Any, **_: Any) -> None:
    request_id = getattr(task.request, HEADER, None) or task_id
    log_context.set({HEADER: request_id, "task": task.name, "task_id": task_id})


def _clear_task_context(**_: Any) -> None:
    log_context.set({})
