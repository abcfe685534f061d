"""The vocabulary that answers are made with, read again when its index has changed."""

import asyncio
import gc

from search.engine import Engine, Search
from search.seen import Seen
from search.vocabulary.reading import STAMP_SEARCH, current_stamp, read_vocabulary
from search.vocabulary.value import Stamp
from search.vocabulary.vocabulary import Vocabulary


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


def _leave_what_stays() -> None:
    """Names are many and stay: the collector of cycles is not to look at all of them again and again."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
