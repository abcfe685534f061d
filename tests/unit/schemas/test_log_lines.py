"""During an outage of a service, a log gets only one line per minute, without a traceback."""

import logging
from collections.abc import Iterator

import pytest

from schemas.log_lines import OUTAGE_LINE_SECONDS, OutageFilter


class Lines(logging.Handler):
    """A handler that keeps its lines."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.lines: list[str] = []
        self.addFilter(OutageFilter(find_outage, lambda: self.now))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


def find_outage(error: BaseException) -> str | None:
    return "PostgreSQL" if isinstance(error, ConnectionError) else None


@pytest.fixture
def lines() -> Iterator[Lines]:
    loggers, handler = [logging.getLogger(name) for name in ("outages", "elastic_transport.pool")], Lines()
    for logger in loggers:
        logger.addHandler(handler)
    yield handler
    for logger in loggers:
        logger.removeHandler(handler)


def fail(error: Exception) -> None:
    try:
        raise error
    except Exception:
        logging.getLogger("outages").exception("The task failed")


def test_an_outage_has_one_line_a_minute_with_a_count(lines: Lines) -> None:
    log = logging.getLogger("outages")
    for second in range(130):
        lines.now = float(second)
        fail(ConnectionRefusedError("connection failed\n\tIs the server running?"))
        log.warning("Waiting: %s", ConnectionResetError("reset"))
    first, *later = lines.lines
    assert first == "The task failed: connection failed"
    assert [line.partition(" (")[2] for line in later] == [
        f"{2 * OUTAGE_LINE_SECONDS - 1:.0f} further lines about PostgreSQL were omitted)"
    ] * 2


class Wrapper(Exception):
    """Wraps an exception as the pool of Celery does."""

    def __init__(self, exc: Exception) -> None:
        self.exc = exc

    def __str__(self) -> str:
        return '"""\nTraceback (most recent call last): …'


def test_a_wrapped_outage_has_no_traceback(lines: Lines) -> None:
    fail(Wrapper(ConnectionResetError("reset")))
    fail(Wrapper(ValueError("a bug")))
    assert lines.lines[0] == "The task failed: reset"
    assert "Traceback" in lines.lines[1]


def test_each_outage_has_its_own_line(lines: Lines) -> None:
    logging.getLogger("elastic_transport.pool").warning("Node %s has failed", "a")
    logging.getLogger("elastic_transport.pool").warning("Node %s has failed", "b")
    fail(ConnectionError())
    assert lines.lines == ["Node a has failed", "The task failed: ConnectionError"]


def test_other_errors_keep_their_traceback_and_are_never_omitted(lines: Lines) -> None:
    for _ in range(3):
        fail(ValueError("a bug"))
        logging.getLogger("elastic_transport.pool").error("%(name)s", {"name": "dict arguments work"})
    assert len(lines.lines) == 4
    assert sum("Traceback" in line and "ValueError: a bug" in line for line in lines.lines) == 3
