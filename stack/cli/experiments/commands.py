"""`finder experiment`: compares two rankings on live searches, or with the clicks of the search log."""

import re
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from schemas.settings import Settings
from stack.cli.delivery.connection import connect_to_database
from stack.cli.experiments.positions import positions
from stack.cli.output import AsJson, print_result, show_progress
from stack.cli.running_stack import find_service_urls
from stack.cli.search_log.options import Since, Until, build_selection, open_client
from stack.console import console

app = typer.Typer(help="Compare two rankings by the clicks of visitors.", no_args_is_help=True)

TEXTS_MAX = 1_000
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,49}")

Name = Annotated[str, typer.Argument(help="The name of the experiment: small letters, digits and hyphens.")]
KnobsFile = Annotated[
    Path, typer.Option("--knobs", help="The changed knobs, as JSON, or as TOML if the name ends with .toml.")
]


@app.callback()
def experiment() -> None:
    """Compare two rankings by the clicks of visitors."""


@app.command("start")
def start(name: Name, knobs: KnobsFile, as_json: AsJson = False) -> None:
    """Interleave the ordinary ranking and a ranking with changed knobs. The site shows the new lists within seconds.

    The knobs are the constants of search/requests/ranking_knobs.py. At most one experiment runs at a time.
    """
    from stack.cli.experiments.figures import describe_experiment
    from stack.cli.experiments.knobs_file import read_knobs_file
    from stack.cli.experiments.stored_experiments import find_experiment, start_experiment

    if not _NAME.fullmatch(name):
        raise typer.BadParameter(f"name: {name!r} is not 1 to 50 small letters, digits and hyphens")
    changes = read_knobs_file(knobs)
    with connect_to_database() as connection:
        start_experiment(connection, name, changes)
        content = describe_experiment(find_experiment(connection, name))
    text = f"{name} runs: {content['first_version']} against {content['second_version']}"
    print_result(content, as_json, lambda: console.print(text, markup=False, highlight=False))


@app.command("stop")
def stop(name: Name, as_json: AsJson = False) -> None:
    """End an experiment. The site serves the ordinary ranking within seconds. The figures stay."""
    from stack.cli.experiments.figures import describe_experiment
    from stack.cli.experiments.stored_experiments import find_experiment, stop_experiment

    with connect_to_database() as connection:
        stop_experiment(connection, name)
        content = describe_experiment(find_experiment(connection, name))
    print_result(content, as_json, lambda: console.print(f"{name} has ended", markup=False, highlight=False))


@app.command("list")
def list_all(as_json: AsJson = False) -> None:
    """Show all experiments, the oldest first."""
    from stack.cli.experiments.figures import describe_experiment
    from stack.cli.experiments.stored_experiments import list_experiments

    with connect_to_database() as connection:
        found = [describe_experiment(row) for row in list_experiments(connection)]

    def show() -> None:
        for each in found:
            times = f"{each['started_at']} – {each['stopped_at'] or ''}"
            line = f"{each['name']}: {each['state']}, {times}"
            console.print(line, markup=False, highlight=False, soft_wrap=True)

    print_result({"experiments": found}, as_json, show)


@app.command("status")
def status(name: Name, as_json: AsJson = False) -> None:
    """Show the clicks that each ranking is credited with, and whether the stop rule is met.

    A visit is a vote for the ranking with more clicked courses, or a tie. Robots and bursts do not count. The interval
    and the stop rule are valid for any number of looks.
    """
    from indexer.search_log.experiment_days import read_experiment_figures
    from stack.cli.experiments.figures import build_status, show_status
    from stack.cli.experiments.stored_experiments import find_experiment

    with connect_to_database() as connection, open_client() as client:
        row = find_experiment(connection, name)
        figures = read_experiment_figures(connection, client, row, datetime.now(UTC))
    content = build_status(row, figures)
    print_result(content, as_json, partial(show_status, content))


app.command("positions")(positions)


@app.command("replay")
def replay(
    knobs: KnobsFile,
    since: Since = None,
    until: Until = None,
    texts: Annotated[
        int, typer.Option("--texts", min=1, help="Only so many texts, the most frequent ones.")
    ] = TEXTS_MAX,
    as_json: AsJson = False,
) -> None:
    """Estimate from logged clicks how many clicks a ranking with changed knobs would get. Visitors notice nothing.

    The most frequent texts are searched again in both rankings, each with its filters. Some searches cannot be
    repeated, such as searches near a point.
    """
    from search.requests.knob_changes import build_knobs, compute_ranking_version
    from stack.cli.experiments.figures import build_replay, show_replay
    from stack.cli.experiments.knobs_file import read_knobs_file
    from stack.relevance.log_replay import replay_log

    changes = read_knobs_file(knobs)
    selection = build_selection(since, until, None, None, None)
    searched = find_service_urls(Settings()).elasticsearch_connection
    with open_client() as client, show_progress("Searching", as_json) as report:
        replayed = replay_log(searched, client, selection, build_knobs(changes), texts, report)
    content = {
        "since": f"{selection.since}",
        "until": f"{selection.until}",
        **build_replay(replayed, compute_ranking_version(changes)),
    }
    print_result(content, as_json, partial(show_replay, content))
