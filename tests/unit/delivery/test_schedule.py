"""Celery beat schedules the delivery tasks, and no message to a worker contains personal data."""

import inspect
import json
import subprocess
import sys

from indexer.delivery.schedule import SECONDS_BY_TASK
from schemas.settings import ROOT
from stack.beat import app


def test_every_task_of_the_delivery_is_scheduled() -> None:
    app.loader.import_default_modules()
    tasks = {name for name in app.tasks if name.startswith("delivery.")}
    assert tasks
    assert tasks == SECONDS_BY_TASK.keys()
    scheduled = {each["task"] for each in app.conf.beat_schedule.values()}
    assert tasks <= scheduled


def test_the_beat_of_an_upgrade_sends_all_tasks_of_the_delivery_except_searches() -> None:
    """The application is imported by another process, because the last created application is the current one."""
    script = (
        "import json; from stack.delivery_beat import app; print(json.dumps(list(app.conf.beat_schedule)))"
    )
    printed = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, check=True).stdout
    assert {*json.loads(printed)} == SECONDS_BY_TASK.keys() - {"delivery.write_alerts"}


def test_expired_rows_are_deleted_every_hour() -> None:
    entry = app.conf.beat_schedule["delivery.delete_expired_rows"]
    assert entry["schedule"].run_every.total_seconds() == 3_600


ARGUMENTS = {
    "indexer.rebuild_index": ["accept", "take_over"],
    "indexer.rollback_index": ["accept"],
    "indexer.verify_index": ["percent"],
    "indexer.repair_index": ["percent"],
    "indexer.update_courses": ["ids"],
    "indexer.replay_outbox": ["ids"],
}
"""The arguments of tasks.

`accept` is the operator's reason to accept a generation that looks wrong. The ids are those of courses and outbox rows.
"""


def test_only_tasks_of_the_index_have_arguments() -> None:
    """All other messages have no arguments, so they cannot contain personal data."""
    app.loader.import_default_modules()
    arguments = {
        name: list(inspect.signature(task.run).parameters)
        for name, task in app.tasks.items()
        if not name.startswith("celery.")
    }
    assert arguments.keys() > SECONDS_BY_TASK.keys()
    assert {name: each for name, each in arguments.items() if each} == ARGUMENTS


def test_no_scheduled_message_has_an_argument() -> None:
    entries = app.conf.beat_schedule
    assert len(entries) > len(SECONDS_BY_TASK)
    assert {name for name, each in entries.items() if each.get("args") or each.get("kwargs")} == set()
