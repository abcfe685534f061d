"""The register of recognised programmes of higher education in the Netherlands, read from the publisher's CSV file."""

from datetime import date
from pathlib import Path

from indexer.catalogue.importers.duo.register import DUO
from indexer.catalogue.importers.duo.register_parser import parse_file
from indexer.catalogue.importers.options import DEFAULT_OPTIONS, ImportOptions
from indexer.catalogue.importers.progress import Progress, no_progress
from indexer.catalogue.importers.report import ImportSummary
from indexer.catalogue.importers.storage.catalogue_import import import_catalogue
from indexer.catalogue.reference.gazetteer import Gazetteer


def import_file(
    database_url: str,
    path: Path,
    *,
    file_date: date | None = None,
    options: ImportOptions = DEFAULT_OPTIONS,
    progress: Progress = no_progress,
    gazetteer: Gazetteer | None = None,
) -> ImportSummary:
    """Import the file in one transaction. An ImporterError leaves the database unchanged.

    file_date: overrides the date in the file name, or the modification date if the name has none.
    gazetteer: finds the cities of the Netherlands. If the gazetteer is None, this function creates one.
    """
    read = parse_file(path, file_date, progress, gazetteer)
    return import_catalogue(database_url, DUO, read, options=options, progress=progress)
