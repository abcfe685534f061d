"""Imports that are refused, fail or are killed. Imports into a database that has no reference rows."""

import os
import signal
from collections.abc import Callable
from datetime import date
from multiprocessing import get_context
from pathlib import Path

import psycopg
import pytest

from indexer.catalogue.importers import cricos
from indexer.catalogue.importers.cricos.register import CRICOS
from indexer.catalogue.importers.errors import AlreadyImporting, OlderFile
from indexer.catalogue.importers.options import ImportOptions
from indexer.catalogue.importers.report import ImportSummary
from indexer.catalogue.importers.storage import catalogue_import
from indexer.catalogue.importers.storage.import_run import IMPORT_LOCK_CLASS
from indexer.catalogue.reference.gazetteer import Gazetteer
from stack.services.urls import ServiceUrls
from tests.fresh_databases import fresh_database
from tests.integration.catalogue.importers.database_reads import (
    count_outbox_rows,
    fetch_value,
    read_row_versions,
)
from tests.unit.catalogue.importers.small_register import (
    APRIL,
    COURSE,
    SmallRegister,
)

Import = Callable[[SmallRegister], ImportSummary]

LAW = COURSE._replace(
    course_code="100002B",
    course_name="Bachelor of Laws",
    broad_field="09 - Society and Culture",
    narrow_field="0909 - Law",
    detailed_field="090901 - Business and Commercial Law",
)


def test_an_older_file_is_refused_unless_forced(
    import_register: Import, catalogue_url: str, australia: Gazetteer, tmp_path: Path
) -> None:
    import_register(SmallRegister(title=APRIL))
    before = read_row_versions(catalogue_url)
    with pytest.raises(OlderFile, match=r"register\.xlsx is of 2023-01-03, but the file of 2023-04-04"):
        import_register(SmallRegister().with_course(LAW))
    assert read_row_versions(catalogue_url) == before
    older = SmallRegister().with_course(LAW).write(tmp_path / "older.xlsx")
    summary = cricos.import_file(catalogue_url, older, options=ImportOptions(force=True), gazetteer=australia)
    assert summary.changes["courses"].added == 1


def test_a_given_date_overrides_the_date_in_the_workbook(
    catalogue_url: str, australia: Gazetteer, tmp_path: Path
) -> None:
    path = SmallRegister(title="Courses").write(tmp_path / "register.xlsx")
    summary = cricos.import_file(catalogue_url, path, file_date=date(2024, 2, 29), gazetteer=australia)
    assert summary.file_date == date(2024, 2, 29)


def test_a_second_import_at_the_same_time_is_refused(import_register: Import, catalogue_url: str) -> None:
    with psycopg.connect(catalogue_url) as connection:
        connection.execute("SELECT pg_advisory_xact_lock(%s, %s)", (IMPORT_LOCK_CLASS, CRICOS.id))
        with pytest.raises(AlreadyImporting, match="cricos"):
            import_register(SmallRegister())
    assert import_register(SmallRegister()).changes["courses"].added == 1


def test_an_import_adds_missing_reference_rows(
    services: ServiceUrls, migrated_template: str, australia: Gazetteer, tmp_path: Path
) -> None:
    path = SmallRegister().write(tmp_path / "register.xlsx")
    with fresh_database(services.database, migrated_template) as url:
        cricos.import_file(url, path, gazetteer=australia)
        assert fetch_value(url, "SELECT fee_pkr IS NOT NULL FROM published_course")


@pytest.mark.parametrize("step", ["finish_run", "update_statistics"])
def test_a_failed_import_changes_nothing(
    step: str, import_register: Import, catalogue_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = read_row_versions(catalogue_url)

    def fail(*_: object) -> None:
        raise RuntimeError("the disk is full")

    monkeypatch.setattr(catalogue_import, step, fail)
    with pytest.raises(RuntimeError, match="disk is full"):
        import_register(SmallRegister())
    assert (read_row_versions(catalogue_url), count_outbox_rows(catalogue_url)) == (before, 0)
    assert fetch_value(catalogue_url, "SELECT count(*) FROM import_run") == 0


def _import_and_die_at(database_url: str, path: Path, gazetteer: Gazetteer, last_step: str) -> None:
    def progress(step: str, *_: int) -> None:
        if step == last_step:
            os.kill(os.getpid(), signal.SIGKILL)

    cricos.import_file(database_url, path, gazetteer=gazetteer, progress=progress)


@pytest.mark.parametrize("last_step", ["Storing courses", "Keeping the report"])
def test_a_killed_import_changes_nothing_and_can_be_repeated(
    last_step: str, import_register: Import, catalogue_url: str, australia: Gazetteer, tmp_path: Path
) -> None:
    before = read_row_versions(catalogue_url)
    path = SmallRegister().write(tmp_path / "killed.xlsx")
    process = get_context("fork").Process(
        target=_import_and_die_at, args=(catalogue_url, path, australia, last_step)
    )
    process.start()
    process.join(60)
    assert process.exitcode == -signal.SIGKILL
    assert (read_row_versions(catalogue_url), count_outbox_rows(catalogue_url)) == (before, 0)
    assert import_register(SmallRegister()).changes["courses"].added == 1
