"""Loads the sample catalogue, and removes it."""

from collections.abc import Callable

import psycopg

from indexer.catalogue.content.load import load_content
from indexer.catalogue.importers.storage.import_run import lock_source
from indexer.catalogue.reference.load import load_reference
from indexer.catalogue.sample.catalogue_inserts import insert_catalogue
from indexer.catalogue.sample.catalogue_rows import build_catalogue_rows
from indexer.catalogue.sample.guides.countries import insert_country_guides
from indexer.catalogue.sample.guides.visas import insert_visa_guides
from indexer.catalogue.sample.home_page.inserts import insert_home_page
from indexer.catalogue.sample.home_page.rows import read_home_page_rows
from indexer.catalogue.sample.publication import (
    RowCounts,
    has_sample_rows,
    publish_sample,
    withdraw_sample,
)
from indexer.catalogue.sample.requirements.inserts import insert_entry_requirements
from indexer.catalogue.sample.scholarships import insert_scholarships
from indexer.catalogue.sample.source import SOURCE_ID, SOURCE_LICENCE, SOURCE_NAME, SOURCE_NOTE, SOURCE_SLUG
from indexer.catalogue.statistics import update_statistics
from indexer.shared.database import Connection, connect

Progress = Callable[[str, int, int], None]


def load_if_empty(database_url: str, progress: Progress | None = None) -> bool:
    """If the database has no course, load the reference rows and the sample in one transaction.

    Returns True if this call has loaded the rows. A table lock makes a concurrent call wait. The concurrent call then
    finds courses and loads nothing.
    progress: called with the step, the number of finished steps and the total.
    """
    with connect(database_url) as connection, connection.transaction():
        connection.execute("LOCK TABLE course IN SHARE ROW EXCLUSIVE MODE")
        if _has_courses(connection):
            return False
        load_reference(connection, progress)
        _load_sample(connection, progress)
        return True


def load_sample(database_url: str, progress: Progress | None = None) -> RowCounts:
    """Load the sample. If the sample was loaded before, publish its withdrawn rows again (see `publish_sample`).

    In this case also update the scholarships, and add missing scholarships and entry requirements. Returns the number
    of newly published institutes, campuses and courses. Raises AlreadyImporting if another call of this function or of
    `remove_sample`, or an import that removes the sample, is running.
    """
    with connect(database_url) as connection, connection.transaction(), connection.cursor() as cursor:
        lock_source(cursor, SOURCE_ID, SOURCE_SLUG)
        cursor.execute("LOCK TABLE course IN SHARE ROW EXCLUSIVE MODE")
        if has_sample_rows(cursor):
            published = publish_sample(cursor)
            insert_scholarships(cursor)
            insert_entry_requirements(cursor)
            return published
        load_reference(connection, progress)
        return _load_sample(connection, progress)


def remove_sample(database_url: str) -> RowCounts:
    """Withdraw the institutes, campuses, courses and scholarships of the sample.

    Returns the number of withdrawn institutes, campuses and courses. Raises AlreadyImporting if another call of this
    function or of `load_sample`, or an import that removes the sample, is running.
    """
    with connect(database_url) as connection, connection.transaction(), connection.cursor() as cursor:
        lock_source(cursor, SOURCE_ID, SOURCE_SLUG)
        return withdraw_sample(cursor)


def _has_courses(connection: Connection) -> bool:
    return connection.execute("SELECT 1 FROM course LIMIT 1").fetchone() is not None


def _load_sample(connection: Connection, progress: Progress | None) -> RowCounts:
    if progress is not None:
        progress("sample: making programmes", 0, 1)
    rows = build_catalogue_rows()
    with connection.cursor() as cursor:
        _add_source(cursor)
        insert_catalogue(cursor, rows, progress)
        insert_entry_requirements(cursor)
        insert_home_page(cursor, read_home_page_rows())
        insert_visa_guides(cursor)
        insert_country_guides(cursor)
        insert_scholarships(cursor)
    load_content(connection)
    update_statistics(connection)
    return {
        "institutes": len(rows.institutes),
        "campuses": len(rows.campuses),
        "courses": len(rows.courses),
    }


def _add_source(cursor: psycopg.Cursor) -> None:
    cursor.execute(
        "INSERT INTO source (id, slug, name, licence, url, is_sample, note) VALUES (%s, %s, %s, %s, NULL, true, %s) "
        "ON CONFLICT (id) DO UPDATE SET slug = EXCLUDED.slug, name = EXCLUDED.name, licence = EXCLUDED.licence, "
        "url = EXCLUDED.url, is_sample = EXCLUDED.is_sample, note = EXCLUDED.note",
        (SOURCE_ID, SOURCE_SLUG, SOURCE_NAME, SOURCE_LICENCE, SOURCE_NOTE),
    )
