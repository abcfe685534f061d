"""A cache for results that many clients request. An entry is valid until the index changes."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from search.elasticsearch_access.point_in_time import IndexVersion

T = TypeVar("T")

ANSWERS_KEPT_MAX = 64


class ResultCache:
    """Results by key, each with the index version that was read before the result was computed.

    A result can be newer than its version, but never older. Callers must not modify a result.
    """

    def __init__(self) -> None:
        self._answers: OrderedDict[Hashable, tuple[IndexVersion, Any]] = OrderedDict()
        self._making: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    async def get(self, key: Hashable, state: IndexVersion, make: Callable[[], Awaitable[T]]) -> T:
        """Get the result of this version. One caller computes a missing result, and concurrent callers wait for it."""
        kept: T | None = self._of(key, state)
        if kept is not None:
            return kept
        async with self._making.setdefault(key, asyncio.Lock()):
            kept = self._of(key, state)
            if kept is None:
                kept = await make()
                self._keep(key, state, kept)
            return kept

    def _of(self, key: Hashable, state: IndexVersion) -> Any:
        of_state, response = self._answers.get(key, (None, None))
        return response if of_state == state else None

    def _keep(self, key: Hashable, state: IndexVersion, response: object) -> None:
        self._answers[key] = (state, response)
        self._answers.move_to_end(key)
        while len(self._answers) > ANSWERS_KEPT_MAX:
            self._answers.popitem(last=False)
