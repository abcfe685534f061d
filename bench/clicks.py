"""Measures how long new results take after a click on a filter: `python -m bench.clicks`.

The benchmark measures the time until the new cards are visible, and compares it with the time of the API response.
`web/scripts/clicks.mjs` clicks options of filters in Chromium and measures both times inside the page. The site has the
catalogue of `bench.search`, by default with 200,000 courses.
"""

import argparse
import json
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import median, quantiles

from rich.table import Table

from bench.search.stage import SearchTables, console, open_stage
from schemas.settings import Settings
from stack.setup.checkout import WEB, build_node_environment, build_npm_command

COURSES = 200_000
EACH = 8
RATIO_MAX = 3.0
POSTGRES_SHARED_BUFFERS_MB = 1_024


@dataclass(frozen=True)
class Click:
    """The times of one click in milliseconds."""

    box: str
    """The name of the filter box that contains the clicked option."""
    screen: float
    """The time from the click to the new cards."""
    api: float
    """The time from the search request to the last byte of the response."""
    sent: float
    """The time from the click to the search request."""
    drawn: float
    """The time from the response to the new cards."""
    is_new: bool
    """True if the first card has changed."""

    @property
    def ratio(self) -> float:
        """The time from the click to the new cards, divided by the time of the API."""
        return self.screen / self.api


def main() -> int:
    """Print the times. Returns 1 if the median of the ratios of all clicks is more than RATIO_MAX."""
    arguments = _parse_arguments()
    settings = Settings(
        database_url=None,
        broker_url=None,
        elasticsearch_url=None,
        postgres_shared_buffers_mb=POSTGRES_SHARED_BUFFERS_MB,
    )
    with open_stage(arguments.courses, settings, fresh=False, search_tables=SearchTables.NONE) as running:
        clicks = _measure_clicks(running.address, arguments.each)
    _print_clicks(clicks)
    return 0 if compute_median_ratio(clicks) <= RATIO_MAX else 1


def _measure_clicks(address: str, each: int) -> list[Click]:
    environment = {**build_node_environment(), "FINDER_URL": address, "EACH": str(each)}
    done = subprocess.run(
        build_npm_command("run", "--silent", "clicks"),
        cwd=WEB,
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
    )
    return [parse_click(line) for line in done.stdout.decode().splitlines()]


def parse_click(line: str) -> Click:
    record = json.loads(line)
    return Click(
        record["box"], record["screen"], record["api"], record["asked"], record["drawn"], record["isNew"]
    )


def compute_median_ratio(clicks: Iterable[Click]) -> float:
    return median(click.ratio for click in clicks)


def _print_clicks(clicks: Sequence[Click]) -> None:
    table = Table(
        "Box", "Clicks", "Click to screen, ms", "API, ms", "Sent after, ms", "Drawn in, ms", "Ratio", "p90"
    )
    for box, of_box in groupby(clicks, key=lambda click: click.box):
        table.add_row(box, *_compute_figures(list(of_box)))
    table.add_section()
    table.add_row("All", *_compute_figures(clicks), style="bold")
    console.print(table)
    unchanged = sum(not click.is_new for click in clicks)
    if unchanged:
        console.print(
            f"{unchanged} clicks kept the first card. Their time ends at the frame with the new response."
        )


def _compute_figures(clicks: Sequence[Click]) -> tuple[str, ...]:
    times = [
        f"{median(getattr(click, name) for click in clicks):.1f}"
        for name in ("screen", "api", "sent", "drawn")
    ]
    ratios = [click.ratio for click in clicks]
    p90 = quantiles(ratios, n=10)[-1] if len(ratios) > 1 else ratios[0]
    return str(len(clicks)), *times, f"{median(ratios):.2f}", f"{p90:.2f}"


def _parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.clicks", description=__doc__)
    parser.add_argument("courses", nargs="?", type=int, default=COURSES)
    parser.add_argument("--each", type=int, default=EACH, help="options clicked in each box")
    return parser.parse_args()


if __name__ == "__main__":
    raise SystemExit(main())
