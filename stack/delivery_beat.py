"""Celery beat during an upgrade. It sends only the tasks of mails, forms and publications, which use no index.

Start it with `celery --app stack.delivery_beat beat` while `stack.beat` is stopped.
"""

from indexer.app import create_celery_app
from indexer.delivery.schedule import TASKS_WITHOUT_INDEX
from schemas.settings import read_settings
from stack.beat import app as complete_app

app = create_celery_app(read_settings().broker_url)
app.conf.beat_schedule = {
    name: entry
    for name, entry in complete_app.conf.beat_schedule.items()
    if entry["task"] in TASKS_WITHOUT_INDEX
}
