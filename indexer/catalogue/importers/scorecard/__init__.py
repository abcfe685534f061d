"""The US College Scorecard, in the publisher's own two files."""

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
    """Import the folder's two files in one transaction; all of it or nothing.

    file_date goes before the date in the names; force imports a snapshot older than the newest one imported.
    gazetteer: of institutions.COUNTRIES, to spare making one. Raises ImporterError.
    """
    read = parse_folder(path, file_date, progress, gazetteer)
    return import_catalogue(database_url, SCORECARD, read, force=force, progress=progress)
