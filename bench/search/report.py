"""Prints the summary of a run."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from bench.search.bounds import CheckedBound
from bench.search.figures import SizeFigures
from bench.search.workload import SHARES


def print_report(sizes: Sequence[SizeFigures], bounds: Sequence[CheckedBound], console: Console) -> None:
    """Print the figures of each catalogue size, and whether each figure is within its limit."""
    shares = ", ".join(f"{kind} {share} %" for kind, (share, _) in SHARES.items())
    console.print(f"\nThe mix: {shares}; no request occurs twice.")
    for at in sizes:
        console.print(f"\n[bold]{at.courses:,} courses[/bold]")
        for table in (_build_speed_table(at), _build_kind_table(at), _build_call_table(at)):
            console.print(table)
        for line in at.disagreements[:5]:
            console.print(f"  differs: {line}")
    console.print()
    console.print(_build_bound_table(bounds))


def _build_speed_table(at: SizeFigures) -> Table:
    table = _build_table(
        "", "clients", "median ms", "p95", "p99", "per second", "errors", "responses", "generator's CPU"
    )
    for name, by_clients in at.by_target.items():
        for clients, each in by_clients.items():
            table.add_row(
                name,
                str(clients),
                f"{each.median:,.1f}",
                f"{each.p95:,.1f}",
                f"{each.p99:,.1f}",
                f"{each.per_second:,.1f}",
                str(each.errors),
                f"{each.responses:,}",
                f"{each.generator_share:.0%} of a core",
            )
    return table


def _build_kind_table(at: SizeFigures) -> Table:
    table = _build_table("Median ms at 1 client", *at.by_target)
    for kind in SHARES:
        table.add_row(
            kind,
            *(
                f"{by_clients[1].by_kind[kind]:,.1f}" if kind in by_clients[1].by_kind else "-"
                for by_clients in at.by_target.values()
            ),
        )
    return table


def _build_call_table(at: SizeFigures) -> Table:
    table = _build_table("Beside the mix", "")
    for name, milliseconds in {
        **{f"landing page, {k}": v for k, v in at.landing.items()},
        **at.calls,
    }.items():
        table.add_row(name, f"{milliseconds:,.1f} ms")
    for name, megabytes in at.memory_mb.items():
        table.add_row(f"memory of {name}", f"{megabytes:,.0f} MB")
    for name, seconds in at.preparation_seconds.items():
        table.add_row(name, f"{seconds:,.1f} s")
    return table


def _build_bound_table(bounds: Sequence[CheckedBound]) -> Table:
    table = _build_table("Bound", "courses", "measured", "", "met")
    for each in bounds:
        table.add_row(
            each.name,
            f"{each.courses:,}",
            f"{each.value:,.2f}",
            each.side if each.side == "for the record" else f"{each.side} {each.limit:g}",
            "" if each.side == "for the record" else "yes" if each.is_met else "NO",
        )
    return table


def _build_table(first: str, *others: str) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column(first)
    for heading in others:
        table.add_column(heading, justify="right")
    return table
