"""`finder logs`: what visitors search, find and do not find."""

import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from schemas.search_log.reports.declarations import RANKED_REPORTS, RankedReport
from schemas.search_log.reports.formats import write_csv
from schemas.search_log.reports.selection import InvalidSelection
from schemas.settings import Settings
from stack.cli.output import AsJson
from stack.cli.search_log.options import (
    AsCsv,
    Country,
    Device,
    Group,
    Language,
    Limit,
    ParquetFile,
    SearchesMin,
    Since,
    Until,
    build_selection,
    check_group,
    open_client,
)
from stack.cli.search_log.report import report
from stack.cli.search_log.rows import print_rows, write_json_lines
from stack.console import console

app = typer.Typer(help="Show what visitors search, find and do not find.", no_args_is_help=True)


@app.callback()
def logs() -> None:
    """Show what visitors search, find and do not find."""


def _build_ranked_command(report: RankedReport) -> Callable[..., None]:
    def command(
        since: Since = None,
        until: Until = None,
        group: Group = None,
        language: Language = None,
        device: Device = None,
        country: Country = None,
        searches_min: SearchesMin = None,
        limit: Limit = 20,
        as_json: AsJson = False,
        as_csv: AsCsv = False,
        parquet: ParquetFile = None,
    ) -> None:
        from schemas.search_log.reports.reading import read_report

        selection = build_selection(since, until, language, device, country)
        with open_client() as client:
            rows = read_report(
                client,
                report.name,
                selection,
                group=check_group(group),
                searches_min=searches_min,
                limit=limit,
            )
        print_rows(report.name, selection, rows, group=group, as_json=as_json, as_csv=as_csv, parquet=parquet)

    return command


for _report in RANKED_REPORTS:
    app.command(_report.name, help=_report.help)(_build_ranked_command(_report))

_TOTALS = {
    "funnel": "How many searches lead to a click, a course page, an application and so on.",
    "latency": "Percentiles of the time of searches in milliseconds.",
}


def _build_totals_command(name: str) -> Callable[..., None]:
    def command(
        since: Since = None,
        until: Until = None,
        group: Group = None,
        language: Language = None,
        device: Device = None,
        country: Country = None,
        as_json: AsJson = False,
        as_csv: AsCsv = False,
        parquet: ParquetFile = None,
    ) -> None:
        from schemas.search_log.reports.reading import read_report

        selection = build_selection(since, until, language, device, country)
        with open_client() as client:
            rows = read_report(client, name, selection, group=check_group(group))
        print_rows(name, selection, rows, group=group, as_json=as_json, as_csv=as_csv, parquet=parquet)

    return command


for _name, _help in _TOTALS.items():
    app.command(_name, help=_help)(_build_totals_command(_name))


app.command("report")(report)


@app.command("trends")
def trends(
    since: Since = None,
    until: Until = None,
    group: Annotated[str, typer.Option("--group", help="day, month or another group.")] = "day",
    language: Language = None,
    device: Device = None,
    country: Country = None,
    as_json: AsJson = False,
    as_csv: AsCsv = False,
    parquet: ParquetFile = None,
) -> None:
    """Searches, searches without results and clicks per day, or per another group.

    With the group day, days before the last 90 come from the daily sums. Other groups lack these days.
    """
    from schemas.search_log.reports.reading import read_report

    selection = build_selection(since, until, language, device, country)
    with open_client() as client:
        rows = read_report(client, "trends", selection, group=check_group(group))
    print_rows("trends", selection, rows, group=group, as_json=as_json, as_csv=as_csv, parquet=parquet)


@app.command("searches")
def searches(
    text: Annotated[str, typer.Argument(help="The text of the searches.")],
    since: Since = None,
    until: Until = None,
    language: Language = None,
    device: Device = None,
    country: Country = None,
    limit: Limit = 20,
    as_json: AsJson = False,
    as_csv: AsCsv = False,
    parquet: ParquetFile = None,
) -> None:
    """The newest searches of a text, and what the visitors did with the results."""
    from schemas.search_log.reports.searches import read_searches

    selection = build_selection(since, until, language, device, country)
    with open_client() as client:
        rows = read_searches(client, selection, text, limit)
    print_rows("searches", selection, rows, as_json=as_json, as_csv=as_csv, parquet=parquet)


@app.command("query")
def query(
    aggregations: Annotated[
        str, typer.Argument(help="Aggregations as JSON, or - to read them from the input.")
    ],
    since: Since = None,
    until: Until = None,
    language: Language = None,
    device: Device = None,
    country: Country = None,
) -> None:
    """Run your own aggregation over the searches, such as '{"days": {"terms": {"field": "day"}}}'. Prints JSON.

    Scripts and documents are not available. A query stops after 10 seconds.
    """
    from indexer.search_log.free_query import execute_free_query

    selection = build_selection(since, until, language, device, country)
    with open_client() as client:
        found = execute_free_query(
            client, selection, sys.stdin.read() if aggregations == "-" else aggregations
        )
    write_json_lines([found], sys.stdout)


@app.command("tail")
def tail(
    seconds: Annotated[
        float | None, typer.Option("--seconds", help="Stop after this time. Default: never.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Show searches as they come in, some seconds after their responses."""
    from indexer.search_log.entries import follow_searches

    with open_client() as client:
        for entry in follow_searches(client, seconds):
            if as_json:
                write_json_lines([entry], sys.stdout)
            else:
                shown = f"{entry['at']}  {entry['total_ms']:>7.1f} ms  {entry['total']:>7,}  {entry['text'] or ''}"
                console.print(
                    f"{shown}  {' · '.join(entry['filters'])}".rstrip(), markup=False, highlight=False
                )
            sys.stdout.flush()


@app.command("export")
def export(
    month: Annotated[str, typer.Option("--month", help="The month, such as 2026-11.")],
    output: Annotated[Path | None, typer.Option("--output", help="The file. Default: the output.")] = None,
    as_csv: AsCsv = False,
    parquet: ParquetFile = None,
) -> None:
    """Write all entries of a month, one JSON object per line. --csv writes only the searches."""
    from indexer.search_log.entries import export_month
    from schemas.parquet import write_parquet
    from schemas.search_log.entry_table import ENTRY_COLUMNS, SEARCH_COLUMNS, build_table_row

    if parquet is not None and (as_csv or output is not None):
        raise InvalidSelection("--parquet excludes --csv and --output")
    with open_client() as client:
        entries = export_month(client, month)
        if parquet is not None:
            write_parquet(parquet, ENTRY_COLUMNS, map(build_table_row, entries))
            return
        searches = (build_table_row(entry) for entry in entries if entry["kind"] == "search")
        with output.open("w", encoding="utf-8", newline="") if output else nullcontext(sys.stdout) as file:
            write_csv(SEARCH_COLUMNS, searches, file) if as_csv else write_json_lines(entries, file)


@app.command("ship")
def ship(as_json: AsJson = False) -> None:
    """Store the entries that the site of this machine has written. The worker does this every 5 seconds.

    On a machine with a site but without a worker, run this command regularly.
    """
    from indexer.search_log.shipping import ship_spool
    from stack.cli.output import print_result

    folder = Settings().search_log_folder
    with open_client() as client:
        shipped = ship_spool(client, folder)
    content = {"stored": shipped.lines, "rejected": shipped.rejected}
    text = f"Stored: {shipped.lines:,}, rejected: {shipped.rejected:,}"
    print_result(content, as_json, lambda: console.print(text))
