"""Log lines of worker and beat have the fields of their context, such as the request id.

The errors of an outage are logged differently from other errors.
"""

import json
import logging
import sys

import elastic_transport
import psycopg
import pytest
import redis
from celery.exceptions import OperationalError, WorkerLostError

from indexer.indexing.errors import ElasticsearchUnavailable, ElasticsearchUnreachable, IndexMissing
from indexer.logs import build_worker_formatter, find_outage, log_context
from schemas.vocabulary.operation import LogFormat


def record(message: str) -> logging.LogRecord:
    return logging.LogRecord("a.logger", logging.WARNING, "file", 1, message, (), None)


def test_text_lines_end_with_their_context() -> None:
    lines = build_worker_formatter(LogFormat.TEXT)
    assert lines.format(record("alone")).endswith(" a.logger alone")
    token = log_context.set({"request_id": "r", "task_id": "t"})
    assert lines.format(record("within")).endswith(" within [request_id=r task_id=t]")
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
    line = json.loads(build_worker_formatter(LogFormat.JSON).format(failed))
    log_context.reset(token)
    assert line.pop("time").endswith("+00:00")
    assert "ValueError: a\nb" in line.pop("exception")
    assert line == {"level": "WARNING", "logger": "a.logger", "message": "failed", "request_id": "r"}


@pytest.mark.parametrize(
    ("error", "outage"),
    [
        (psycopg.OperationalError("connection refused"), "PostgreSQL"),
        (psycopg.errors.AdminShutdown(), "PostgreSQL"),
        (psycopg.errors.DeadlockDetected(), None),
        (psycopg.errors.UndefinedTable(), None),
        (redis.ConnectionError(), "the broker"),
        (redis.ResponseError(), None),
        (OperationalError(), "the broker"),
        (WorkerLostError("Worker exited prematurely: signal 9 (SIGKILL)"), "killed worker processes"),
        (elastic_transport.ConnectionTimeout("late"), "Elasticsearch"),
        (ElasticsearchUnreachable(), "Elasticsearch"),
        (ElasticsearchUnavailable("the disk is full"), "refusals of Elasticsearch"),
        (IndexMissing(), None),
    ],
    ids=repr,
)
def test_only_errors_of_an_outage_lose_their_traceback(error: Exception, outage: str | None) -> None:
    assert find_outage(error) == outage
