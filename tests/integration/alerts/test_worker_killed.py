"""A worker is killed between the search and the commit, and while the mail server takes a mail. No alert is lost."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest
from celery import Celery

from indexer.delivery.alerts.writing import AlertsWritten
from indexer.scheduler import QUEUE
from stack.services.urls import ServiceUrls
from tests.integration.alerts.world import World
from tests.integration.indexer.celery_worker import CeleryProcess, build_worker, empty_broker, wait_until

ALERTS = 30
KILLED_AT = (3, 12)
"""The worker is killed each time the mail server has received one of these numbers of mails."""
_WAITS_FOR_LOCK = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE '%%alert%%' AND pid <> pg_backend_pid()
"""
_FORGET_CLAIMS = """
WITH mails AS (UPDATE mail SET attempt_at = now() WHERE state = 'pending')
UPDATE saved_search SET attempt_at = now() WHERE due_at <= now()
"""
WRITE, SEND = "delivery.write_alerts", "delivery.send_mails"


@pytest.fixture
def worker(services: ServiceUrls, world: World, tmp_path: Path) -> Iterator[CeleryProcess]:
    given = world.settings
    urls = {
        **services.as_environment(),
        "DATABASE_URL": world.database_url,
        "FINDER_VAR": str(tmp_path),
        "SMTP_HOST": str(given.smtp_host),
        "SMTP_PORT": str(given.smtp_port),
        "SMTP_SECURITY": "none",
        "FINDER_SITE_URL": str(given.finder_site_url),
    }
    worker = build_worker(urls, tmp_path, app="stack.worker")
    with empty_broker(services.broker):
        try:
            yield worker
        finally:
            worker.kill()


def kill_before_commit(world: World, worker: CeleryProcess, order: Callable[[str], None]) -> None:
    """Kill the worker after a search, while the worker waits to write the alert. The alert is not stored."""
    worker.start()
    with psycopg.connect(world.database_url) as other:
        other.execute("LOCK TABLE alert IN ACCESS EXCLUSIVE MODE")
        order(WRITE)
        wait_until(lambda: bool(world.read(_WAITS_FOR_LOCK)))
        worker.kill()
    wait_until(lambda: not world.read(_WAITS_FOR_LOCK))


def finish(world: World, worker: CeleryProcess, order: Callable[[str], None]) -> None:
    """Write and send all alerts. The worker is killed while the mail server takes some of the mails."""

    def kill_sometimes() -> None:
        if len(world.inbox.mails) in KILLED_AT:
            worker.kill()

    def is_sent_or_killed() -> bool:
        order(SEND)
        time.sleep(0.5)
        return (
            not worker.is_running or world.read("SELECT count(*) FROM alert WHERE state = 'sent'") == ALERTS
        )

    world.inbox.before_reply = kill_sometimes
    for _ in range(1 + len(KILLED_AT)):
        world.connection.execute(_FORGET_CLAIMS)
        worker.start()
        order(WRITE)
        wait_until(is_sent_or_killed)


def test_each_alert_has_one_message_id(services: ServiceUrls, world: World, worker: CeleryProcess) -> None:
    for _ in range(ALERTS):
        world.save({"text": "nursing"})
    assert world.write() == AlertsWritten(started=ALERTS)
    world.connection.execute("DELETE FROM saved_search_course")
    world.make_due()
    app = Celery(broker=services.broker)

    def order(task: str) -> None:
        app.send_task(task, queue=QUEUE)

    kill_before_commit(world, worker, order)
    assert world.read("SELECT count(*) FROM alert") == 0
    assert world.read("SELECT count(*) FROM mail") == 0
    finish(world, worker, order)
    assert world.read("SELECT count(*) FROM alert") == ALERTS
    ids = world.inbox.list_ids()
    assert set(ids) == set(world.read("SELECT array_agg('<alert-' || id || '@localhost>') FROM alert"))
    assert world.read("SELECT count(*) FROM alert WHERE state = 'sent'") == ALERTS
    # Two tasks can send at the same time, so a kill repeats at most two mails.
    assert ALERTS < len(ids) <= ALERTS + 2 * len(KILLED_AT)
