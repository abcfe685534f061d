"""Starts a real Celery worker and a real beat as processes."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import redis

from schemas.settings import ROOT

READY_SECONDS = 60.0


class CeleryProcess:
    """A `celery worker` or `celery beat` process that uses the given services."""

    def __init__(
        self,
        urls: dict[str, str],
        arguments: tuple[str, ...],
        log: Path,
        ready: str,
        app: str = "indexer.app",
    ) -> None:
        self._environment = {**os.environ, **urls, "PYTHONUNBUFFERED": "1"}
        self._arguments = (sys.executable, "-m", "celery", "--app", app, *arguments)
        self._log = log
        self._ready = ready
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process, and wait until its log says that it is ready."""
        seen = self._log.read_text().count(self._ready) if self._log.exists() else 0
        with self._log.open("ab") as output:
            self._process = subprocess.Popen(
                self._arguments,
                cwd=ROOT,
                env=self._environment,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        wait_until(lambda: self._log.read_text().count(self._ready) > seen, READY_SECONDS)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Kill the process and its children with SIGKILL."""
        self._end(signal.SIGKILL)

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def log(self) -> str:
        return self._log.read_text()

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        if how == signal.SIGKILL:
            os.killpg(self._process.pid, how)
        else:
            self._process.send_signal(how)
        self._process.wait(30)
        self._process = None


TIMEOUT_SECONDS = 90.0
"""How long `wait_until` waits by default. The time is long, so that no test fails only because the machine is busy.

Tests that check a duration use a shorter time.
"""


def wait_until(happened: Callable[[], bool], seconds: float = TIMEOUT_SECONDS) -> None:
    deadline = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < deadline, f"did not happen within {seconds} s"
        time.sleep(0.05)


def build_worker(urls: dict[str, str], folder: Path, app: str = "indexer.app") -> CeleryProcess:
    options = ("worker", "--loglevel", "INFO", "--concurrency", "2", "--without-gossip", "--without-mingle")
    return CeleryProcess(urls, options, folder / f"worker-{uuid4().hex[:6]}.log", " ready.", app)


def build_beat(urls: dict[str, str], folder: Path) -> CeleryProcess:
    options = ("beat", "--loglevel", "INFO", "--pidfile", "")
    return CeleryProcess(urls, options, folder / f"beat-{uuid4().hex[:6]}.log", "is starting")


@contextmanager
def empty_broker(broker_url: str) -> Iterator[None]:
    """Empty the broker before and after the block."""
    with redis.Redis.from_url(broker_url) as broker:
        broker.flushdb()
        yield
        broker.flushdb()
