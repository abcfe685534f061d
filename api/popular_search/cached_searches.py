"""Caches the popular searches for all requests of a process, so that most suggestions need no PostgreSQL query."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from api.database import BEGIN_SNAPSHOT, Connection, Database, DatabaseUnavailable, read_rows
from search.text_folding import fold_words

TTL_SECONDS = 60.0
_READ = "SELECT id, text, courses FROM popular_search ORDER BY visits DESC, text"


@dataclass(frozen=True, slots=True)
class PopularSearch:
    """A text that many visitors typed.

    - courses: the highest number of courses that the text found on the last day on which it was typed.
    - words: the words of the text, without case and accents.
    """

    id: int
    text: str
    courses: int
    words: tuple[str, ...]

    @property
    def slug(self) -> str:
        return "-".join(self.words)


class CachedPopularSearches:
    """Reads the popular searches at most once per minute.

    While PostgreSQL is unavailable, `get` returns the searches that were read last, or none before the first read.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._searches: Sequence[PopularSearch] = ()
        self._read_at = float("-inf")

    async def get(self, database: Database) -> Sequence[PopularSearch]:
        """Return the popular searches. The most frequent one is first."""
        if self._clock() - self._read_at >= TTL_SECONDS:
            self._read_at = self._clock()
            try:
                async with database.transaction(BEGIN_SNAPSHOT) as connection:
                    self._searches = await _read_searches(connection)
            except DatabaseUnavailable:
                pass
        return self._searches


def find_searches(searches: Sequence[PopularSearch], typed: str, limit: int) -> list[PopularSearch]:
    """Find the searches with all typed words. The last typed word is the start of a word: `mba c` → `mba in canada`.

    A search that equals the typed text is left out, because the first suggestion is a search for the typed text. A
    single character finds nothing.
    """
    *whole, last = fold_words(typed) or [""]
    if not last or (not whole and len(last) < 2):
        return []
    return [search for search in searches if _contains(search.words, whole, last)][:limit]


def _contains(words: Sequence[str], whole: Sequence[str], last: str) -> bool:
    is_equal = tuple(words) == (*whole, last)
    return (
        not is_equal and all(word in words for word in whole) and any(word.startswith(last) for word in words)
    )


async def _read_searches(connection: Connection) -> Sequence[PopularSearch]:
    return [
        PopularSearch(row["id"], row["text"], row["courses"], tuple(fold_words(row["text"])))
        for row in await read_rows(connection, _READ)
    ]
