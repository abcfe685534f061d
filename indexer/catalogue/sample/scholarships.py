"""Inserts the scholarships of the sample. They are illustrative, and the site says so."""

import psycopg

from indexer.catalogue.sample.csv_tables import FOLDER, SampleTableError
from indexer.catalogue.sample.source import SAMPLE_DATE, SOURCE_ID
from indexer.catalogue.scholarships.csv_file import read_scholarship_file
from indexer.catalogue.scholarships.storage import store_scholarships

FILE = FOLDER / "scholarships.csv"


def insert_scholarships(cursor: psycopg.Cursor) -> None:
    """Insert the scholarships of scholarships.csv, or publish them again. Raises SampleTableError for a faulty line."""
    file = read_scholarship_file(FILE)
    stored = store_scholarships(cursor, SOURCE_ID, SAMPLE_DATE, file.rows)
    for rejected in (*file.rejected, *stored.rejected):
        raise SampleTableError(f"{FILE.name} {rejected}")
