"""Adds the tasks of the search log to the schedule of a Celery application."""

from collections.abc import Callable

from celery import Celery
from celery.schedules import schedule

SECONDS_BY_TASK = {
    "search_log.ship": 5.0,
    "search_log.maintain": 3_600.0,
    "search_log.report": 900.0,
    "search_log.learn": 6 * 3_600.0,
}


def register_tasks(app: Celery, build_schedule: Callable[[float], schedule]) -> None:
    """Add the tasks. `build_schedule` converts the seconds between two runs to a Celery schedule."""
    app.conf.include = [*app.conf.include, "indexer.search_log.tasks"]
    app.conf.beat_schedule = app.conf.beat_schedule | {
        task: {"task": task, "schedule": build_schedule(seconds)} for task, seconds in SECONDS_BY_TASK.items()
    }
