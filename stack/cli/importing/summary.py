"""Prints the summary of an import."""

from rich.console import Console
from rich.table import Table

from indexer.catalogue.importers.report import ImportSummary, TableChanges


def print_summary(summary: ImportSummary, console: Console) -> None:
    """Print tables: rows per sheet, changes, withdrawn rows of the sample, skipped rows, and notes on imported rows."""
    console.print(
        f"[bold]{summary.file_name}[/bold], {summary.register} of {summary.file_date}: {_describe_outcome(summary)}"
    )
    for table in (
        _build_rows_table(summary),
        _build_changes_table(summary.changes),
        _build_sample_table(summary),
        _build_reasons_table(summary),
        _build_notes_table(summary),
    ):
        if table.row_count:
            console.print()
            console.print(table)


def _describe_outcome(summary: ImportSummary) -> str:
    if summary.options.dry_run:
        return "a dry run, nothing is stored"
    if summary.needs_approval:
        return "not imported, because the changes need approval"
    approval = f"; {len(summary.exceeded)} bounds exceeded with approval" if summary.exceeded else ""
    return f"imported as run {summary.import_run_id}{approval}"


def _build_rows_table(summary: ImportSummary) -> Table:
    table = _build_table("Sheet", "read", "imported", "reported")
    for sheet, counts in {**summary.sheets, "in all": summary.total}.items():
        table.add_row(sheet, f"{counts.read:,}", f"{counts.imported:,}", f"{counts.reported:,}")
    return table


def _build_changes_table(changes: dict[str, TableChanges]) -> Table:
    table = _build_table("Changes", "added", "withdrawn", "returned", "changed", "unchanged")
    for noun, happened in changes.items():
        counts = (happened.added, happened.withdrawn, happened.returned, happened.changed, happened.unchanged)
        table.add_row(noun, *(f"{count:,}" for count in counts))
        for field, count in happened.fields.items():
            table.add_row(f"  {field}", "", "", "", f"{count:,}", "")
    return table


def _build_sample_table(summary: ImportSummary) -> Table:
    table = _build_table("Sample catalogue", "withdrawn")
    for noun, count in summary.sample_withdrawn.items():
        table.add_row(noun, f"{count:,}")
    return table


def _build_reasons_table(summary: ImportSummary) -> Table:
    table = _build_table("Not imported", "rows")
    for sheet, reasons in summary.count_reasons().items():
        for reason, count in reasons.items():
            table.add_row(f"{sheet}: {reason}", f"{count:,}")
    return table


def _build_notes_table(summary: ImportSummary) -> Table:
    table = _build_table("Imported, but", "rows")
    for note, count in summary.notes.items():
        table.add_row(note, f"{count:,}")
    return table


def _build_table(first: str, *others: str) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column(first, overflow="fold")
    for heading in others:
        table.add_column(heading, justify="right")
    return table
