"""Collects from the search log how often the same course was shown and clicked at different positions.

For the same search, a course appears at different positions over time: the catalogue, popularity and the ranking
change, and an experiment interleaves two rankings. The relevance of the course stays the same. So its clicks at each
position show how likely visitors look at this position ("intervention harvesting").

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
"""The fields of an entry that determine the found courses. The harvest reads them in addition to VISIT_FIELDS."""
_SEEN_BEFORE = 0
_HASH_BYTES = 8


class PositionCount(NamedTuple):
    """The counts of a course at a position. views: visits that were shown the course. clicks: visits with a click."""

    position: int
    views: int
    clicks: int


class PositionHarvest:
    """Counts views and clicks by search, course and position.

    If several searches of a visit show a course, only the first of these searches counts, because a visitor decides
    differently about a known course. To save memory, shown courses are stored as arrays, and views are counted only for
    clicked courses.
    """

    def __init__(self) -> None:
        self.searches_by_page: Counter[int] = Counter()
        self._contexts: dict[Hashable, int] = {}
        self._shown: list[tuple[int, int, array[int]]] = []
        self._clicks: Counter[tuple[int, int, int]] = Counter()

    def add(self, log: VisitLog) -> None:
        """Add the searches of one visit.

        Searches without a page number (read with a cursor) are left out. Searches without logged filters give no views
        and clicks, but count in `searches_by_page`, and their courses count as seen.
        """
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
        """Yield the counts by position for each pair of a search and a clicked course.

        Courses that were shown at one position only are left out. The pairs are sorted by hashes, so the first pairs
        are a random sample.
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
        """Return a number that is equal for searches with equal text, filters, place and order.

        Returns None if the filters were not logged.
        """
        selection = read_selection(search)
        if selection is None:
            return None
        key = (search["query"], orjson.dumps(selection, option=orjson.OPT_SORT_KEYS), search["order"])
        return self._contexts.setdefault(key, len(self._contexts))


def _hash_pair(context: bytes, course: int) -> bytes:
    return blake2b(b"%d" % course, key=context, digest_size=_HASH_BYTES).digest()
