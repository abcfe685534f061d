"""One deadline for all round trips to Elasticsearch that serve one API request. Retries count too."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from elastic_transport import AiohttpHttpNode

DEADLINE_SECONDS = 3.0
SHORTEST_ATTEMPT_SECONDS = 0.01
"""The shortest time limit of an attempt. It is not 0, because aiohttp reads 0 as no limit."""


class SearchDeadline:
    """The time that the round trips of one request may take together.

    The time between round trips does not count. In this time, a request may wait until this process has prepared new
    value names. Elasticsearch does not cause this wait.

    now: reads a monotonic clock in seconds.
    """

    def __init__(self, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._now = now
        self._spent = 0.0
        self._running = 0
        self._began = 0.0

    def compute_remaining_seconds(self) -> float:
        running = self._now() - self._began if self._running else 0.0
        return max(0.0, self._seconds - self._spent - running)

    @property
    def spent_seconds(self) -> float:
        """The time of all finished round trips."""
        return self._spent

    @contextmanager
    def count_round_trip(self) -> Iterator[None]:
        """Count the time of the block. The time of parallel round trips counts once."""
        if not self._running:
            self._began = self._now()
        self._running += 1
        try:
            yield
        finally:
            self._running -= 1
            if not self._running:
                self._spent += self._now() - self._began


_request_deadline: ContextVar[SearchDeadline | None] = ContextVar("request_deadline", default=None)
_attempt_limit: ContextVar[Callable[[], float] | None] = ContextVar("attempt_limit", default=None)


@contextmanager
def share_deadline() -> Iterator[None]:
    """Give all round trips in the block one deadline."""
    token = _request_deadline.set(SearchDeadline(DEADLINE_SECONDS))
    try:
        yield
    finally:
        _request_deadline.reset(token)


@contextmanager
def use_separate_deadlines() -> Iterator[None]:
    """Give each round trip in the block its own deadline. This is the default outside `share_deadline`."""
    token = _request_deadline.set(None)
    try:
        yield
    finally:
        _request_deadline.reset(token)


def get_deadline() -> SearchDeadline:
    """Return the deadline of the current request, or a new one."""
    return _request_deadline.get() or SearchDeadline(DEADLINE_SECONDS)


@contextmanager
def limit_attempts(deadline: SearchDeadline, has_other_nodes: bool) -> Iterator[None]:
    """Count the round trip in the block, and limit its attempts to the remaining time.

    If there are other nodes, an attempt gets half of the remaining time. The other half is left for another node.
    """
    share = 0.5 if has_other_nodes else 1.0
    token = _attempt_limit.set(lambda: deadline.compute_remaining_seconds() * share)
    try:
        with deadline.count_round_trip():
            yield
    finally:
        _attempt_limit.reset(token)


class DeadlineNode(AiohttpHttpNode):
    """An Elasticsearch node whose attempts obey `limit_attempts`."""

    async def perform_request(  # type: ignore[override]  # The base class does not export the type of its result.
        self, *arguments: Any, **options: Any
    ) -> Any:
        limit = _attempt_limit.get()
        if limit is not None:
            options["request_timeout"] = max(limit(), SHORTEST_ATTEMPT_SECONDS)
        return await super().perform_request(*arguments, **options)
