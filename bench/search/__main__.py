"""Compares the API with Elasticsearch alone and with PostgreSQL: `python -m bench.search [COURSES …]`.

`bench/README.md` describes the requests and the limits.
"""

import argparse
import asyncio
import json
from dataclasses import asdict
from pathlib import Path

from bench.search.bounds import check_bounds
from bench.search.chart import draw_chart
from bench.search.figures import SizeFigures, compute_size_figures
from bench.search.measuring import CLIENTS, RunSettings, measure
from bench.search.report import print_report
from bench.search.stage import FOLDER, SearchTables, console, open_stage
from schemas.settings import ELASTICSEARCH_HEAP_MB, Settings

COURSES = (200_000, 1_000_000)
ROUNDS = 3
REQUESTS = (300, 600, 900)
SECONDS_MAX = 30.0
SEED = 20250119
POSTGRES_SHARED_BUFFERS_MB = 1_024


def main() -> int:
    """Measure each catalogue size, print a summary, and write the figures and a chart.

    Returns 1 if a figure is outside its limit.
    """
    arguments = _parse_arguments()
    sizes: list[SizeFigures] = []
    for courses in arguments.courses:
        console.print(f"[bold]{courses:,} courses[/bold] in {FOLDER / str(courses)}")
        settings = Settings(
            database_url=None,
            broker_url=None,
            elasticsearch_url=None,
            elasticsearch_heap_mb=arguments.heap,
            postgres_shared_buffers_mb=arguments.shared_buffers,
        )
        tables = SearchTables.FILTERS if arguments.without_postgresql else SearchTables.ALL
        with open_stage(courses, settings, fresh=arguments.fresh, search_tables=tables) as running:
            if arguments.prepare:
                continue
            run_settings = RunSettings(
                arguments.rounds,
                dict(zip(CLIENTS, arguments.requests, strict=True)),
                arguments.seconds,
                SEED,
                with_postgresql=not arguments.without_postgresql,
            )
            sizes.append(compute_size_figures(asyncio.run(measure(running, run_settings))))
    if arguments.prepare:
        return 0
    bounds = list(check_bounds(sizes))
    print_report(sizes, bounds, console)
    _write_output(arguments.output, sizes, [{**asdict(each), "holds": each.is_met} for each in bounds])
    return 0 if all(each.is_met for each in bounds) else 1


def _write_output(folder: Path, sizes: list[SizeFigures], bounds: list[dict[str, object]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    figures, chart = folder / "search.json", folder / "search.png"
    content = {"sizes": [each.as_json() for each in sizes], "bounds": bounds}
    figures.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", "utf-8")
    draw_chart(sizes, chart)
    console.print(f"\nFigures in {figures}, chart in {chart}")


def _parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    add = parser.add_argument
    add("courses", nargs="*", type=int, default=COURSES, help="sizes, measured one after the other")
    add("--rounds", type=int, default=ROUNDS)
    add(
        "--questions",
        dest="requests",
        nargs=3,
        type=int,
        default=REQUESTS,
        help="requests of one block at 1, 8 and 32 clients",
    )
    add("--seconds", type=float, default=SECONDS_MAX, help="maximum duration of a block")
    add("--heap", type=int, default=ELASTICSEARCH_HEAP_MB, help="heap of Elasticsearch in megabytes")
    add(
        "--shared-buffers",
        type=int,
        default=POSTGRES_SHARED_BUFFERS_MB,
        help="for PostgreSQL, in megabytes",
    )
    add(
        "--without-postgresql",
        action="store_true",
        help="do not measure PostgreSQL, but count the courses of some requests there",
    )
    add("--prepare", action="store_true", help="only prepare the catalogues and indices")
    add("--fresh", action="store_true", help="delete earlier data first")
    add("--output", type=Path, default=FOLDER.parent, help="folder for figures and chart")
    return parser.parse_args()


if __name__ == "__main__":
    raise SystemExit(main())
