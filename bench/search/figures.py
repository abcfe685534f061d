"""Computes the figures of a run. Most figures are medians of the rounds, so that one disturbed round has no effect."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from bench.search.load import Block
from bench.search.measuring import Measured
from bench.search.targets import API


@dataclass(frozen=True)
class Figures:
    """The figures of one target with one number of clients. Times are in milliseconds."""

    median: float
    p95: float
    p99: float
    per_second: float
    """Responses per second."""
    generator_share: float
    """The share of one processor that this process uses to send requests."""
    responses: int
    """The number of responses in all rounds."""
    errors: int
    """The number of failed requests in all rounds."""
    by_kind: dict[str, float]
    """The median time by kind of request."""


def compute_figures(blocks: Sequence[Block]) -> Figures:
    kinds = sorted({kind for block in blocks for kind in block.milliseconds})

    def compute_median(figure: Callable[[Block], float]) -> float:
        return median(figure(block) for block in blocks)

    return Figures(
        median=compute_median(lambda block: compute_percentile(_list_latencies(block), 50)),
        p95=compute_median(lambda block: compute_percentile(_list_latencies(block), 95)),
        p99=compute_median(lambda block: compute_percentile(_list_latencies(block), 99)),
        per_second=compute_median(lambda block: block.response_count / block.seconds),
        generator_share=compute_median(lambda block: block.generator_seconds / block.seconds),
        responses=sum(block.response_count for block in blocks),
        errors=sum(sum(block.errors.values()) for block in blocks),
        by_kind={
            kind: median(each for block in blocks for each in block.milliseconds.get(kind, ()))
            for kind in kinds
        },
    )


def compute_percentile(values: Sequence[float], share: float) -> float:
    """Compute a percentile by the nearest-rank method. Returns infinity if there are no values.

    share: the percentile, from 0 to 100.
    """
    if not values:
        return float("inf")
    ordered = sorted(values)
    return ordered[max(0, -(-len(ordered) * int(share) // 100) - 1)]


@dataclass(frozen=True)
class SizeFigures:
    """All figures of one catalogue size. The keys of `by_target` are the target name and the number of clients."""

    courses: int
    by_target: dict[str, dict[int, Figures]]
    landing: dict[str, float]
    calls: dict[str, float]
    memory_mb: dict[str, float]
    preparation_seconds: dict[str, float]
    counted_requests: int
    disagreements: list[str]

    @property
    def api(self) -> dict[int, Figures]:
        return self.by_target[API]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def compute_size_figures(measured: Measured) -> SizeFigures:
    return SizeFigures(
        courses=measured.stage.courses,
        by_target={
            name: {clients: compute_figures(blocks) for clients, blocks in by_clients.items()}
            for name, by_clients in measured.blocks.items()
        },
        landing=measured.landing,
        calls=measured.calls,
        memory_mb=measured.memory_mb,
        preparation_seconds=measured.stage.seconds,
        counted_requests=measured.counted_requests,
        disagreements=measured.disagreements,
    )


def _list_latencies(block: Block) -> list[float]:
    return [each for kind in block.milliseconds.values() for each in kind]
