"""The Celery application with the tasks of indexing.

`stack.worker` and `stack.beat` add the tasks of other packages to this application. The commands that
start the application are `celery --app stack.worker worker` and `celery --app stack.beat beat`.
"""

import logging

from celery import Celery

from indexer import broker_transport, heartbeat, logs, metrics
from indexer.scheduler import QUEUE, build_schedule
from schemas.settings import read_settings

DRAIN_EVERY_SECONDS = 1.0
REBUILD_EVERY_SECONDS = 2.0
PRUNE_EVERY_SECONDS = 60.0
PRUNE_INDEX_EVERY_SECONDS = 600.0
VERIFY_EVERY_SECONDS = 6 * 3_600.0
PRUNE_LINKS_EVERY_SECONDS = 24 * 3_600.0
VISIBILITY_SECONDS = 3_600
RESULT_KEPT_SECONDS = 86_400

# Tasks run every second. At level INFO these loggers write three lines for each task, and one line for each
# Elasticsearch request.
for noisy in ("celery.beat", "celery.worker.strategy", "celery.app.trace", "elastic_transport"):
    logging.getLogger(noisy).setLevel(logging.WARNING)

for part in (logs, heartbeat, metrics):
    part.connect_signals()


broker_transport.use()


def create_celery_app(broker_url: str | None) -> Celery:
    """Build a Celery application.

    The Valkey or Redis server at `broker_url` is the broker of the application and stores the results of tasks.
    """
    app = Celery("indexer", broker=broker_url, backend=broker_url, include=["indexer.tasks"])
    app.conf.update(
        task_default_queue=QUEUE,
        task_acks_late=True,
        task_reject_on_worker_lost=True,
        worker_prefetch_multiplier=1,
        task_ignore_result=True,
        result_expires=RESULT_KEPT_SECONDS,
        broker_transport_options={"visibility_timeout": VISIBILITY_SECONDS},
        broker_connection_retry_on_startup=True,
        beat_scheduler="indexer.scheduler:MonotonicScheduler",
        beat_schedule={
            "drain": {"task": "indexer.drain_outbox", "schedule": build_schedule(DRAIN_EVERY_SECONDS)},
            "rebuild": {"task": "indexer.work_on_rebuild", "schedule": build_schedule(REBUILD_EVERY_SECONDS)},
            "prune": {"task": "indexer.prune_outbox", "schedule": build_schedule(PRUNE_EVERY_SECONDS)},
            "prune index": {
                "task": "indexer.prune_index",
                "schedule": build_schedule(PRUNE_INDEX_EVERY_SECONDS),
            },
            "verify": {"task": "indexer.verify_index", "schedule": build_schedule(VERIFY_EVERY_SECONDS)},
            "prune links": {
                "task": "indexer.prune_short_links",
                "schedule": build_schedule(PRUNE_LINKS_EVERY_SECONDS),
            },
        },
    )
    return app


app = create_celery_app(read_settings().broker_url)
