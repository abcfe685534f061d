"""A cache for results that many clients request. An entry is valid until the index changes."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from search.value_names.version_stamp import IndexVersion

T = TypeVar("T")

ENTRIES_MAX = 64


class ResultCache:
    """Results by key. Each entry has the index version that was read before the result was computed.

    A result can be newer than its version, but never older. Callers must not modify a result.
    """

    def __init__(self) -> None:
        self._entries: OrderedDict[Hashable, tuple[IndexVersion, Any]] = OrderedDict()
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    async def get(self, key: Hashable, version: IndexVersion, compute: Callable[[], Awaitable[T]]) -> T:
        """Get the result for this version. One caller computes a missing result. Concurrent callers wait for it."""
        result: T | None = self._find(key, version)
        if result is not None:
            return result
        async with self._locks.setdefault(key, asyncio.Lock()):
            result = self._find(key, version)
            if result is None:
                result = await compute()
                self._store(key, version, result)
            return result

    def _find(self, key: Hashable, version: IndexVersion) -> Any:
        version_of_entry, result = self._entries.get(key, (None, None))
        return result if version_of_entry == version else None

    def _store(self, key: Hashable, version: IndexVersion, result: object) -> None:
        self._entries[key] = (version, result)
        self._entries.move_to_end(key)
        while len(self._entries) > ENTRIES_MAX:
            self._entries.popitem(last=False)
