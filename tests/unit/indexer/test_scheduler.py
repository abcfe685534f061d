"""Celery beat uses a monotonic clock, and sends no task that already waits in the queue."""

import logging
import time
from datetime import timedelta

import pytest
from celery.beat import ScheduleEntry

from indexer.app import create_celery_app
from indexer.logs import find_outage
from indexer.scheduler import MonotonicScheduler, build_schedule, read_monotonic_time
from stack.beat import app


def test_a_daily_task_is_due_ten_minutes_after_a_start() -> None:
    app = create_celery_app("redis://127.0.0.1:1/0")
    app.conf.beat_schedule = {
        name: {"task": name, "schedule": build_schedule(seconds)}
        for name, seconds in (("drain", 1), ("prune", 600), ("learn", 86_400))
    }
    scheduler = MonotonicScheduler(app)
    due_seconds = {name: entry.is_due()[1] for name, entry in scheduler.schedule.items()}
    assert due_seconds == {
        "drain": pytest.approx(1, abs=0.5),
        "prune": pytest.approx(600, abs=0.5),
        "learn": pytest.approx(600, abs=0.5),
    }


def test_the_schedule_ignores_a_clock_that_is_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    before = read_monotonic_time()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert timedelta(0) <= read_monotonic_time() - before < timedelta(seconds=5)
    due = build_schedule(0.01).is_due(before - timedelta(seconds=1))
    assert due.is_due


def test_frequent_tasks_never_keep_a_rare_task_out_of_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker runs one task per second, but more than four tasks are due per second. The rare tasks are due last."""
    queue: list[str] = []
    longest = 0
    run: set[str] = set()
    scheduler = MonotonicScheduler(app, lazy=True)
    entries = [
        (fields["schedule"].run_every.total_seconds(), ScheduleEntry(name, app=app, **fields))
        for name, fields in app.conf.beat_schedule.items()
    ]
    entries.sort(key=lambda each: each[0])
    monkeypatch.setattr("indexer.scheduler.read_waiting_tasks", lambda _: set(queue))
    monkeypatch.setattr(scheduler, "apply_async", lambda each, **_: queue.append(each.task))
    for second in range(60):
        for seconds, entry in entries:
            if second % seconds == 0:
                scheduler.apply_entry(entry)
        longest = max(longest, len(queue))
        run.add(queue.pop(0))
    assert run == {entry.task for _, entry in entries}
    assert longest == len(entries)


def test_an_unreachable_broker_does_not_stop_the_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_celery_app("redis://127.0.0.1:1/0")
    scheduler = MonotonicScheduler(app, lazy=True)
    applied: list[str] = []
    monkeypatch.setattr(scheduler, "apply_async", lambda each, **_: applied.append(each.task))
    scheduler.apply_entry(ScheduleEntry("drain", "indexer.drain_outbox", schedule=build_schedule(1), app=app))
    assert applied == []


def test_a_broker_that_stops_after_it_was_read_is_an_outage(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A log filter removes the traceback if `find_outage` knows the exception.

    Celery raises an exception that wraps the exception of the broker.

    In production, beat imports the tasks, which ignore their results. Here, the schedule entry sets this option.
    """
    app = create_celery_app("redis://127.0.0.1:1/0")
    scheduler = MonotonicScheduler(app, lazy=True)
    monkeypatch.setattr("indexer.scheduler.read_waiting_tasks", lambda _: set())
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
