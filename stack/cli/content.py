"""`finder content`: exports content as CSV, and changes many rows by a CSV file."""

import csv
from pathlib import Path
from typing import Annotated, Any

import psycopg
import typer
from psycopg.rows import dict_row
from psycopg.types.json import Jsonb

from indexer.delivery.database import Connection
from schemas.editing.csv_changes import (
    READ_CURRENCIES,
    READ_ROWS,
    InvalidFile,
    PlannedChange,
    build_csv,
    list_needed_rows,
    plan_changes,
    read_lines,
    sort_changes,
)
from schemas.editing.nouns import NOUNS_BY_URL, EditedNoun
from schemas.editing.row_statements import format_row_statement
from schemas.editing.statements import PUBLISH, SAVE
from schemas.vocabulary.editing import ContentOutcome
from stack.cli.counselling.operator import find_operator
from stack.cli.delivery.connection import connect_to_database
from stack.cli.exit_codes import ExitCode
from stack.cli.output import AsJson, print_result
from stack.console import console

app = typer.Typer(help="Export and change articles, pages and other content.", no_args_is_help=True)
NounArgument = Annotated[str, typer.Argument(help=f"The kind of content: {', '.join(NOUNS_BY_URL)}.")]
FileArgument = Annotated[Path, typer.Argument(help="The CSV file.")]


@app.callback()
def content() -> None:
    """Export and change articles, pages and other content."""


@app.command("export")
def export_content(noun: NounArgument, file: FileArgument, as_json: AsJson = False) -> None:
    """Write the public values of all rows of a kind to a CSV file."""
    edited = _find_noun(noun)
    with connect_to_database() as connection:
        rows = _read_rows(connection, edited)
    with file.open("w", newline="", encoding="utf-8-sig") as output:
        csv.writer(output).writerows(build_csv(edited, rows))
    print_result({"rows": len(rows)}, as_json, lambda: console.print(f"{len(rows)} rows"))


@app.command("change")
def change_content(
    noun: NounArgument,
    file: FileArgument,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only show the changes.")] = False,
    publish: Annotated[bool, typer.Option(help="Publish the changes instead of saving drafts.")] = False,
    as_json: AsJson = False,
) -> None:
    """Change the content that a CSV file lists in the column `id`. Nothing is saved if a line has a problem."""
    edited = _find_noun(noun)
    with connect_to_database() as connection, connection.transaction():
        try:
            lines = read_lines(edited, file.read_text("utf-8-sig"))
        except (OSError, UnicodeDecodeError, InvalidFile) as error:
            raise typer.BadParameter(str(error)) from error
        rows = _read_rows(connection, edited, list_needed_rows(edited, lines))
        currencies = {slug for (slug,) in connection.execute(READ_CURRENCIES)}
        planned = plan_changes(edited, lines, rows, currencies)
        has_problems = any(each.problems for each in planned)
        changed = [each for each in planned if each.changes or each.problems]
        if not dry_run and not has_problems:
            _apply(connection, edited, changed, publish)
    _print(changed, as_json)
    if has_problems:
        raise typer.Exit(ExitCode.FAILED)


def _apply(connection: Connection, noun: EditedNoun, changes: list[PlannedChange], publishes: bool) -> None:
    operator = find_operator()
    for change in sort_changes(changes):
        values = {
            "noun": noun.name, "row": change.row_id, "entry": None, "revision": change.revision,
            "draft": Jsonb(change.draft), "actor": None, "operator": operator, "needs_reviewer": False,
        }  # fmt: skip
        entry, outcome = _execute(connection, SAVE, values)
        if outcome == ContentOutcome.SAVED and publishes:
            values = {**values, "entry": entry, "revision": change.revision + 1}
            try:
                _, outcome = _execute(connection, PUBLISH, values)
            except psycopg.IntegrityError as error:
                raise typer.BadParameter(
                    f"line {change.row_number}: another row has the same slug or position"
                ) from error
        if outcome not in (ContentOutcome.SAVED, ContentOutcome.PUBLISHED):
            raise typer.BadParameter(f"line {change.row_number} was changed meanwhile")


def _execute(connection: Connection, statement: str, values: dict[str, Any]) -> tuple[int, str]:
    row = connection.execute(statement.encode(), values).fetchone()
    if row is None:
        raise typer.BadParameter("the database returned no result")
    return row[0], row[1]


def _read_rows(
    connection: Connection, noun: EditedNoun, ids: list[int] | None = None
) -> list[dict[str, Any]]:
    statement = format_row_statement(READ_ROWS, noun)
    with connection.cursor(row_factory=dict_row) as cursor:
        return cursor.execute(statement, {"ids": ids, "patterns": "", "state": ""}).fetchall()


def _find_noun(name: str) -> EditedNoun:
    if name not in NOUNS_BY_URL:
        raise typer.BadParameter(f"noun: use one of {', '.join(NOUNS_BY_URL)}")
    return NOUNS_BY_URL[name]


def _print(changes: list[PlannedChange], as_json: bool) -> None:
    def show() -> None:
        for each in changes:
            problems = ", ".join(f"{name}: {reason}" for name, reason in each.problems.items())
            text = problems or ", ".join(each.changes)
            console.print(f"line {each.row_number}, {each.title}: {text}", markup=False, highlight=False)
        console.print(f"{len(changes)} rows")

    shown = [
        {"line": each.row_number, "id": each.row_id, "changes": each.changes, "problems": each.problems}
        for each in changes
    ]
    print_result({"rows": shown}, as_json, show)
