"""Adds the tasks of this package to the schedule of a Celery application."""

from collections.abc import Callable

from celery import Celery
from celery.schedules import schedule

SECONDS_BY_TASK = {
    "delivery.send_mails": 1.0,
    "delivery.write_alerts": 10.0,
    "delivery.deliver_submissions": 2.0,
    "delivery.publish_content": 1.0,
    "delivery.remove_files": 30.0,
    "delivery.write_reminders": 900.0,
    "delivery.delete_expired_rows": 3_600.0,
}
TASKS_WITHOUT_INDEX = SECONDS_BY_TASK.keys() - {"delivery.write_alerts"}
"""Alerts execute searches. The other tasks also work while the index does not fit the release."""


def register_tasks(app: Celery, build_schedule: Callable[[float], schedule]) -> None:
    """Add the tasks. `build_schedule` converts the seconds between two runs to a Celery schedule."""
    app.conf.include = [*app.conf.include, "indexer.delivery.tasks"]
    app.conf.beat_schedule = app.conf.beat_schedule | {
        task: {"task": task, "schedule": build_schedule(seconds)} for task, seconds in SECONDS_BY_TASK.items()
    }
