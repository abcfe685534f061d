"""Compares the speed of this checkout with another checkout: `python -m bench.commits OTHER`.

OTHER is the folder of the other checkout, for example with an older commit. First run `make setup` and
`python -m bench.search COURSES --prepare` in both checkouts. The command prints the response times and the throughput
of both checkouts, and their ratios with 95 % confidence intervals.
"""

import argparse
import asyncio
from pathlib import Path

from rich.table import Table

from bench.commits.checkout import serve_checkout
from bench.commits.limits import list_slower
from bench.commits.rounds import Comparison, Figures, RunSettings, compare_sites
from bench.commits.statistics import compare_pairs
from bench.search.stage import console
from schemas.settings import ELASTICSEARCH_HEAP_MB, ROOT

OURS, THEIRS = "this checkout", "the other"
SEED = 20250119
METRICS = ("median_ms", "p95_ms", "throughput")


def main() -> int:
    """Compare the checkouts.

    Returns 1 if a request fails, a limit is exceeded, or the checkouts find different numbers of courses. With
    `--sentences`, the numbers may differ, because an old checkout does not interpret texts.
    """
    given = _parse_arguments()
    with (
        serve_checkout(OURS, ROOT, given.courses, heap_mb=given.heap) as ours,
        serve_checkout(THEIRS, given.other.resolve(), given.courses, heap_mb=given.heap) as theirs,
    ):
        comparison, differences = asyncio.run(
            compare_sites(
                [ours, theirs],
                RunSettings(given.rounds, given.requests, given.seconds, given.seed, given.sentences),
            )
        )
    _print_table(comparison)
    for difference in differences[:10]:
        console.print(f"Different counts: {difference}")
    errors = sum(figures.errors for of_site in comparison.values() for figures in of_site.values())
    console.print(f"{len(differences)} requests with different counts, {errors} errors")
    slower = list_slower(comparison, (OURS, THEIRS), given.limit, given.text_limit or given.limit)
    for each in slower:
        console.print(f"Slower than allowed: {each}")
    return int(bool(errors or slower or (differences and not given.sentences)))


def _print_table(comparison: Comparison) -> None:
    table = Table("clients", "requests", "metric", OURS, THEIRS, "ratio", "95 % interval")
    for (clients, group), figures in comparison.items():
        for metric in METRICS:
            if getattr(figures[OURS], metric):
                described = _describe(figures[OURS], figures[THEIRS], metric)
                table.add_row(str(clients), group, metric, *described)
    console.print(table)


def _describe(ours: Figures, theirs: Figures, metric: str) -> tuple[str, str, str, str]:
    one: list[float] = getattr(ours, metric)
    other: list[float] = getattr(theirs, metric)
    ratio = compare_pairs(one, other)
    return (
        f"{sum(one) / len(one):,.2f}",
        f"{sum(other) / len(other):,.2f}",
        f"{ratio.value:.3f}",
        f"{ratio.lower:.3f} to {ratio.upper:.3f}",
    )


def _parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.commits", description=__doc__)
    add = parser.add_argument
    add("other", type=Path, help="the folder of the other checkout")
    add("--courses", type=int, default=200_000)
    add(
        "--rounds",
        type=int,
        default=6,
        help="at least two; use an even number, so that each goes first equally often",
    )
    add("--requests", type=int, default=300, help="requests per block at 1 client")
    add("--seconds", type=float, default=30.0, help="a block sends no requests after this time")
    add("--heap", type=int, default=ELASTICSEARCH_HEAP_MB, help="heap of each Elasticsearch in megabytes")
    add("--seed", type=int, default=SEED)
    add(
        "--limit",
        type=float,
        help="the highest ratio of response times; calls while typing may not be slower",
    )
    add("--text-limit", type=float, metavar="LIMIT", help="the highest ratio of requests with text")
    add(
        "--sentences",
        type=float,
        default=0.0,
        metavar="SHARE",
        help="the share of texts that state filters and wishes, from 0 to 1",
    )
    return parser.parse_args()


if __name__ == "__main__":
    raise SystemExit(main())
