"""`finder relevance`: measures the search with judged queries."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from schemas.settings import Settings
from stack.cli.output import AsJson, print_result, show_progress
from stack.cli.running_stack import find_service_urls
from stack.console import console
from stack.errors import StackError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stack.relevance.judged_queries import JudgedQuery
    from stack.relevance.lab import LabResult

app = typer.Typer(help="Measure the search with judged queries.", no_args_is_help=True)

WORST_SHOWN = 15


class LabMissing(StackError):
    """The packages of the lab are not installed."""


@app.callback()
def relevance() -> None:
    """Measure the search with judged queries."""


@app.command("run")
def run(
    group: Annotated[str | None, typer.Option("--group", help="Only the queries of this group.")] = None,
    held_out: Annotated[
        bool, typer.Option("--held-out", help="Only the third of the queries that tuning never uses.")
    ] = False,
    tuned: Annotated[bool, typer.Option("--tuned", help="Only the other two thirds.")] = False,
    worst: Annotated[
        int, typer.Option("--worst", help="How many of the worst queries are shown.")
    ] = WORST_SHOWN,
    as_json: AsJson = False,
) -> None:
    """Search with every judged query and print precision, first result, recall and nDCG for each group.

    The judgements are written for the sample catalogue.
    """
    queries = _choose_queries(group, held_out=held_out, tuned=tuned)
    try:
        # Imported here because it loads numpy, which images do not have.
        from stack.relevance.lab import run_lab
    except ModuleNotFoundError as error:
        raise LabMissing(f"The relevance lab needs a development checkout: {error}") from error

    urls = find_service_urls(Settings())
    with show_progress("Searching", as_json) as report:
        result = run_lab(urls.database, urls.elasticsearch_connection, queries, report)
    print_result(_to_json(result), as_json, lambda: _show(result, worst))


def _choose_queries(group: str | None, *, held_out: bool, tuned: bool) -> "Sequence[JudgedQuery]":
    from stack.relevance.judged_queries import NoSuchQueries, choose_queries, read_queries

    try:
        return choose_queries(read_queries(), group, held_out=held_out, tuned=tuned)
    except NoSuchQueries as error:
        raise typer.BadParameter(str(error)) from error


def _to_json(result: "LabResult") -> dict[str, Any]:
    from stack.relevance.measures import score_groups

    return {
        "groups": [asdict(each) for each in score_groups(result.scores)],
        "queries": [asdict(each) for each in result.scores],
        "unanswerable": list(result.unanswerable),
        "nonsense": result.nonsense,
        "wrongly_answered": list(result.wrongly_answered),
    }


def _show(result: "LabResult", worst: int) -> None:
    from stack.relevance.measures import score_groups

    groups = score_groups(result.scores)
    table = Table("group", "queries", "P@10", "first", "recall@50", "nDCG@10", "nothing found", "missed")
    for each in groups:
        shares = (each.precision, each.first, each.recall, each.ndcg, each.nothing, each.missed)
        table.add_row(each.group, str(each.queries), *(f"{share:.3f}" for share in shares))
    if groups:
        console.print(table)
    if result.nonsense:
        share = 1 - len(result.wrongly_answered) / result.nonsense
        console.print(f"nonsense: {result.nonsense} queries, {share:.3f} of them found nothing")
    for text in result.wrongly_answered[:worst]:
        console.print(f"nonsense that found something: {text}", markup=False)
    for text in result.unanswerable:
        console.print(f"no course is relevant: {text}", markup=False)
    for score in sorted(result.scores, key=lambda each: (each.precision, each.first, each.ndcg))[:worst]:
        console.print(
            f"{score.precision:.2f} {score.first:.0f} {score.group}: {score.text} "
            f"({score.relevant} relevant, {score.found} found)",
            markup=False,
        )
