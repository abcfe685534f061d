"""Logging of the API to stderr, as text or JSON."""

import logging

from schemas.log_lines import formatter
from schemas.vocabulary.operation import LogFormat

TEXT = "%(asctime)s %(levelname)s %(name)s %(message)s"
_SERVERS = ("uvicorn", "uvicorn.access")


def configure_logging(log_format: LogFormat) -> None:
    """Log warnings of all packages and one line per request. With JSON, Uvicorn's lines are JSON too.

    Root handlers that exist already stay, for example those of a test.
    """
    root = logging.getLogger()
    if not root.handlers:
        root.addHandler(_build_handler(log_format, TEXT))
    requests = logging.getLogger("api.request")
    if not requests.handlers:
        requests.addHandler(logging.StreamHandler())
    # The message already contains the request id.
    requests.handlers[0].setFormatter(
        logging.Formatter("%(asctime)s %(message)s")
        if log_format is LogFormat.TEXT
        else formatter(log_format, TEXT)
    )
    requests.setLevel(logging.INFO)
    requests.propagate = False
    if log_format is LogFormat.JSON:
        for handler in (handler for name in _SERVERS for handler in logging.getLogger(name).handlers):
            handler.setFormatter(formatter(log_format, TEXT))


def _build_handler(log_format: LogFormat, pattern: str) -> logging.Handler:
    handler = logging.StreamHandler()
    handler.setFormatter(formatter(log_format, pattern))
    return handler
