"""Imports a generated register, a list of courses like an official one, with the code of `finder import`.

A second run with the same number of courses and the same code reuses the imported rows.
"""

import time
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg

from bench import register_distributions, spreadsheet, workbook
from bench.workbook import write_workbook
from indexer.catalogue.importers import cricos
from indexer.catalogue.importers.cricos.register import CRICOS
from indexer.catalogue.importers.cricos.register_parser import parse_workbook
from indexer.catalogue.importers.progress import no_progress
from indexer.catalogue.importers.storage import catalogue_import
from indexer.catalogue.importers.storage.catalogue_import import import_catalogue
from indexer.catalogue.reference.load import load_reference
from schemas.migrations import upgrade

GENERATORS = (workbook, spreadsheet, register_distributions, catalogue_import, cricos)
"""The modules that generate and import the rows. If the source of a module changes, the register is imported again."""


def ensure_imported(database_url: str, courses: int) -> dict[str, float]:
    """Import a register with `courses` course rows, or reuse the imported rows. Returns the seconds of each step."""
    if _is_imported(database_url, courses):
        upgrade(database_url)  # The database may have an older schema.
        return {}
    recreate_database(database_url)
    seconds = import_register(database_url, courses)
    with psycopg.connect(database_url) as connection:
        connection.execute("CREATE TABLE imported_register (courses integer, recipe text)")
        connection.execute("INSERT INTO imported_register VALUES (%s, %s)", (courses, _hash_generators()))
    return seconds


def recreate_database(database_url: str) -> None:
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    upgrade(database_url)
    with psycopg.connect(database_url) as connection:
        load_reference(connection)


def import_register(database_url: str, courses: int) -> dict[str, float]:
    """Generate, parse and import a register. Returns the seconds of each step."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "register.xlsx"
        started = time.perf_counter()
        write_workbook(path, courses)
        written = time.perf_counter()
        read = parse_workbook(path, None, no_progress)
        parsed = time.perf_counter()
        import_catalogue(database_url, CRICOS, read)
        imported = time.perf_counter()
    return {
        "Writing the workbook": written - started,
        "Parsing the workbook": parsed - written,
        "Importing the rows": imported - parsed,
    }


def _is_imported(database_url: str, courses: int) -> bool:
    with psycopg.connect(database_url) as connection:
        if connection.execute("SELECT to_regclass('imported_register')").fetchone() == (None,):
            return False
        made = connection.execute("SELECT courses, recipe FROM imported_register").fetchone()
    return made == (courses, _hash_generators())


def _hash_generators() -> str:
    """Hash the file of the distributions and the source files of all modules in GENERATORS."""
    digest = sha256(register_distributions.DISTRIBUTIONS_FILE.read_bytes())
    for generator in GENERATORS:
        source = Path(str(generator.__file__))
        for file in sorted(source.parent.glob("*.py")) if source.name == "__init__.py" else [source]:
            digest.update(file.read_bytes())
    return digest.hexdigest()
