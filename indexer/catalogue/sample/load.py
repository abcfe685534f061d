"""Loads the sample catalogue into an empty database."""

from collections.abc import Callable

import psycopg

from indexer.catalogue.reference.load import load_reference
from indexer.catalogue.sample.catalogue_inserts import insert_catalogue
from indexer.catalogue.sample.catalogue_rows import build_catalogue_rows
from indexer.catalogue.sample.home_page_inserts import insert_home_page
from indexer.catalogue.sample.home_page_rows import read_home_page_rows
from indexer.catalogue.sample.source import SOURCE_ID, SOURCE_LICENCE, SOURCE_NAME, SOURCE_NOTE, SOURCE_SLUG
from indexer.shared.database import Connection, connect

Progress = Callable[[str, int, int], None]


def load_if_empty(database_url: str, progress: Progress | None = None) -> bool:
    """Load the reference rows and the sample in one transaction when there is no course. Returns whether it loaded.

    progress: called with the step, the steps done and the total. A table lock makes a concurrent loader wait; that
    loader then finds courses and loads nothing.
    """
    with connect(database_url) as connection, connection.transaction():
        connection.execute("LOCK TABLE course IN SHARE ROW EXCLUSIVE MODE")
        if _has_courses(connection):
            return False
        load_reference(connection, progress)
        _load_sample(connection, progress)
        return True


def _has_courses(connection: Connection) -> bool:
    return connection.execute("SELECT 1 FROM course LIMIT 1").fetchone() is not None


def _load_sample(connection: Connection, progress: Progress | None) -> None:
    if progress is not None:
        progress("sample: making programmes", 0, 1)
    rows = build_catalogue_rows()
    with connection.cursor() as cursor:
        _add_source(cursor)
        insert_catalogue(cursor, rows, progress)
        insert_home_page(cursor, read_home_page_rows())


def _add_source(cursor: psycopg.Cursor) -> None:
    cursor.execute(
        "INSERT INTO source (id, slug, name, licence, url, is_sample, note) VALUES (%s, %s, %s, %s, NULL, true, %s) "
        "ON CONFLICT (id) DO UPDATE SET slug = EXCLUDED.slug, name = EXCLUDED.name, licence = EXCLUDED.licence, "
        "url = EXCLUDED.url, is_sample = EXCLUDED.is_sample, note = EXCLUDED.note",
        (SOURCE_ID, SOURCE_SLUG, SOURCE_NAME, SOURCE_LICENCE, SOURCE_NOTE),
    )
