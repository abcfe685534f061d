"""Log lines of worker and beat end with the fields of their context, such as the request id."""

import json
import logging
import sys

from indexer.logs import build_formatter, log_context
from schemas.vocabulary.operation import LogFormat


def record(message: str) -> logging.LogRecord:
    return logging.LogRecord("a.logger", logging.WARNING, "file", 1, message, (), None)


def test_text_lines_end_with_their_context() -> None:
    lines = build_formatter(LogFormat.TEXT, "%(levelname)s %(message)s")
    assert lines.format(record("alone")) == "WARNING alone"
    token = log_context.set({"request_id": "r", "task_id": "t"})
    assert lines.format(record("within")) == "WARNING within [request_id=r task_id=t]"
    log_context.reset(token)
    assert log_context.get() == {}


def test_a_json_line_has_its_context_and_its_exception_and_no_attribute_of_celery() -> None:
    token = log_context.set({"request_id": "r"})
    failed = record("failed")
    failed.data = {"id": "0"}
    try:
        raise ValueError("a\nb")
    except ValueError:
        failed.exc_info = sys.exc_info()
    line = json.loads(build_formatter(LogFormat.JSON).format(failed))
    log_context.reset(token)
    assert line.pop("time").endswith("+00:00")
    assert "ValueError: a\nb" in line.pop("exception")
    assert line == {"level": "WARNING", "logger": "a.logger", "message": "failed", "request_id": "r"}
