"""A circuit breaker for Elasticsearch. Each process has its own."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import Context, ContextVar

log = logging.getLogger(__name__)

FAILURES_TO_OPEN = 2
PROBE_PAUSE_SECONDS = 1.0

_is_ignored: ContextVar[bool] = ContextVar("circuit_breaker_is_ignored", default=False)


@contextmanager
def ignore_circuit_breaker() -> Iterator[None]:
    """Send the searches in the block even if the circuit is open."""
    token = _is_ignored.set(True)
    try:
        yield
    finally:
        _is_ignored.reset(token)


class CircuitBreaker:
    """Decides whether searches are sent.

    - closed: searches are sent.
    - open: searches are refused. The circuit opens after FAILURES_TO_OPEN consecutive failures. A failure is a timeout
      or a lost connection. Each response resets the number of failures, whatever its status is.
    - half-open: one probe is running, and searches are still refused. The response to the probe closes the circuit.

    The first failure already causes a probe. If the probe fails too, the circuit opens without a second failed search.

    now: reads a monotonic clock in seconds.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._failures = 0
        self._probe_at = 0.0

    @property
    def is_open(self) -> bool:
        return self._failures >= FAILURES_TO_OPEN

    @property
    def needs_probe(self) -> bool:
        return self._failures > 0

    def refuses_search(self) -> bool:
        return self.is_open and not _is_ignored.get()

    def compute_seconds_to_probe(self) -> float:
        return max(0.0, self._probe_at - self._now())

    def record_response(self) -> None:
        if self.is_open:
            log.warning("Elasticsearch responds again. Searches are sent again.")
        self._failures = 0

    def record_failure(self) -> None:
        if not self._failures:
            self._probe_at = self._now()
        self._failures += 1
        if self._failures == FAILURES_TO_OPEN:
            log.warning("Elasticsearch does not respond. Searches are refused until a probe succeeds.")

    def record_failed_probe(self) -> None:
        self.record_failure()
        self._probe_at = self._now() + PROBE_PAUSE_SECONDS


class Prober:
    """Sends probes while the circuit breaker needs them, one at a time.

    probe: sends a cheap search. Returns whether Elasticsearch responded.
    """

    def __init__(self, breaker: CircuitBreaker, probe: Callable[[], Awaitable[bool]]) -> None:
        self._breaker = breaker
        self._probe = probe
        self._task: asyncio.Task[None] | None = None

    def ensure_running(self) -> None:
        if self._task is None or self._task.done():
            # In a new context, the probe does not use the deadline of the current request.
            self._task = asyncio.create_task(self._run(), context=Context())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        while self._breaker.needs_probe:
            await asyncio.sleep(self._breaker.compute_seconds_to_probe())
            if await self._probe():
                self._breaker.record_response()
            else:
                self._breaker.record_failed_probe()
