"""What was true a moment ago is taken for true still."""

import time
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")

TRUSTED_SECONDS = 0.25
"""For so long the index is taken to be what it was seen to be: well below the second after which the engine shows a
change at all."""


class TtlValue(Generic[T]):
    """What was seen last, until it is too old to be trusted. now: seconds of a clock that never goes back."""

    def __init__(
        self, trusted_seconds: float = TRUSTED_SECONDS, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._trusted_seconds = trusted_seconds
        self._now = now
        self._last: tuple[T, float] | None = None

    def time(self) -> float:
        """To be read before one looks: what is seen may be as old as the look's beginning."""
        return self._now()

    def note(self, what: T, looked: float) -> None:
        """looked: by `time`."""
        self._last = what, looked

    def forget(self) -> None:
        self._last = None

    def trusted(self) -> T | None:
        if self._last is None or self._now() - self._last[1] > self._trusted_seconds:
            return None
        return self._last[0]
