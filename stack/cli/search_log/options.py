"""The options of the reports over the search log, and the client that reads the log."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from schemas.search_log.reports.selection import GROUPS, InvalidSelection, Selection, parse_days
from schemas.settings import Settings
from schemas.vocabulary.site_languages import SiteLanguage

if TYPE_CHECKING:
    from elasticsearch import Elasticsearch

Since = Annotated[
    str | None,
    typer.Option("--since", help="First day (UTC): 2026-11-24, or 30d for 30 days ago. Default: 7d."),
]
Until = Annotated[str | None, typer.Option("--until", help="Last day, included. Default: today.")]
Group = Annotated[str | None, typer.Option("--group", help=f"One part for each {', '.join(GROUPS)}.")]
Language = Annotated[
    str | None, typer.Option("--language", help=f"Only searches in this language: {', '.join(SiteLanguage)}.")
]
Device = Annotated[str | None, typer.Option("--device", help="Only this device: phone, tablet, desktop.")]
Country = Annotated[
    str | None, typer.Option("--country", help="Only searches for this country, by its name.")
]
Limit = Annotated[int, typer.Option("--limit", min=1, max=10_000, help="Maximum number of rows per group.")]
SearchesMin = Annotated[
    int | None, typer.Option("--min-searches", min=1, help="Leave out values with fewer searches.")
]
ParquetFile = Annotated[
    Path | None,
    typer.Option("--parquet", help="Write the result to this file as Parquet, and print nothing."),
]
AsCsv = Annotated[bool, typer.Option("--csv", help="Print the result as CSV.")]


def build_selection(
    since: str | None, until: str | None, language: str | None, device: str | None, country: str | None
) -> Selection:
    first, last = parse_days(since, until)
    return Selection(first, last, language, device, country)


def check_group(group: str | None) -> str | None:
    if group is not None and group not in GROUPS:
        raise InvalidSelection(f"--group: {group!r} is none of {', '.join(GROUPS)}")
    return group


@contextmanager
def open_client() -> Iterator["Elasticsearch"]:
    """Open a client of the Elasticsearch in the settings, or else of the Elasticsearch of the running stack."""
    from indexer.indexing.elasticsearch.client import create_client, translate_errors
    from stack.cli.running_stack import find_service_urls

    given = Settings()
    connection = given.elasticsearch_connection or find_service_urls(given).elasticsearch
    with create_client(connection) as client, translate_errors():
        yield client
