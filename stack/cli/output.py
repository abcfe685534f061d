"""Prints results as JSON or as text, and the progress of long commands."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Any

import typer

from stack.cli.exit_codes import ExitCode
from stack.console import ReportProgress, show_step

AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]


def print_result(content: Mapping[str, Any], as_json: bool, show: Callable[[], None]) -> None:
    """Print `content` as JSON, or call `show` to print a text."""
    if as_json:
        typer.echo(json.dumps(content, indent=2, ensure_ascii=False))
    else:
        show()


def exit_unless(successful: bool, code: ExitCode) -> None:
    """Exit with `code` unless the command was successful."""
    if not successful:
        raise typer.Exit(code)


@contextmanager
def show_progress(title: str, as_json: bool) -> Iterator[ReportProgress]:
    """Show the progress of a step. If the output is JSON, show nothing."""
    if as_json:
        yield _ignore_progress
    else:
        with show_step(title) as report:
            yield report


def _ignore_progress(done: int, total: int, part: str = "") -> None:
    del done, total, part
