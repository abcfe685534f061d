"""The US College Scorecard, read from the publisher's two files."""

from datetime import date
from pathlib import Path

from indexer.catalogue.importers.options import DEFAULT_OPTIONS, ImportOptions
from indexer.catalogue.importers.progress import Progress, no_progress
from indexer.catalogue.importers.report import ImportSummary
from indexer.catalogue.importers.scorecard.register import SCORECARD
from indexer.catalogue.importers.scorecard.register_parser import parse_folder
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
    """Import the folder's two files in one transaction. An ImporterError leaves the database unchanged.

    file_date: overrides the date in the names of the files and the folder, or the modification date.
    gazetteer: finds the city of an address in the USA and its territories. If the gazetteer is None, this function
    creates one.
    """
    read = parse_folder(path, file_date, progress, gazetteer)
    return import_catalogue(database_url, SCORECARD, read, options=options, progress=progress)
