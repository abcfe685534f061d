"""A cached value that expires after 250 ms."""

import time
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")

TRUSTED_SECONDS = 0.25
"""How long a value is used before it is read again. Elasticsearch itself shows a change only after up to one second."""


class TtlValue(Generic[T]):
    """The last stored value, until it expires. now: a monotonic clock, in seconds."""

    def __init__(
        self, trusted_seconds: float = TRUSTED_SECONDS, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._trusted_seconds = trusted_seconds
        self._now = now
        self._last: tuple[T, float] | None = None

    def time(self) -> float:
        """The time to pass to `note`. Read it before the request: the value may be as old as the request's start."""
        return self._now()

    def note(self, what: T, looked: float) -> None:
        """looked: the result of `time` before the request."""
        self._last = what, looked

    def forget(self) -> None:
        self._last = None

    def trusted(self) -> T | None:
        if self._last is None or self._now() - self._last[1] > self._trusted_seconds:
            return None
        return self._last[0]
