"""A made-up register imported as `finder import` does, and kept: a second run finds it."""

import time
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg

from bench import register_distributions, spreadsheet, workbook
from bench.workbook import write_workbook
from indexer.catalogue.importers import cricos
from indexer.catalogue.importers.cricos.register import CRICOS
from indexer.catalogue.importers.cricos.register_parser import read_workbook
from indexer.catalogue.importers.progress import no_progress
from indexer.catalogue.importers.storage import catalogue_import
from indexer.catalogue.importers.storage.catalogue_import import import_catalogue
from indexer.catalogue.reference.load import load_reference
from schemas.migrations import upgrade

MAKERS = (workbook, spreadsheet, register_distributions, catalogue_import, cricos)
"""What makes the rows: a catalogue of other makers is not kept."""


def ensure_imported(database_url: str, courses: int) -> dict[str, float]:
    """Have a register of so many rows of courses in the database; seconds of each step that this took."""
    if _is_imported(database_url, courses):
        upgrade(database_url)  # it may have been imported before the newest tables were
        return {}
    recreate(database_url)
    seconds = import_register(database_url, courses)
    with psycopg.connect(database_url) as connection:
        connection.execute("CREATE TABLE imported_register (courses integer, recipe text)")
        connection.execute("INSERT INTO imported_register VALUES (%s, %s)", (courses, _recipe()))
    return seconds


def recreate(database_url: str) -> None:
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    upgrade(database_url)
    with psycopg.connect(database_url) as connection:
        load_reference(connection)


def import_register(database_url: str, courses: int) -> dict[str, float]:
    """Seconds of each step."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "register.xlsx"
        started = time.perf_counter()
        write_workbook(path, courses)
        written = time.perf_counter()
        read = read_workbook(path, None, no_progress)
        parsed = time.perf_counter()
        import_catalogue(database_url, CRICOS, read)
        imported = time.perf_counter()
    return {
        "Writing the workbook": written - started,
        "Parsing it": parsed - written,
        "Importing it": imported - parsed,
    }


def _is_imported(database_url: str, courses: int) -> bool:
    with psycopg.connect(database_url) as connection:
        if connection.execute("SELECT to_regclass('imported_register')").fetchone() == (None,):
            return False
        made = connection.execute("SELECT courses, recipe FROM imported_register").fetchone()
    return made == (courses, _recipe())


def _recipe() -> str:
    """Of the makers' sources; a package's are those of its folder."""
    digest = sha256(register_distributions.KEPT.read_bytes())
    for maker in MAKERS:
        source = Path(str(maker.__file__))
        for file in sorted(source.parent.glob("*.py")) if source.name == "__init__.py" else [source]:
            digest.update(file.read_bytes())
    return digest.hexdigest()
