"""A cache of the value names. The names are read again when their index has changed."""

import asyncio
import gc
import time
from dataclasses import dataclass

from search.elasticsearch_access.client import IndexSearch, SearchClient
from search.elasticsearch_access.ttl_value import TtlValue
from search.value_names.named_value import VersionStamp
from search.value_names.reader import STAMP_SEARCH, VALUES_PER_READ, current_stamp, read_value_names
from search.value_names.value_names import ValueNames

READ_AHEAD_FROM = VALUES_PER_READ
"""From this number of names on, a search does not wait until the names of a new generation are read."""
READ_AHEAD_SECONDS_MAX = 10.0


class ValueNamesCache:
    """stamped: the search that reads the version stamp of the index that holds the names."""

    def __init__(
        self, client: SearchClient, stamped: IndexSearch = STAMP_SEARCH, known: ValueNames | None = None
    ) -> None:
        self.stamped = stamped
        self.seen: TtlValue[ValueNames] = TtlValue()
        self._engine = client
        self._vocabulary = known
        self._reading = asyncio.Lock()
        self._ahead: _ReadAhead | None = None

    @property
    def known(self) -> ValueNames | None:
        """The names that were read last."""
        return self._vocabulary

    async def value_names(self) -> ValueNames:
        return self._vocabulary or await self.other_than(None)

    async def stamp(self) -> VersionStamp:
        """Read the current version stamp."""
        return await current_stamp(self._engine, self.stamped)

    async def other_than(self, stale: ValueNames | None) -> ValueNames:
        """Read the names again unless they already differ from `stale`. Concurrent callers share one read."""
        async with self._reading:
            if self._vocabulary is None or self._vocabulary is stale:
                self._vocabulary = await read_value_names(self._engine, self.stamped)
                _leave_what_stays()
            return self._vocabulary

    def are_read_ahead(self, stale: ValueNames) -> bool:
        """Whether a background task reads newer names, so that searches may continue with `stale`.

        False for a small number of names, which are read fast, and after READ_AHEAD_SECONDS_MAX. After a failed read
        the next search waits for its own read and gets the error.
        """
        if stale is not self._vocabulary or stale.stamp.documents < READ_AHEAD_FROM:
            return False
        if self._ahead is None or self._ahead.stale is not stale:
            self._ahead = _ReadAhead(stale, asyncio.create_task(self.other_than(stale)), time.monotonic())
            self._ahead.reading.add_done_callback(lambda done: done.cancelled() or done.exception())
        return (
            not self._ahead.reading.done() and time.monotonic() - self._ahead.since < READ_AHEAD_SECONDS_MAX
        )


@dataclass(frozen=True)
class _ReadAhead:
    """since: seconds of the monotonic clock."""

    stale: ValueNames
    reading: "asyncio.Task[ValueNames]"
    since: float


def _leave_what_stays() -> None:
    """Exclude the names from garbage collection. They are many and live long, so scanning them again costs time."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
