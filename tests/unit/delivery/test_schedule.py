"""The tasks of the delivery run by themselves."""

from indexer.delivery.schedule import SECONDS_BY_TASK
from stack.beat import app


def test_every_task_of_the_delivery_is_scheduled() -> None:
    app.loader.import_default_modules()
    tasks = {name for name in app.tasks if name.startswith("delivery.")}
    assert tasks
    assert tasks == SECONDS_BY_TASK.keys()
    scheduled = {each["task"] for each in app.conf.beat_schedule.values()}
    assert tasks <= scheduled


def test_expired_rows_are_deleted_every_hour() -> None:
    entry = app.conf.beat_schedule["delivery.delete_expired_rows"]
    assert entry["schedule"].run_every.total_seconds() == 3_600
