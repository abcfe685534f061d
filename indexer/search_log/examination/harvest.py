"""Collects from the search log how often the same course was shown and clicked at different positions.

The positions of a course for the same search change: other courses come and go, popularity and the ranking change, and
an experiment interleaves two rankings. The relevance of the course stays, so a change of its clicks shows how likely
visitors look at each position ("intervention harvesting").

Source: Agarwal, Zaitsev, Wang, Li, Najork and Joachims, "Estimating position bias without intrusive interventions",
WSDM 2019.
"""

from array import array
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator, Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

import orjson

from indexer.search_log.visits import RESULTS_PER_PAGE, VisitLog, read_selection

CONTEXT_FIELDS = ("query", "selection", "filters", "location", "order")
"""The fields of an entry that select the courses. The harvest needs them beside VISIT_FIELDS."""
_SEEN_BEFORE = 0
_HASH_BYTES = 8


class PositionCount(NamedTuple):
    """views, clicks: the visits that were shown a course at a position, and those that clicked the course there."""

    position: int
    views: int
    clicks: int


class PositionHarvest:
    """Counts views and clicks by search, course and position.

    Only the first search of a visit that shows a course counts: a visitor who has seen a course already decides
    differently. Counts need memory for the clicked courses only, so the shown courses are kept as arrays.
    """

    def __init__(self) -> None:
        self.searches_by_page: Counter[int] = Counter()
        self._contexts: dict[Hashable, int] = {}
        self._shown: list[tuple[int, int, array[int]]] = []
        self._clicks: Counter[tuple[int, int, int]] = Counter()

    def add(self, log: VisitLog) -> None:
        """Add the searches of one visit. Pages read with a cursor, and searches without a selection, are left out."""
        seen: set[int] = set()
        clicked = {(each["search"], each["course"]) for each in log.choices if each["outcome"] == "click"}
        for search_id in sorted(log.searches):
            search = log.searches[search_id]
            if search["page"] is None:
                continue
            self.searches_by_page[search["page"]] += 1
            context = self._find_context(search)
            first = (search["page"] - 1) * RESULTS_PER_PAGE + 1
            if context is not None:
                courses = [_SEEN_BEFORE if each in seen else each for each in search["shown"]]
                self._shown.append((context, first, array("l", courses)))
                for position, course in enumerate(courses, first):
                    if course and (search_id, course) in clicked:
                        self._clicks[context, course, position] += 1
            seen.update(search["shown"])

    def list_pairs(self) -> Iterator[list[PositionCount]]:
        """Yield the counts of each search and course that was clicked, and shown at several positions.

        The order is random, but does not depend on the order of the visits. So the first pairs are a sample.
        """
        views: defaultdict[tuple[int, int], Counter[int]] = defaultdict(Counter)
        for context, course, _ in self._clicks:
            views[context, course] = Counter()
        for context, first, courses in self._shown:
            for position, course in enumerate(courses, first):
                if (context, course) in views:
                    views[context, course][position] += 1
        hashes = [blake2b(repr(key).encode(), digest_size=_HASH_BYTES).digest() for key in self._contexts]
        for context, course in sorted(views, key=lambda key: _hash_pair(hashes[key[0]], key[1])):
            counts = views[context, course]
            if len(counts) > 1:
                yield [
                    PositionCount(position, number, self._clicks[context, course, position])
                    for position, number in sorted(counts.items())
                ]

    def _find_context(self, search: Mapping[str, Any]) -> int | None:
        """Return a number for all searches that select the same courses. None: the entry lacks the selection."""
        selection = read_selection(search)
        if selection is None:
            return None
        key = (search["query"], orjson.dumps(selection, option=orjson.OPT_SORT_KEYS), search["order"])
        return self._contexts.setdefault(key, len(self._contexts))


def _hash_pair(context: bytes, course: int) -> bytes:
    return blake2b(b"%d" % course, key=context, digest_size=_HASH_BYTES).digest()
