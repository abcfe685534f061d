"""`finder index verify` and `finder index repair`: compare the index with PostgreSQL, and repair the index."""

from typing import Annotated

import typer
from rich.table import Table

from indexer.indexing.verification.faults import Verification
from schemas.settings import Settings
from stack.cli.exit_codes import ExitCode
from stack.cli.output import AsJson, exit_unless, print_result
from stack.cli.running_stack import find_service_urls
from stack.console import console

Deep = Annotated[bool, typer.Option("--deep", help="Also convert courses again and compare the contents.")]
Percent = Annotated[int, typer.Option(min=1, max=100, help="With --deep: percentage of courses to convert.")]


def verify(deep: Deep = False, percent: Percent = 100, as_json: AsJson = False) -> None:
    """Check that the index has exactly the documents that PostgreSQL requires. Exit code 3 when documents differ."""
    from indexer.indexing.elasticsearch.client import create_client
    from indexer.indexing.verification.verification import verify as verify_index

    urls = find_service_urls(Settings())
    with create_client(urls.elasticsearch_connection) as client:
        found = verify_index(urls.database, client, percent if deep else 0)
    print_result(found.as_json(), as_json, lambda: _print_verification(found))
    exit_unless(found.drift == 0, ExitCode.DRIFT)


def repair(deep: Deep = False, percent: Percent = 100, as_json: AsJson = False) -> None:
    """Write differing documents again, and verify again. Exit code 3 when documents still differ."""
    from indexer.indexing.elasticsearch.client import create_client
    from indexer.indexing.verification.verification import repair as repair_index

    urls = find_service_urls(Settings())
    with create_client(urls.elasticsearch_connection) as client:
        before, after = repair_index(urls.database, client, percent if deep else 0)

    def show() -> None:
        _print_verification(before)
        console.print(f"Repaired: {before.drift - after.drift:,}; still different: {after.drift:,}")

    print_result({"found": before.as_json(), "after": after.as_json()}, as_json, show)
    exit_unless(after.drift == 0, ExitCode.DRIFT)


def _print_verification(found: Verification) -> None:
    table = Table(box=None)
    for column in ("index", "documents", "waiting", "different", "differences"):
        table.add_column(column, overflow="fold")
    for each in found.indices:
        how = "; ".join(
            f"{fault.value.replace('_', ' ')} {each.counts[fault]:,} (such as {', '.join(ids)})"
            for fault, ids in each.examples.items()
        )
        table.add_row(each.index, f"{each.checked:,}", f"{each.waiting:,}", f"{each.drift:,}", how)
    console.print(table)
    if found.drift:
        console.print("Run `finder index repair` to repair them.")
