"""Celery's beat for tasks that repeat within a minute.

Ticks are counted by a clock that only runs forward, so setting the machine's clock back stops nothing; and while enough
of them wait for a worker no more are sent, so they never pile up. (An expiry by wall clock would do the second, but a
beat whose clock is behind would have all its ticks thrown away.)
"""

import logging
import time
from datetime import UTC, datetime, timedelta
from typing import Any, cast

import redis
from celery import Celery
from celery.beat import ScheduleEntry, Scheduler
from celery.schedules import schedule

from indexer import heartbeat

log = logging.getLogger(__name__)

QUEUE = "indexing"
WAITING_MAX = 4
BROKER_SECONDS = 5

_STARTED = datetime.now(UTC)
_STARTED_MONOTONIC = time.monotonic()


def read_monotonic_time() -> datetime:
    """The time of the start plus what has gone by since, whatever happens to the machine's clock."""
    return _STARTED + timedelta(seconds=time.monotonic() - _STARTED_MONOTONIC)


def build_schedule(seconds: float) -> schedule:
    return schedule(seconds, nowfun=read_monotonic_time)


def count_waiting_tasks(app: Celery) -> int:
    """How many tasks wait in the queue for a worker. Raises redis.RedisError."""
    return count_queued_tasks(str(app.conf.broker_url), app.conf.task_default_queue)


def count_queued_tasks(broker_url: str, queue: str) -> int:
    """How many tasks wait in a queue of the broker. Raises redis.RedisError."""
    with redis.Redis.from_url(broker_url, socket_timeout=BROKER_SECONDS) as broker:
        return int(cast(int, broker.llen(queue)))


class MonotonicScheduler(Scheduler):
    """Keeps nothing between runs: what is due is due again within seconds."""

    def tick(self, *arguments: Any, **named: Any) -> float:
        heartbeat.touch_heartbeat("beat")
        return float(super().tick(*arguments, **named))

    def apply_entry(self, entry: ScheduleEntry, producer: Any = None) -> None:
        try:
            waiting = count_waiting_tasks(self.app)
        except redis.RedisError as error:
            log.warning("The broker does not answer, %s is not sent: %s", entry.task, error)
            return
        if waiting < WAITING_MAX:
            super().apply_entry(entry, producer=producer)
