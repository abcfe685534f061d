"""A dry run does the whole import, reports its changes, and then rolls back."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from indexer.catalogue.importers import cricos
from indexer.catalogue.importers.errors import OlderFile, RowsInUse
from indexer.catalogue.importers.options import DEFAULT_OPTIONS, ImportOptions
from indexer.catalogue.importers.report import ImportSummary
from indexer.catalogue.importers.storage import import_run
from indexer.catalogue.importers.storage.undo import undo_import
from indexer.catalogue.reference.gazetteer import Gazetteer
from stack.services.urls import ServiceUrls
from tests.fresh_databases import fresh_database
from tests.integration.catalogue.importers.database_reads import fetch_rows, read_row_versions
from tests.unit.catalogue.importers.small_register import APRIL, COURSE, SmallRegister

Import = Callable[[SmallRegister, ImportOptions], ImportSummary]
DRY_RUN = ImportOptions(dry_run=True)
CHANGED = SmallRegister(
    courses=(COURSE._replace(course_name="Bachelor of Nursing (Honours)", tuition_fee=96_000.0),), title=APRIL
).with_course(COURSE._replace(course_code="100002B", course_name="Master of Nursing"))


@pytest.fixture
def import_with(catalogue_url: str, australia: Gazetteer, tmp_path: Path) -> Import:
    def write_and_import(register: SmallRegister, options: ImportOptions) -> ImportSummary:
        path = register.write(tmp_path / "register.xlsx")
        return cricos.import_file(catalogue_url, path, options=options, gazetteer=australia)

    return write_and_import


def read_everything(database_url: str) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows of all tables, with the transactions that wrote them."""
    tables = fetch_rows(
        database_url, "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' "
        "AND table_type = 'BASE TABLE' ORDER BY 1",
    )  # fmt: skip
    return {
        table: fetch_rows(database_url, f"SELECT ctid::text, xmin::text, * FROM {table} ORDER BY ctid")
        for (table,) in tables
    }


def test_a_dry_run_leaves_nothing_in_any_table(import_with: Import, catalogue_url: str) -> None:
    empty = read_everything(catalogue_url)
    assert import_with(SmallRegister(), DRY_RUN).changes["courses"].added == 1
    assert read_everything(catalogue_url) == empty
    import_with(SmallRegister(), DEFAULT_OPTIONS)
    imported = read_everything(catalogue_url)
    import_with(CHANGED, DRY_RUN)
    assert read_everything(catalogue_url) == imported


def test_a_dry_run_reports_the_same_changes_as_the_import(import_with: Import) -> None:
    import_with(SmallRegister(), DEFAULT_OPTIONS)
    told = import_with(CHANGED, DRY_RUN)
    done = import_with(CHANGED, DEFAULT_OPTIONS)
    assert (told.changes, told.sheets, told.reported) == (done.changes, done.sheets, done.reported)
    assert (told.is_stored, done.is_stored) == (False, True)
    assert told.to_json()["import_run_id"] is None


def test_a_dry_run_refuses_what_the_import_refuses(import_with: Import) -> None:
    import_with(CHANGED, DEFAULT_OPTIONS)
    with pytest.raises(OlderFile):
        import_with(SmallRegister(), DRY_RUN)
    forced = import_with(SmallRegister(), replace(DRY_RUN, force=True))
    assert forced.changes["courses"].withdrawn == 1


def test_a_dry_run_does_not_wait_for_rows_in_use(
    import_with: Import, catalogue_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import_with(SmallRegister(), DEFAULT_OPTIONS)
    monkeypatch.setattr(import_run, "DRY_RUN_LOCK_TIMEOUT", sql.Literal("200ms"))
    run = import_with(CHANGED, DEFAULT_OPTIONS).import_run_id
    next_file = replace(CHANGED, courses=CHANGED.courses[:1], course_locations=CHANGED.course_locations[:1])
    before = read_row_versions(catalogue_url)
    with psycopg.connect(catalogue_url) as connection:
        connection.execute("UPDATE course SET priority = 1")
        started = time.monotonic()
        with pytest.raises(RowsInUse, match="another transaction is changing rows that the dry run needs"):
            import_with(next_file, DRY_RUN)
        with pytest.raises(RowsInUse):
            undo_import(catalogue_url, run, dry_run=True)
        assert time.monotonic() - started < 10
        connection.rollback()
    assert read_row_versions(catalogue_url) == before
    assert import_with(next_file, DRY_RUN).changes["courses"].withdrawn == 1


def test_a_dry_run_in_a_database_without_reference_rows_leaves_it_empty(
    services: ServiceUrls, migrated_template: str, australia: Gazetteer, tmp_path: Path
) -> None:
    path = SmallRegister().write(tmp_path / "register.xlsx")
    with fresh_database(services.database, migrated_template) as url:
        summary = cricos.import_file(url, path, options=DRY_RUN, gazetteer=australia)
        assert summary.changes["courses"].added == 1
        assert [table for table, rows in read_everything(url).items() if rows] == [
            "alembic_version",
            "page_route",
        ]
