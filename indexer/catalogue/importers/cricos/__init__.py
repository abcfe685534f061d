"""Australia's register of courses for overseas students, read from the publisher's workbook."""

from datetime import date
from pathlib import Path

import psycopg

from indexer.catalogue.importers.cricos.register import CRICOS
from indexer.catalogue.importers.cricos.register_parser import parse_workbook
from indexer.catalogue.importers.options import DEFAULT_OPTIONS, ImportOptions
from indexer.catalogue.importers.progress import Progress, no_progress
from indexer.catalogue.importers.report import ImportSummary
from indexer.catalogue.importers.storage.catalogue_import import import_catalogue
from indexer.catalogue.reference.gazetteer import Gazetteer
from indexer.catalogue.reference.postcodes import read_postcode_points


def import_file(
    database_url: str,
    path: Path,
    *,
    file_date: date | None = None,
    options: ImportOptions = DEFAULT_OPTIONS,
    progress: Progress = no_progress,
    gazetteer: Gazetteer | None = None,
) -> ImportSummary:
    """Import the workbook in one transaction. An ImporterError leaves the database unchanged.

    file_date: overrides the date in the workbook.
    gazetteer: finds the city of an address in Australia. If the gazetteer is None, this function creates one.
    """
    with psycopg.connect(database_url) as connection:
        postcode_points = read_postcode_points(connection, "AU")
    read = parse_workbook(path, file_date, progress, gazetteer, postcode_points)
    return import_catalogue(database_url, CRICOS, read, options=options, progress=progress)
