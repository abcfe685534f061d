"""The limits for the ratio between response times of this checkout and of the other checkout."""

from collections.abc import Iterator, Mapping

from bench.commits.rounds import WITHOUT_TEXT, Comparison, Figures
from bench.commits.statistics import compare_pairs
from bench.search.typing_calls import CALLS

CALLS_LIMIT = 1.0
"""Calls while a visitor types must not be slower than in the other checkout."""
RESPONSE_TIMES = ("median_ms", "p95_ms")


def list_slower(
    comparison: Comparison, names: tuple[str, str], limit: float | None, text_limit: float | None
) -> list[str]:
    """List the response times that are too slow: the whole 95 % interval of their ratio is above the limit.

    names: the names of this checkout and of the other checkout. limit: the limit for requests without text. text_limit:
    the limit for requests with text, and for all requests together. If one of the limits is None, nothing is checked.
    """
    if limit is None or text_limit is None:
        return []
    return [
        f"{clients} clients, {group}, {metric}: at least {lower:.3f}, allowed {allowed}"
        for (clients, group), figures in comparison.items()
        for allowed in [_choose_limit(group, limit, text_limit)]
        for metric, lower in _compute_lower_ends(figures, names)
        if lower > allowed
    ]


def _choose_limit(group: str, limit: float, text_limit: float) -> float:
    if group in CALLS:
        return CALLS_LIMIT
    return limit if group == WITHOUT_TEXT else text_limit


def _compute_lower_ends(
    figures: Mapping[str, Figures], names: tuple[str, str]
) -> Iterator[tuple[str, float]]:
    ours, theirs = (figures[name] for name in names)
    for metric in RESPONSE_TIMES:
        yield metric, compare_pairs(getattr(ours, metric), getattr(theirs, metric)).lower
