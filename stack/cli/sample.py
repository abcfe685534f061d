"""`finder sample`: loads and removes the sample catalogue.

`decide_on_sample` asks the operator at the first import of a register whether the sample stays.

Exit codes of `load` and `remove`:
    0  done, or there was nothing to do
    1  nothing is changed; stderr has the reason
"""

import sys

import psycopg
import typer

from indexer.catalogue.sample.load import load_sample, remove_sample
from indexer.catalogue.sample.publication import RowCounts, count_undecided_courses
from stack.cli.exit_codes import ExitCode
from stack.cli.importing.connection import errors, exit_on_refusal
from stack.cli.output import AsJson, print_result, show_progress
from stack.cli.running_stack import read_database_url

app = typer.Typer(help="Load and remove the sample catalogue.", no_args_is_help=True)


@app.callback()
def sample() -> None:
    """Load and remove the sample catalogue: real institutions with illustrative programmes."""


@app.command("load")
def load(as_json: AsJson = False) -> None:
    """Load the sample, or publish it again after its removal. Ids and slugs stay the same."""
    with exit_on_refusal("nothing loaded"):
        url = read_database_url()
        with show_progress("Sample catalogue", as_json) as report:
            published = load_sample(url, lambda part, done, total: report(done, total, part))
    _print_counts(published, "published", "The sample is already loaded.", as_json)


@app.command("remove")
def remove(as_json: AsJson = False) -> None:
    """Withdraw the published institutes, campuses, courses and scholarships of the sample.

    `finder sample load` publishes them again.
    """
    with exit_on_refusal("nothing removed"):
        withdrawn = remove_sample(read_database_url())
    _print_counts(withdrawn, "withdrawn", "The catalogue does not have the sample.", as_json)


def decide_on_sample(database_url: str, *, remove: bool | None, dry_run: bool) -> bool:
    """Return True if the import must remove the sample.

    remove: the choice on the command line, or None. If `remove` is None, the function asks the operator. Without a
    terminal, the function exits with NEEDS_APPROVAL instead. Without published courses of
    the sample, or after an earlier import of a register, the function returns False and does not ask. A dry run does
    not ask either, and keeps the sample if `remove` is None.
    """
    if remove is not None or dry_run:
        return bool(remove)
    with psycopg.connect(database_url) as connection:
        courses = count_undecided_courses(connection)
    if not courses:
        return False
    found = f"The catalogue still has the sample, with {courses:,} illustrative courses."
    if not sys.stdin.isatty():
        errors.print(
            f"finder: nothing imported: {found} Choose --remove-sample or --keep-sample.",
            markup=False,
            soft_wrap=True,
        )
        raise typer.Exit(ExitCode.NEEDS_APPROVAL)
    return typer.confirm(f"{found} Remove it with this import?", default=None, err=True)


def _print_counts(counts: RowCounts, done: str, nothing: str, as_json: bool) -> None:
    def show() -> None:
        if not any(counts.values()):
            typer.echo(nothing)
            return
        listed = ", ".join(f"{count:,} {noun}" for noun, count in counts.items())
        typer.echo(f"{listed} {done}. The search follows within seconds.")

    print_result({done: counts}, as_json, show)
