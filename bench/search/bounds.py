"""The limits of the figures.

Most figures are ratios between two targets, such as the API and Elasticsearch, so that the figures do not depend on the
machine.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from bench.search.figures import SizeFigures
from bench.search.single_calls import RESULTS_BY_TEXT, TRIGRAMS, UNCACHED, WHOLE_BY_TEXT
from bench.search.targets import API, ELASTICSEARCH, POSTGRESQL

MANY = 32
"""The number of clients for the figures under load."""
MANY_COURSES = 1_000_000

Side = Literal["at most", "at least", "for the record"]


@dataclass(frozen=True)
class Bound:
    name: str
    side: Side
    limit: float
    figure: Callable[[SizeFigures], float | None]
    """Computes the figure from the measurements. Returns None if the figure was not measured."""
    from_courses: int = 0
    """The number of courses of the smallest catalogue for which the limit is checked."""


@dataclass(frozen=True)
class CheckedBound:
    name: str
    side: Side
    limit: float
    courses: int
    value: float

    @property
    def is_met(self) -> bool:
        """True if the value is within the limit, or if the value has no limit (is only "for the record")."""
        if self.side == "for the record":
            return True
        return self.value <= self.limit if self.side == "at most" else self.value >= self.limit


def _compare(one: str, other: str, clients: int, name: str) -> Callable[[SizeFigures], float | None]:
    """Build the function that divides a figure of one target by that of another. It returns None without the targets.

    name: the name of an attribute of Figures.
    """

    def divide(at: SizeFigures) -> float | None:
        if not {one, other} <= at.by_target.keys():
            return None
        return float(getattr(at.by_target[one][clients], name) / getattr(at.by_target[other][clients], name))

    return divide


def _compare_typos(at: SizeFigures) -> float | None:
    if POSTGRESQL not in at.by_target:
        return None
    return _divide(at.by_target[POSTGRESQL][1].by_kind.get("typos"), at.api[1].by_kind.get("typos"))


BOUNDS: tuple[Bound, ...] = (
    Bound("API / Elasticsearch, median, 1 client", "at most", 1.3, _compare(API, ELASTICSEARCH, 1, "median")),
    Bound("API / Elasticsearch, p95, 1 client", "at most", 1.5, _compare(API, ELASTICSEARCH, 1, "p95")),
    Bound("API, errors at 32 clients", "at most", 0, lambda at: float(at.api[MANY].errors)),
    Bound(
        "API / Elasticsearch, responses per second, 32 clients",
        "at least",
        0.8,
        _compare(API, ELASTICSEARCH, MANY, "per_second"),
    ),
    Bound("API / Elasticsearch, p99, 32 clients", "at most", 2.0, _compare(API, ELASTICSEARCH, MANY, "p99")),
    Bound(
        "API / PostgreSQL, responses per second over the whole mix, 1 client",
        "at least",
        4.0,
        _compare(API, POSTGRESQL, 1, "per_second"),
        from_courses=MANY_COURSES,
    ),
    Bound(
        "API / PostgreSQL, responses per second over the whole mix, 32 clients",
        "for the record",
        0,
        _compare(API, POSTGRESQL, MANY, "per_second"),
    ),
    Bound("PostgreSQL / API, p95, 1 client", "for the record", 0, _compare(POSTGRESQL, API, 1, "p95")),
    Bound(
        "PostgreSQL / Elasticsearch, median, 1 client",
        "for the record",
        0,
        _compare(POSTGRESQL, ELASTICSEARCH, 1, "median"),
    ),
    Bound(
        "PostgreSQL by a table of words / API, median of typos",
        "for the record",
        0,
        _compare_typos,
        from_courses=MANY_COURSES,
    ),
    Bound(
        "PostgreSQL by trigrams of rows / API, median of typos",
        "at least",
        10.0,
        lambda at: _divide(at.calls.get(TRIGRAMS), at.api[1].by_kind.get("typos")),
        from_courses=MANY_COURSES,
    ),
    Bound(
        "Landing page between writes / Elasticsearch without its request cache",
        "at most",
        0.2,
        lambda at: _divide(at.landing.get(API), at.landing.get(UNCACHED)),
    ),
    Bound(
        "Spell-check / search by text, median",
        "at most",
        1 / 3,
        lambda at: _divide(at.calls.get("spell-check"), at.calls.get(WHOLE_BY_TEXT)),
    ),
    Bound(
        "Location suggestion / search by text, median",
        "at most",
        1 / 3,
        lambda at: _divide(at.calls.get("location suggestion"), at.calls.get(WHOLE_BY_TEXT)),
    ),
    Bound(
        "Search suggestion / search by text, median",
        "at most",
        1 / 3,
        lambda at: _divide(at.calls.get("search suggestion"), at.calls.get(WHOLE_BY_TEXT)),
    ),
    Bound(
        "Spell-check / results alone of a search by text, median",
        "for the record",
        0,
        lambda at: _divide(at.calls.get("spell-check"), at.calls.get(RESULTS_BY_TEXT)),
    ),
    Bound(
        "Location suggestion / results alone of a search by text, median",
        "for the record",
        0,
        lambda at: _divide(at.calls.get("location suggestion"), at.calls.get(RESULTS_BY_TEXT)),
    ),
    Bound(
        "Requests that PostgreSQL counted",
        "for the record",
        0,
        lambda at: float(at.counted_requests) or None,
    ),
    Bound("Requests with different counts", "at most", 0, lambda at: float(len(at.disagreements))),
)

GROWTH_MAX = 3.0
"""The maximum ratio of the API's medians for two successive catalogue sizes, such as 200,000 and 1,000,000 courses."""


def check_bounds(sizes: Sequence[SizeFigures]) -> Iterator[CheckedBound]:
    """Check each limit for each catalogue size, and the growth of the median from each size to the next size."""
    for at in sizes:
        for bound in BOUNDS:
            value = bound.figure(at) if at.courses >= bound.from_courses else None
            if value is not None:
                yield CheckedBound(bound.name, bound.side, bound.limit, at.courses, value)
    for small, large in pairwise(sizes):
        growth = large.api[1].median / small.api[1].median
        yield CheckedBound(
            f"Growth of the API's median from {small.courses:,} courses",
            "at most",
            GROWTH_MAX,
            large.courses,
            growth,
        )


def _divide(one: float | None, other: float | None) -> float | None:
    return one / other if one is not None and other else None
