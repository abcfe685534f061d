"""The Celery scheduler (beat) for tasks that repeat after a fixed interval, from one second to one day.

The scheduler uses a monotonic clock, so tasks continue if the system clock is set back.

The scheduler does not send a task that already waits in the queue. So the queue stays short while no worker runs, and
frequent tasks do not delay rare ones. Celery's task expiry could also limit the queue, but it compares the system
clocks of two machines. If the clock of beat were slow, workers would discard all its tasks.
"""

import logging
import time
from datetime import UTC, datetime, timedelta
from typing import Any, cast

import orjson
import redis
from celery import Celery
from celery.beat import ScheduleEntry, Scheduler, SchedulingError
from celery.schedules import schedule

from indexer import heartbeat

log = logging.getLogger(__name__)

QUEUE = "indexing"
BROKER_SECONDS = 5
FIRST_RUN_SECONDS = 600

_STARTED = datetime.now(UTC)
_STARTED_MONOTONIC = time.monotonic()


def read_monotonic_time() -> datetime:
    """Return the start time plus the monotonic time since the start.

    Changes of the system clock have no effect.
    """
    return _STARTED + timedelta(seconds=time.monotonic() - _STARTED_MONOTONIC)


def build_schedule(seconds: float) -> schedule:
    return schedule(seconds, nowfun=read_monotonic_time)


def read_waiting_tasks(app: Celery) -> set[str]:
    """Return the names of the tasks in the queue of the app. Raises redis.RedisError if the broker is unreachable."""
    with _connect(str(app.conf.broker_url)) as broker:
        messages = cast(list[bytes], broker.lrange(app.conf.task_default_queue, 0, -1))
    return {orjson.loads(message)["headers"]["task"] for message in messages}


def count_queued_tasks(broker_url: str, queue: str, timeout_seconds: float = BROKER_SECONDS) -> int:
    """Count the tasks in a queue of the broker. Raises redis.RedisError if the broker is unreachable."""
    with _connect(broker_url, timeout_seconds) as broker:
        return int(cast(int, broker.llen(queue)))


def _connect(broker_url: str, timeout_seconds: float = BROKER_SECONDS) -> redis.Redis:
    return redis.Redis.from_url(broker_url, socket_timeout=timeout_seconds)


class MonotonicScheduler(Scheduler):
    """A scheduler that does not store its state on disk.

    After a start, a task is due after its interval, but at the latest after FIRST_RUN_SECONDS. Otherwise a daily task
    would never run if beat restarts every day.
    """

    def setup_schedule(self) -> None:
        super().setup_schedule()
        for entry in self.schedule.values():
            if isinstance(entry.schedule, schedule):
                already_waited = max(entry.schedule.seconds - FIRST_RUN_SECONDS, 0)
                entry.last_run_at = read_monotonic_time() - timedelta(seconds=already_waited)

    def tick(self, *arguments: Any, **named: Any) -> float:
        heartbeat.touch_heartbeat("beat")
        return float(super().tick(*arguments, **named))

    def apply_entry(self, entry: ScheduleEntry, producer: Any = None) -> None:
        try:
            if entry.task not in read_waiting_tasks(self.app):
                self.apply_async(entry, producer=producer, advance=False)
        except redis.RedisError as error:
            log.warning("The broker does not respond, so task %s is not sent: %s", entry.task, error)
        except SchedulingError as error:
            # The broker may have stopped after its queue was read. `find_outage` knows the causing exception
            # (`__context__`), but not the class SchedulingError.
            log.error("Task %s is not sent", entry.task, exc_info=error.__context__)
