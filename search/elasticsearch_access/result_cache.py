"""Answers that many ask for, kept until the index changes."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from search.elasticsearch_access.point_in_time import IndexVersion

T = TypeVar("T")

ANSWERS_KEPT_MAX = 64


class ResultCache:
    """Answers by question, never changed by those who get them, each with the state of the index that was read before
    it was made: it can be newer than that state, never older, and is given only while that state is still the index's.
    """

    def __init__(self) -> None:
        self._answers: OrderedDict[Hashable, tuple[IndexVersion, Any]] = OrderedDict()
        self._making: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    async def get(self, key: Hashable, state: IndexVersion, make: Callable[[], Awaitable[T]]) -> T:
        """The answer of this state; one makes it, the others take what it made."""
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
