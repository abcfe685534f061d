"""Celery beat uses a monotonic clock, and sends no task while the queue is full."""

import logging
import time
from datetime import timedelta

import pytest
from celery.beat import ScheduleEntry

from indexer.app import create_celery_app
from indexer.logs import find_outage
from indexer.scheduler import WAITING_MAX, MonotonicScheduler, build_schedule, read_monotonic_time


def test_the_schedule_ignores_a_clock_that_is_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    before = read_monotonic_time()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert timedelta(0) <= read_monotonic_time() - before < timedelta(seconds=5)
    due = build_schedule(0.01).is_due(before - timedelta(seconds=1))
    assert due.is_due


@pytest.mark.parametrize(("waiting", "sent"), [(0, 1), (WAITING_MAX - 1, 1), (WAITING_MAX, 0), (5_000, 0)])
def test_no_task_is_sent_while_the_queue_is_full(
    monkeypatch: pytest.MonkeyPatch, waiting: int, sent: int
) -> None:
    app = create_celery_app("redis://127.0.0.1:1/0")
    scheduler = MonotonicScheduler(app, lazy=True)
    entry = ScheduleEntry("drain", "indexer.drain_outbox", schedule=build_schedule(1), app=app)
    applied: list[str] = []
    monkeypatch.setattr("indexer.scheduler.count_waiting_tasks", lambda _: waiting)
    monkeypatch.setattr(scheduler, "apply_async", lambda each, **_: applied.append(each.task))
    scheduler.apply_entry(entry)
    assert applied == ["indexer.drain_outbox"] * sent


def test_an_unreachable_broker_does_not_stop_the_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_celery_app("redis://127.0.0.1:1/0")
    scheduler = MonotonicScheduler(app, lazy=True)
    applied: list[str] = []
    monkeypatch.setattr(scheduler, "apply_async", lambda each, **_: applied.append(each.task))
    scheduler.apply_entry(ScheduleEntry("drain", "indexer.drain_outbox", schedule=build_schedule(1), app=app))
    assert applied == []


def test_a_broker_that_stops_after_it_counted_is_an_outage(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The logs keep no traceback of an outage. The exception that Celery raises hides the one of the broker.

    Beat has imported the tasks, which ignore their results. Here the entry says so.
    """
    app = create_celery_app("redis://127.0.0.1:1/0")
    scheduler = MonotonicScheduler(app, lazy=True)
    monkeypatch.setattr("indexer.scheduler.count_waiting_tasks", lambda _: 0)
    with caplog.at_level(logging.WARNING):
        scheduler.apply_entry(
            ScheduleEntry(
                "drain",
                "indexer.drain_outbox",
                schedule=build_schedule(1),
                app=app,
                options={"ignore_result": True},
            )
        )
    (record,) = [each for each in caplog.records if each.name == "indexer.scheduler"]
    assert record.getMessage() == "Task indexer.drain_outbox is not sent"
    assert record.exc_info is not None
    error = record.exc_info[1]
    assert error is not None
    assert find_outage(error) == "the broker"
