"""How commands answer: as JSON for programs, in words for people."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Any

import typer

from stack.cli.exit_codes import ExitCode
from stack.console import ReportProgress, step

AsJson = Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")]


def print_result(content: Mapping[str, Any], as_json: bool, show: Callable[[], None]) -> None:
    """Print the content as JSON, or let `show` say it in words."""
    if as_json:
        typer.echo(json.dumps(content, indent=2, ensure_ascii=False))
    else:
        show()


def exit_unless(fine: bool, code: ExitCode) -> None:
    """End with the exit code unless everything is fine."""
    if not fine:
        raise typer.Exit(code)


@contextmanager
def show_progress(title: str, as_json: bool) -> Iterator[ReportProgress]:
    """A step as people see it; nothing where a program reads along."""
    if as_json:
        yield _ignore_progress
    else:
        with step(title) as report:
            yield report


def _ignore_progress(done: int, total: int, part: str = "") -> None:
    """Progress that nobody looks at."""
    del done, total, part
