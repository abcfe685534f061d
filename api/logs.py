"""Logging of the API to stderr, as text or JSON. Each line of a request has its id."""

import logging
from typing import Any

from asgi_correlation_id import correlation_id
from pythonjsonlogger.core import RESERVED_ATTRS
from pythonjsonlogger.json import JsonFormatter

from schemas.vocabulary.operation import LogFormat

TEXT = "%(asctime)s %(levelname)s %(name)s %(message)s"
_ACCESS_LOG = "uvicorn.access"
_SERVERS = ("uvicorn", _ACCESS_LOG)
# Uvicorn adds this attribute to its records for colours on a terminal.
_UNLOGGED_ATTRIBUTES = (*RESERVED_ATTRS, "color_message")


def configure_logging(log_format: LogFormat) -> None:
    """Log warnings of all packages and one line per request. With JSON, Uvicorn's lines are JSON too.

    Existing handlers of the root logger stay, for example those of a test.
    """
    root = logging.getLogger()
    if not root.handlers:
        handler = logging.StreamHandler()
        handler.setFormatter(_build_formatter(log_format))
        root.addHandler(handler)
    requests = logging.getLogger("api.request")
    if not requests.handlers:
        requests.addHandler(logging.StreamHandler())
    # The message already contains the request id.
    requests.handlers[0].setFormatter(
        logging.Formatter("%(asctime)s %(message)s")
        if log_format is LogFormat.TEXT
        else _build_formatter(log_format)
    )
    requests.setLevel(logging.INFO)
    requests.propagate = False
    # The middleware warns when a client sends an invalid id. Such an id is replaced without a log line.
    logging.getLogger("asgi_correlation_id").setLevel(logging.ERROR)
    logging.getLogger(_ACCESS_LOG).addFilter(remove_query)
    if log_format is LogFormat.JSON:
        for name in _SERVERS:
            for server_handler in logging.getLogger(name).handlers:
                server_handler.setFormatter(_build_formatter(log_format))


def remove_query(record: logging.LogRecord) -> bool:
    """A filter that cuts the query of an access log line. The specification's clients send passwords in the query."""
    if isinstance(record.args, tuple):
        record.args = tuple(
            argument.partition("?")[0] if isinstance(argument, str) else argument for argument in record.args
        )
    return True


def _build_formatter(log_format: LogFormat) -> logging.Formatter:
    if log_format is LogFormat.TEXT:
        return _TextFormatter(TEXT)
    return _JsonFormatter(
        ["levelname", "name", "message"],
        rename_fields={"levelname": "level", "name": "logger", "exc_info": "exception"},
        reserved_attrs=_UNLOGGED_ATTRIBUTES,
        timestamp="time",
    )


class _TextFormatter(logging.Formatter):
    """Ends each line of a request with its id."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # name given by logging
        line, request_id = super().formatMessage(record), correlation_id.get()
        return f"{line} [request_id={request_id}]" if request_id else line


class _JsonFormatter(JsonFormatter):
    """Adds the request id to each line of a request."""

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        request_id = correlation_id.get()
        return {**log_data, "request_id": request_id} if request_id else log_data
