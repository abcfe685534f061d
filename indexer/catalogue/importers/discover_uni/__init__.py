"""The Discover Uni dataset: undergraduate courses in the United Kingdom, read from the publisher's CSV files."""

from datetime import date
from pathlib import Path

from indexer.catalogue.importers.discover_uni.register import DISCOVER_UNI
from indexer.catalogue.importers.discover_uni.register_parser import parse_folder
from indexer.catalogue.importers.options import DEFAULT_OPTIONS, ImportOptions
from indexer.catalogue.importers.progress import Progress, no_progress
from indexer.catalogue.importers.report import ImportSummary
from indexer.catalogue.importers.storage.catalogue_import import import_catalogue
from indexer.catalogue.reference.gazetteer import Gazetteer


def import_folder(
    database_url: str,
    path: Path,
    *,
    file_date: date | None = None,
    options: ImportOptions = DEFAULT_OPTIONS,
    progress: Progress = no_progress,
    gazetteer: Gazetteer | None = None,
) -> ImportSummary:
    """Import the folder's files in one transaction. An ImporterError leaves the database unchanged.

    file_date: overrides the date in the name of the folder, or the modification date if the name has none.
    gazetteer: finds the cities of the United Kingdom. If the gazetteer is None, this function creates one.
    """
    read = parse_folder(path, file_date, progress, gazetteer)
    return import_catalogue(database_url, DISCOVER_UNI, read, options=options, progress=progress)
