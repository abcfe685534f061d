"""How a line of a log is written, and what it is about: the request, or the task, that is being worked on."""

import json
import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from schemas.vocabulary.operation import LogFormat

_about: ContextVar[Mapping[str, str]] = ContextVar("about")


def about() -> Mapping[str, str]:
    """What is being worked on here: `request_id`, and in a worker `task` and `task_id`."""
    return _about.get({})


@contextmanager
def working_on(**facts: str) -> Iterator[None]:
    """Lines written inside say these facts as well as those around them."""
    token = _about.set({**about(), **facts})
    try:
        yield
    finally:
        _about.reset(token)


def work_on(facts: Mapping[str, str]) -> None:
    """Lines written from here on say these facts alone, where nothing encloses the work that is done."""
    _about.set(facts)


def formatter(log_format: LogFormat, pattern: str) -> logging.Formatter:
    """Lines of the format; `pattern` is logging's, for people."""
    return JsonLines() if log_format is LogFormat.JSON else TextLines(pattern)


class TextLines(logging.Formatter):
    """A line for people, which ends in what it is about."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # logging's name
        facts = " ".join(f"{name}={value}" for name, value in about().items())
        line = super().formatMessage(record)
        return f"{line} [{facts}]" if facts else line


class JsonLines(logging.Formatter):
    """One JSON object a line, in ASCII: time (UTC), level, logger, message, what it is about, and the record's own
    `facts`, which a call gives as `extra={"facts": {...}}`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **about(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)
