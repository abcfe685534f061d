"""A cached value that expires after 250 ms."""

import time
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")

TTL_SECONDS = 0.25
"""Lifetime of a value. It adds little delay, because Elasticsearch itself shows a change only after up to 1 s."""


class TtlValue(Generic[T]):
    """Keeps the last stored value until the value expires.

    now: reads a monotonic clock in seconds.
    """

    def __init__(self, ttl_seconds: float = TTL_SECONDS, now: Callable[[], float] = time.monotonic) -> None:
        self._ttl_seconds = ttl_seconds
        self._now = now
        self._last: tuple[T, float] | None = None

    def read_clock(self) -> float:
        """Return the current time in seconds. Call this before a request, and pass the result to `store`."""
        return self._now()

    def store(self, value: T, read_at: float) -> None:
        """Store the value of a response.

        read_at: the result of `read_clock` before the request.
        """
        self._last = value, read_at

    def clear(self) -> None:
        self._last = None

    @property
    def last(self) -> T | None:
        """The last stored value, whether it has expired or not."""
        return self._last[0] if self._last else None

    def get_fresh(self) -> T | None:
        """Return the value. Returns None if no value is stored, or if the value has expired."""
        if self._last is None or self._now() - self._last[1] > self._ttl_seconds:
            return None
        return self._last[0]
