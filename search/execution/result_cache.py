"""Caches results that many clients request. An entry is valid until the index changes."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from search.value_names.version_stamp import IndexVersion

T = TypeVar("T")

ENTRIES_MAX = 64


class ResultCache:
    """Results by key and index version. Callers must not modify a result.

    The version is read before the result is computed. A result can therefore be newer than its version, but not older.
    """

    def __init__(self) -> None:
        self._entries: OrderedDict[Hashable, tuple[IndexVersion, Any]] = OrderedDict()
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    async def get(self, key: Hashable, version: IndexVersion, compute: Callable[[], Awaitable[T]]) -> T:
        """Return the result of this version. If the result is missing, the first caller computes the result.

        Concurrent callers wait for the first caller.
        """
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
