"""The vocabulary that answers are made with, read again when its index has changed."""

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
"""Of so many names on a searcher does not wait for those of a new generation."""
READ_AHEAD_SECONDS_MAX = 10.0


class ValueNamesCache:
    """stamped: the search for the stamp, which says of which index the names are."""

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
        """What was read last."""
        return self._vocabulary

    async def value_names(self) -> ValueNames:
        return self._vocabulary or await self.other_than(None)

    async def stamp(self) -> VersionStamp:
        """As it is now."""
        return await current_stamp(self._engine, self.stamped)

    async def other_than(self, stale: ValueNames | None) -> ValueNames:
        """A vocabulary other than `stale`; one reader at a time, the others take what it brought."""
        async with self._reading:
            if self._vocabulary is None or self._vocabulary is stale:
                self._vocabulary = await read_value_names(self._engine, self.stamped)
                _leave_what_stays()
            return self._vocabulary

    def are_read_ahead(self, stale: ValueNames) -> bool:
        """Whether others than `stale` are being read beside the searches, which go on with these meanwhile.

        Not a few names, which are there at once, nor for longer than READ_AHEAD_SECONDS_MAX. When it has failed,
        whoever asks for them waits for them, and learns what is wrong.
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
    """since: by the monotonic clock."""

    stale: ValueNames
    reading: "asyncio.Task[ValueNames]"
    since: float


def _leave_what_stays() -> None:
    """Names are many and stay: the collector of cycles is not to look at all of them again and again."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
