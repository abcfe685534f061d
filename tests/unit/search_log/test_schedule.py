"""Celery beat schedules the tasks of the search log."""

from stack.beat import app


def test_every_task_of_the_search_log_is_scheduled() -> None:
    app.loader.import_default_modules()
    tasks = {name for name in app.tasks if name.startswith("search_log.")}
    assert tasks == {"search_log.ship", "search_log.maintain", "search_log.report", "search_log.learn"}
    seconds = {
        each["task"]: each["schedule"].run_every.total_seconds()
        for each in app.conf.beat_schedule.values()
        if each["task"] in tasks
    }
    assert seconds == {
        "search_log.ship": 5,
        "search_log.maintain": 3_600,
        "search_log.report": 900,
        "search_log.learn": 21_600,
    }
