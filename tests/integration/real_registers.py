"""Databases with a real register. Each register is imported once, because its import takes about ten seconds."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from indexer.catalogue.importers.cricos import import_file
from indexer.catalogue.importers.report import ImportSummary
from indexer.catalogue.reference.load import load_reference
from tests.catalogue_templates import CatalogueTemplates


class RealRegister:
    """A workbook of CRICOS. Before the import, the database has only reference data."""

    def __init__(self, templates: CatalogueTemplates, workbook: Path) -> None:
        self.workbook = workbook
        self._templates = templates
        self._summary: ImportSummary | None = None

    @contextmanager
    def copy(self) -> Iterator[str]:
        """Yield the URL of a new database with the imported register. The database is dropped after the block."""
        with self._templates.copy(self.workbook.name, self._load) as url:
            yield url

    @property
    def summary(self) -> ImportSummary:
        """The summary of the import. The register must have been copied before."""
        assert self._summary is not None
        return self._summary

    def _load(self, database_url: str) -> None:
        with psycopg.connect(database_url) as connection:
            load_reference(connection)
            connection.execute("TRUNCATE outbox")
        self._summary = import_file(database_url, self.workbook)
