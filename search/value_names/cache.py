"""A cache of the value names of one index."""

import asyncio
import gc
import time
from collections.abc import Callable
from dataclasses import dataclass

from search.elasticsearch_access.client import IndexSearch, SearchClient
from search.elasticsearch_access.ttl_value import TtlValue
from search.value_names.reader import STAMP_SEARCH, VALUES_PER_READ, read_current_stamp, read_value_names
from search.value_names.value_names import ValueNames
from search.value_names.version_stamp import VersionStamp

READ_AHEAD_FROM = VALUES_PER_READ
"""From this number of names on, searches continue with the old names while a new generation is read."""
READ_AHEAD_SECONDS_MAX = 10.0


class ValueNamesCache:
    """stamp_search: reads the version stamp of the index. checked: the names, fresh for 250 ms after a stamp check.

    prepare: computes and memoizes what searches need of new names, from the new and the previous names. It runs in a
    thread, because it can take a second.
    """

    def __init__(
        self,
        client: SearchClient,
        stamp_search: IndexSearch = STAMP_SEARCH,
        value_names: ValueNames | None = None,
        *,
        prepare: Callable[[ValueNames, ValueNames | None], object],
    ) -> None:
        self.stamp_search = stamp_search
        self.checked: TtlValue[ValueNames] = TtlValue()
        self._client = client
        self._prepare = prepare
        self._value_names = value_names
        self._read_lock = asyncio.Lock()
        self._read_ahead: _ReadAhead | None = None

    @property
    def last_read(self) -> ValueNames | None:
        """The value names of the last read. None before the first read."""
        return self._value_names

    async def get(self) -> ValueNames:
        return self._value_names or await self.replace_stale(None)

    async def read_stamp(self) -> VersionStamp:
        return await read_current_stamp(self._client, self.stamp_search)

    async def replace_stale(self, stale: ValueNames | None) -> ValueNames:
        """Read the names again, unless `stale` was already replaced. Concurrent callers share one read."""
        async with self._read_lock:
            if self._value_names is None or self._value_names is stale:
                value_names = await read_value_names(self._client, self.stamp_search)
                await asyncio.to_thread(self._prepare, value_names, self._value_names)
                self._value_names = value_names
                _exclude_from_garbage_collection()
            return self._value_names

    def ensure_read_ahead(self, stale: ValueNames) -> bool:
        """Read newer names in a background task. Returns whether searches may continue with `stale` meanwhile.

        False for a small number of names, which are read fast. False also after READ_AHEAD_SECONDS_MAX and after a
        failed read: the next search then reads the names itself and reports an error.
        """
        if stale is not self._value_names or stale.stamp.documents < READ_AHEAD_FROM:
            return False
        if self._read_ahead is None or self._read_ahead.stale is not stale:
            task = asyncio.create_task(self.replace_stale(stale))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._read_ahead = _ReadAhead(stale, task, time.monotonic())
        seconds = time.monotonic() - self._read_ahead.started
        return not self._read_ahead.task.done() and seconds < READ_AHEAD_SECONDS_MAX


@dataclass(frozen=True)
class _ReadAhead:
    """started: seconds of the monotonic clock."""

    stale: ValueNames
    task: "asyncio.Task[ValueNames]"
    started: float


def _exclude_from_garbage_collection() -> None:
    """Freeze all objects. Later garbage collections then skip the tens of thousands of value names."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
