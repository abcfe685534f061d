"""The vocabulary that answers are made with, read again when its index has changed."""

import asyncio
import gc
import time
from dataclasses import dataclass

from search.elasticsearch_access.client import Engine, Search
from search.elasticsearch_access.ttl_value import Seen
from search.value_names.named_value import Stamp
from search.value_names.reader import STAMP_SEARCH, VALUES_PER_READ, current_stamp, read_vocabulary
from search.value_names.value_names import Vocabulary

READ_AHEAD_FROM = VALUES_PER_READ
"""Of so many names on a searcher does not wait for those of a new generation."""
READ_AHEAD_SECONDS_MAX = 10.0


class Names:
    """stamped: the search for the stamp, which says of which index the names are."""

    def __init__(
        self, engine: Engine, stamped: Search = STAMP_SEARCH, known: Vocabulary | None = None
    ) -> None:
        self.stamped = stamped
        self.seen: Seen[Vocabulary] = Seen()
        self._engine = engine
        self._vocabulary = known
        self._reading = asyncio.Lock()
        self._ahead: _ReadAhead | None = None

    @property
    def known(self) -> Vocabulary | None:
        """What was read last."""
        return self._vocabulary

    async def vocabulary(self) -> Vocabulary:
        return self._vocabulary or await self.other_than(None)

    async def stamp(self) -> Stamp:
        """As it is now."""
        return await current_stamp(self._engine, self.stamped)

    async def other_than(self, stale: Vocabulary | None) -> Vocabulary:
        """A vocabulary other than `stale`; one reader at a time, the others take what it brought."""
        async with self._reading:
            if self._vocabulary is None or self._vocabulary is stale:
                self._vocabulary = await read_vocabulary(self._engine, self.stamped)
                _leave_what_stays()
            return self._vocabulary

    def are_read_ahead(self, stale: Vocabulary) -> bool:
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

    stale: Vocabulary
    reading: "asyncio.Task[Vocabulary]"
    since: float


def _leave_what_stays() -> None:
    """Names are many and stay: the collector of cycles is not to look at all of them again and again."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
