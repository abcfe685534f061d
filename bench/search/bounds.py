"""What is promised, as ratios to a peer in the same run. One table; the figures of a machine are not in it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from bench.search.figures import SizeFigures
from bench.search.measuring import TRIGRAMS
from bench.search.targets import FACADE

MANY = 32

Side = Literal["at most", "at least", "for the record"]


@dataclass(frozen=True)
class Bound:
    """figure: of one size; None where this run cannot say it."""

    name: str
    side: Side
    limit: float
    figure: Callable[[SizeFigures], float | None]


@dataclass(frozen=True)
class Held:
    name: str
    side: Side
    limit: float
    courses: int
    value: float

    @property
    def holds(self) -> bool:
        """A figure for the record promises nothing."""
        if self.side == "for the record":
            return True
        return self.value <= self.limit if self.side == "at most" else self.value >= self.limit


BOUNDS: tuple[Bound, ...] = (
    Bound(
        "API / engine, median, 1 client",
        "at most",
        1.5,
        lambda at: at.facade[1].median / at.engine[1].median,
    ),
    Bound("API / engine, p95, 1 client", "at most", 1.5, lambda at: at.facade[1].p95 / at.engine[1].p95),
    Bound("API, errors at 32 clients", "at most", 0, lambda at: float(at.facade[MANY].errors)),
    Bound(
        "API / engine, answers a second, 32 clients",
        "at least",
        0.6,
        lambda at: at.facade[MANY].a_second / at.engine[MANY].a_second,
    ),
    Bound(
        "API / engine, p99, 32 clients",
        "at most",
        2.0,
        lambda at: at.facade[MANY].p99 / at.engine[MANY].p99,
    ),
    Bound(
        "Engine / PostgreSQL, answers a second, 1 client",
        "at least",
        1.0,
        lambda at: at.engine[1].a_second / at.postgresql[1].a_second,
    ),
    Bound(
        "Engine / PostgreSQL, answers a second, 32 clients",
        "at least",
        1.5,
        lambda at: at.engine[MANY].a_second / at.postgresql[MANY].a_second,
    ),
    Bound(
        "PostgreSQL / engine, p95, 1 client",
        "at least",
        1.5,
        lambda at: at.postgresql[1].p95 / at.engine[1].p95,
    ),
    Bound(
        "PostgreSQL / engine, median, 1 client",
        "for the record",
        0,
        lambda at: at.postgresql[1].median / at.engine[1].median,
    ),
    Bound(
        "PostgreSQL by its table of words / engine, median of typos",
        "for the record",
        0,
        lambda at: _ratio(at.postgresql[1].by_kind.get("typos"), at.engine[1].by_kind.get("typos")),
    ),
    Bound(
        "PostgreSQL by trigrams of rows / engine, median of typos",
        "at least",
        1.0,
        lambda at: _ratio(at.calls.get(TRIGRAMS), at.engine[1].by_kind.get("typos")),
    ),
    Bound(
        "Landing page between writes / engine without its request cache",
        "at most",
        1.0,
        lambda at: _ratio(at.landing.get(FACADE), at.landing.get("engine, request cache off")),
    ),
    Bound(
        "Spell-check / search by text, median",
        "at most",
        1.0,
        lambda at: _ratio(at.calls.get("spell-check"), at.calls.get("search by text")),
    ),
    Bound(
        "Location suggestion / search by text, median",
        "at most",
        1.0,
        lambda at: _ratio(at.calls.get("location suggestion"), at.calls.get("search by text")),
    ),
    Bound("Questions answered with different counts", "at most", 0, lambda at: float(len(at.disagreements))),
)

GROWTH_OF_COURSES_SHARE = 1.0
"""From one size to the next the API's median may grow as the courses do, and no faster."""


def held(sizes: Sequence[SizeFigures]) -> Iterator[Held]:
    """Each bound at each size, and the growth from each size to the next."""
    for at in sizes:
        for bound in BOUNDS:
            value = bound.figure(at)
            if value is not None:
                yield Held(bound.name, bound.side, bound.limit, at.courses, value)
    for small, large in pairwise(sizes):
        limit = GROWTH_OF_COURSES_SHARE * large.courses / small.courses
        growth = large.facade[1].median / small.facade[1].median
        yield Held(
            f"Growth of the API's median from {small.courses:,} courses",
            "at most",
            limit,
            large.courses,
            growth,
        )


def _ratio(one: float | None, other: float | None) -> float | None:
    return one / other if one is not None and other else None
