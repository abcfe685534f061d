"""`finder experiment positions`: how likely visitors look at each position of the results."""

from typing import Annotated

import typer

from stack.cli.output import AsJson
from stack.cli.search_log.options import AsCsv, Until, build_selection, open_client
from stack.cli.search_log.rows import print_rows


def positions(
    since: Annotated[
        str, typer.Option("--since", help="First day (UTC): 2026-11-24, or 30d for 30 days ago.")
    ] = "28d",
    until: Until = None,
    as_json: AsJson = False,
    as_csv: AsCsv = False,
) -> None:
    """How likely visitors look at each position, relative to the first one. Popularity and replays use these values.

    The values are estimated from courses that were shown at several positions for the same search. With too few
    clicks on such courses, the stated values are used, and the column clicks is 0.
    """
    from indexer.search_log.examination.reading import build_rows, read_curve

    selection = build_selection(since, until, None, None, None)
    with open_client() as client:
        rows = build_rows(read_curve(client, selection.since, selection.until))
    print_rows("positions", selection, rows, as_json=as_json, as_csv=as_csv)
