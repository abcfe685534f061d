"""Imports a list of scholarships from a CSV file."""

from datetime import date
from pathlib import Path

import psycopg

from indexer.catalogue.importers.storage.import_run import hash_source_file, reject_older_file
from indexer.catalogue.importers.storage.list_import import (
    finish_list_import,
    open_list_import,
)
from indexer.catalogue.reference.slugs import build_source_slug
from indexer.catalogue.scholarships.csv_file import ScholarshipsRejected, read_scholarship_file
from indexer.catalogue.scholarships.storage import StoredScholarships, store_scholarships


def import_scholarships(
    connection: psycopg.Connection,
    path: Path,
    source_name: str,
    source_date: date,
    *,
    dry_run: bool = False,
    accept: str | None = None,
    force: bool = False,
) -> StoredScholarships:
    """Import the file in one transaction. A dry run counts the same changes and stores nothing.

    source_name: the publisher of the list. Codes are unique within one source. force: import a list although a newer
    list of the source was imported.

    A rejected line is reported, its stored scholarship stays, and the other lines are imported. Raises
    ScholarshipsRejected if source_name has no letter and no digit, or if the file has a wrong layout or no importable
    line. Raises TooManyRowsRemoved if too many scholarships would be withdrawn and `accept` is None. Raises OlderFile,
    FileRejected for a pipe, and the errors of `open_list_import`.
    """
    slug = build_source_slug("scholarships", source_name, ScholarshipsRejected)
    source_file = hash_source_file(path, source_date)
    file = read_scholarship_file(path)
    with open_list_import(connection, slug, source_name, dry_run=dry_run) as (cursor, source_id):
        if not force:
            reject_older_file(cursor, source_id, source_file)
        stored, changes = store_scholarships(cursor, source_id, source_date, file)
        if stored.added + stored.updated == 0:
            reasons = "; ".join(map(str, stored.rejected[:5])) or "it has no lines"
            raise ScholarshipsRejected(f"{path.name}: no line can be imported: {reasons}")
        run_id = finish_list_import(cursor, source_id, source_file, changes, stored.rejected, accept)
        stored.import_run_id = None if dry_run else run_id
    return stored
