"""The lines of all logs: their format, and one line a minute for an outage of a service."""

import logging
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pythonjsonlogger.core import RESERVED_ATTRS
from pythonjsonlogger.json import JsonFormatter

from schemas.vocabulary.operation import LogFormat

ReadContext = Callable[[], Mapping[str, str]]

# Celery adds the attribute `data` to a log record, and Uvicorn adds `color_message`. Both repeat the message.
_UNLOGGED_ATTRIBUTES = (*RESERVED_ATTRS, "data", "color_message")

OUTAGE_LINE_SECONDS = 60.0
_OUTAGE_LINE_CHARACTERS_MAX = 500
_CLIENT_LOGGERS = {"elastic_transport": "Elasticsearch"}
"""Loggers of clients, and their service. All warnings of these loggers are about outages of the service."""


def build_formatter(
    log_format: LogFormat, text_pattern: str, read_context: ReadContext = dict
) -> logging.Formatter:
    """Build the formatter.

    text_pattern: the pattern of text lines.
    read_context: returns fields that each line gets, such as `request_id`.
    """
    if log_format is LogFormat.TEXT:
        return _TextFormatter(text_pattern, read_context)
    return _JsonFormatter(
        ["levelname", "name", "message"],
        read_context,
        rename_fields={"levelname": "level", "name": "logger", "exc_info": "exception"},
        reserved_attrs=_UNLOGGED_ATTRIBUTES,
        timestamp="time",
    )


class _TextFormatter(logging.Formatter):
    """Adds the fields of the context to the end of each line."""

    def __init__(self, pattern: str, read_context: ReadContext) -> None:
        super().__init__(pattern)
        self._read_context = read_context

    def formatMessage(self, record: logging.LogRecord) -> str:  # The logging module defines this name.
        fields = " ".join(f"{name}={value}" for name, value in self._read_context().items())
        line = super().formatMessage(record)
        return f"{line} [{fields}]" if fields else line


class _JsonFormatter(JsonFormatter):
    """Adds the fields of the context to each line."""

    def __init__(self, fields: list[str], read_context: ReadContext, **options: Any) -> None:
        super().__init__(fields, **options)
        self._read_context = read_context

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        return {**log_data, **self._read_context()}


@dataclass(slots=True)
class _LoggedOutage:
    logged_at: float
    omitted_lines: int = 0


class OutageFilter(logging.Filter):
    """Keeps one warning or error per minute about an outage, without a traceback.

    The next kept line states how many lines about the outage were omitted. Lines below the level WARNING stay as they
    are.
    Without this filter, programs that retry every second would log a traceback every second during an outage.

    find_outage: returns the outage that caused an exception, such as "PostgreSQL", or None.
    now: reads a monotonic clock in seconds.
    """

    def __init__(
        self,
        find_outage: Callable[[BaseException], str | None] = lambda _: None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__()
        self._find_outage = find_outage
        self._now = now
        self._logged: dict[str, _LoggedOutage] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        errors = list(_list_errors(record))
        outage = next(filter(None, map(self._find_outage, errors)), None)
        outage = outage or _CLIENT_LOGGERS.get(record.name.partition(".")[0])
        if outage is None:
            return True
        last = self._logged.get(outage)
        if last is not None and self._now() - last.logged_at < OUTAGE_LINE_SECONDS:
            last.omitted_lines += 1
            return False
        self._logged[outage] = _LoggedOutage(self._now())
        record.msg, record.args = _build_line(record, errors), None
        if last is not None and last.omitted_lines:
            record.msg += f" ({last.omitted_lines} further lines about {outage} were omitted)"
        record.exc_info = record.exc_text = record.stack_info = None
        return True


def _list_errors(record: logging.LogRecord) -> Iterator[BaseException]:
    """List the exceptions of a record: the logged exception, and exceptions in its arguments.

    Celery's pool wraps an exception in another exception, whose attribute `exc` is the original exception.
    """
    if isinstance(record.exc_info, tuple) and record.exc_info[1] is not None:
        yield getattr(record.exc_info[1], "exc", record.exc_info[1])
    arguments = record.args or ()
    for argument in arguments.values() if isinstance(arguments, Mapping) else arguments:
        if isinstance(argument, BaseException):
            yield argument


def _build_line(record: logging.LogRecord, errors: list[BaseException]) -> str:
    """Return the first line of the message, shortened.

    If the message does not contain the first line of the first exception, this line is appended.
    """
    line = _take_first_line(record.getMessage())
    for error in errors[:1]:
        text = _take_first_line(str(error)) or type(error).__name__
        if text not in line:
            line = f"{line}: {text}"
    return line[:_OUTAGE_LINE_CHARACTERS_MAX]


def _take_first_line(text: str) -> str:
    return next(iter(text.strip().splitlines()), "")
