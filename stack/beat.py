"""Celery beat. It sends the worker periodic tasks, such as indexing changes, sending mails and delivering forms.

Start it with `celery --app stack.beat beat`.
"""

from indexer.app import app
from indexer.delivery import schedule as delivery_schedule
from indexer.delivery.metrics import DeliveryCollector
from indexer.metrics import FURTHER_COLLECTORS
from indexer.scheduler import build_schedule
from indexer.search_log import schedule as search_log_schedule
from indexer.search_log.metrics import SearchReportCollector

for tasks in (delivery_schedule, search_log_schedule):
    tasks.register_tasks(app, build_schedule)
FURTHER_COLLECTORS.extend((DeliveryCollector, SearchReportCollector))

__all__ = ["app"]
