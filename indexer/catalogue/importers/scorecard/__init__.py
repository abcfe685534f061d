"""The US College Scorecard, read from the publisher's two files."""

from datetime import date
from pathlib import Path

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
    force: bool = False,
    progress: Progress = no_progress,
    gazetteer: Gazetteer | None = None,
) -> ImportSummary:
    """Import the folder's two files in one transaction. An ImporterError leaves the database unchanged.

    file_date: overrides the date in the names. force: import a snapshot older than the newest imported one.
    gazetteer: the gazetteer of institutions.COUNTRIES; built when None.
    """
    read = parse_folder(path, file_date, progress, gazetteer)
    return import_catalogue(database_url, SCORECARD, read, force=force, progress=progress)
