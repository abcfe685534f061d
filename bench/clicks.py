"""From the click on a filter to new results on screen, as a multiple of the API's own time: `python -m bench.clicks`.

The catalogue, its index and the site are those of `bench.search` at 200,000 courses, in the same folder.
`web/scripts/clicks.mjs` clicks options of every kind of box in a real Chromium, each from the landing page, and takes
both times inside the page. The API's own time is that of the very request that the click sent, from its first byte to
the answer's last, as the browser's network layer has it: the same question asked once more would be answered from what
the engine has just read, and one asked before would do that for the click. It answers the filters' counts beside the
results, as every click on a filter asks for both; long lists that are open ask beside it and make it slower.
"""

import argparse
import json
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import median, quantiles

from rich.table import Table

from bench.search.stage import console, stage
from schemas.settings import Settings
from stack.setup.checkout import WEB, node_environment, npm_command

COURSES = 200_000
EACH = 8
RATIO_MOST = 3.0
POSTGRES_SHARED_BUFFERS_MB = 1_024


@dataclass(frozen=True)
class Click:
    """Milliseconds. screen: from the click to the new cards; api: of the search's own request, within it; is_new: the
    first card is another one."""

    box: str
    screen: float
    api: float
    asked: float
    drawn: float
    is_new: bool

    @property
    def ratio(self) -> float:
        return self.screen / self.api


def main() -> int:
    """Print both medians and their ratio; 1 when it is above the bound."""
    given = _arguments()
    settings = Settings(
        database_url=None,
        broker_url=None,
        elasticsearch_url=None,
        postgres_shared_buffers_mb=POSTGRES_SHARED_BUFFERS_MB,
    )
    with stage(given.courses, settings, fresh=False, peer=False) as running:
        clicks = _clicked(running.address, given.each)
    _show(clicks)
    return 0 if ratio_of(clicks) <= RATIO_MOST else 1


def _clicked(address: str, each: int) -> list[Click]:
    environment = {**node_environment(), "FINDER_URL": address, "EACH": str(each)}
    done = subprocess.run(
        npm_command("run", "--silent", "clicks"), cwd=WEB, env=environment, stdout=subprocess.PIPE, check=True
    )
    return [click_of(line) for line in done.stdout.decode().splitlines()]


def click_of(line: str) -> Click:
    told = json.loads(line)
    return Click(told["box"], told["screen"], told["api"], told["asked"], told["drawn"], told["isNew"])


def ratio_of(clicks: Iterable[Click]) -> float:
    return median(click.ratio for click in clicks)


def _show(clicks: Sequence[Click]) -> None:
    table = Table(
        "Box", "Clicks", "Click to screen, ms", "API, ms", "Asked after, ms", "Drawn in, ms", "Ratio", "p90"
    )
    for box, of_box in groupby(clicks, key=lambda click: click.box):
        table.add_row(box, *_figures(list(of_box)))
    table.add_section()
    table.add_row("All", *_figures(clicks), style="bold")
    console.print(table)
    unchanged = sum(not click.is_new for click in clicks)
    if unchanged:
        console.print(
            f"{unchanged} clicks kept the first card; they are timed to the frame with the new answer."
        )


def _figures(clicks: Sequence[Click]) -> tuple[str, ...]:
    times = [
        f"{median(getattr(click, name) for click in clicks):.1f}"
        for name in ("screen", "api", "asked", "drawn")
    ]
    ratios = [click.ratio for click in clicks]
    p90 = quantiles(ratios, n=10)[-1] if len(ratios) > 1 else ratios[0]
    return str(len(clicks)), *times, f"{median(ratios):.2f}", f"{p90:.2f}"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.clicks", description=__doc__)
    parser.add_argument("courses", nargs="?", type=int, default=COURSES)
    parser.add_argument("--each", type=int, default=EACH, help="options clicked in each box")
    return parser.parse_args()


if __name__ == "__main__":
    raise SystemExit(main())
