"""Logging of the Celery worker and the Celery scheduler (beat), as text or JSON.

Each line of a task has the id of the HTTP request that caused the task.
A task that is published during a request has the id of that request. Any other task, such as a scheduled
task, uses its own id.
"""

import logging
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from types import MappingProxyType
from typing import Any

from celery import signals
from pythonjsonlogger.core import RESERVED_ATTRS
from pythonjsonlogger.json import JsonFormatter

from schemas.settings import read_settings
from schemas.vocabulary.operation import LogFormat

TEXT = "%(asctime)s %(levelname)s %(processName)s %(name)s %(message)s"
HEADER = "request_id"
# Celery adds this attribute to its log records. The attribute repeats the message.
_UNLOGGED_ATTRIBUTES = (*RESERVED_ATTRS, "data")

log_context: ContextVar[Mapping[str, str]] = ContextVar("log_context", default=MappingProxyType({}))
"""The fields that every log line gets: `request_id`, and in a task also `task` and `task_id`."""


def connect_signals() -> None:
    """Register the handlers of Celery's signals. A second call changes nothing."""
    handlers: dict[Any, Callable[..., None]] = {
        signals.after_setup_logger: _set_formatter,
        signals.after_setup_task_logger: _set_formatter,
        signals.before_task_publish: _add_request_id_header,
        signals.task_prerun: _set_task_context,
        signals.task_postrun: _clear_task_context,
    }
    for signal, handler in handlers.items():
        signal.connect(handler, weak=False, dispatch_uid=f"{__name__}.{handler.__name__}")


def build_formatter(log_format: LogFormat, pattern: str = TEXT) -> logging.Formatter:
    """Build the formatter. `pattern` is the pattern of text lines."""
    if log_format is LogFormat.TEXT:
        return _TextFormatter(pattern)
    return _JsonFormatter(
        ["levelname", "name", "message"],
        rename_fields={"levelname": "level", "name": "logger", "exc_info": "exception"},
        reserved_attrs=_UNLOGGED_ATTRIBUTES,
        timestamp="time",
    )


class _TextFormatter(logging.Formatter):
    """Adds the fields of the log context to the end of each line."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # The logging module defines this name.
        fields = " ".join(f"{name}={value}" for name, value in log_context.get().items())
        line = super().formatMessage(record)
        return f"{line} [{fields}]" if fields else line


class _JsonFormatter(JsonFormatter):
    """Adds the fields of the log context to each line."""

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        return {**log_data, **log_context.get()}


def _set_formatter(logger: logging.Logger, **_: Any) -> None:
    for handler in logger.handlers:
        handler.setFormatter(build_formatter(read_settings().finder_log))


def _add_request_id_header(headers: dict[str, Any], **_: Any) -> None:
    request_id = log_context.get().get(HEADER)
    if request_id is not None:
        headers[HEADER] = request_id


def _set_task_context(task_id: str, task: Any, **_: Any) -> None:
    request_id = getattr(task.request, HEADER, None) or task_id
    log_context.set({HEADER: request_id, "task": task.name, "task_id": task_id})


def _clear_task_context(**_: Any) -> None:
    log_context.set({})
