"""The undo of an import is refused if a row of the import was changed later.

The error lists up to 20 such rows and counts the others, and nothing changes.
"""

import json
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from typer.testing import CliRunner

from indexer.catalogue.importers.cricos.register import CRICOS
from indexer.catalogue.importers.errors import (
    AlreadyImporting,
    AlreadyUndone,
    NoImages,
    RowsChangedSince,
    UnknownRun,
)
from indexer.catalogue.importers.report import ImportSummary
from indexer.catalogue.importers.storage.import_run import IMPORT_LOCK_CLASS, RUNS_KEPT
from indexer.catalogue.importers.storage.undo import undo_import
from stack.cli.main import app
from tests.integration.catalogue.importers.database_reads import fetch_value, read_row_versions
from tests.unit.catalogue.importers.small_register import APRIL, COURSE, SmallRegister

Import = Callable[[SmallRegister], ImportSummary]
RENAMED = SmallRegister(courses=(COURSE._replace(course_name="Master of Nursing"),), title=APRIL)
NURSING = "course 100001A Bachelor of Nursing"


def assert_refused(database_url: str, run: int, *lines: str) -> None:
    before = read_row_versions(database_url)
    with pytest.raises(RowsChangedSince) as refused:
        undo_import(database_url, run)
    assert read_row_versions(database_url) == before
    assert [line.strip() for line in str(refused.value).splitlines()[1:-1]] == list(lines)


def test_the_first_of_two_imports_is_refused_with_the_rows_of_the_second(
    import_register: Import, catalogue_url: str
) -> None:
    first = import_register(SmallRegister()).import_run_id
    import_register(RENAMED)
    assert_refused(catalogue_url, first, f"{NURSING}: name, slug, source_date")


@pytest.mark.parametrize(
    ("edit", "line"),
    [
        ("UPDATE course SET name = 'Nursing'", f"{NURSING}: name"),
        ("UPDATE course SET description = 'ours', priority = 4", f"{NURSING}: description, priority"),
        ("UPDATE course SET status = 'draft'", f"{NURSING}: status"),
        ("UPDATE course_fee SET amount = 1 WHERE is_base", f"{NURSING}: fees"),
        ("DELETE FROM course_specialization", f"{NURSING}: specializations"),
        ("INSERT INTO course_intake SELECT id, 2 FROM course", f"{NURSING}: intakes"),
        ("UPDATE institute SET website = NULL", "institute 00001A Harbour University: website"),
        ("UPDATE campus SET latitude = 0", "campus 00001A/city-campus-sydney City Campus: latitude"),
        (
            "UPDATE currency SET value_to_pkr = value_to_pkr * 2 WHERE code = 'AUD'",
            f"{NURSING}: exchange rate of its fee",
        ),
        ("DELETE FROM course", f"{NURSING}: deleted"),
    ],
)
def test_an_edited_row_is_refused(import_register: Import, catalogue_url: str, edit: str, line: str) -> None:
    run = import_register(SmallRegister()).import_run_id
    with psycopg.connect(catalogue_url) as connection:
        connection.execute(edit.encode())
    assert_refused(catalogue_url, run, line)


def test_an_edit_that_was_taken_back_is_not_refused(import_register: Import, catalogue_url: str) -> None:
    run = import_register(SmallRegister()).import_run_id
    with psycopg.connect(catalogue_url) as connection:
        connection.execute("UPDATE course SET priority = 4")
        connection.execute("UPDATE course SET priority = 0")
        connection.execute("UPDATE currency SET value_to_pkr = value_to_pkr * 2 WHERE code = 'USD'")
    undo_import(catalogue_url, run)


def test_an_earlier_slug_that_another_row_has_now_is_refused(
    import_register: Import, catalogue_url: str
) -> None:
    import_register(SmallRegister())
    run = import_register(RENAMED).import_run_id
    with psycopg.connect(catalogue_url) as connection:
        connection.execute("INSERT INTO source VALUES (99, 'other', 'Other', 'none', NULL, true, NULL)")
        connection.execute(
            "INSERT INTO course (source_id, source_code, source_date, slug, name, institute_id, degree_level_id) "
            "SELECT 99, 'x', source_date, 'bachelor-of-nursing-harbour-university-100001a', name, institute_id, "
            "degree_level_id FROM course"
        )
    line = "course 100001A Master of Nursing: its earlier slug belongs to another row"
    assert_refused(catalogue_url, run, line)


def test_many_changed_rows_are_counted(import_register: Import, catalogue_url: str) -> None:
    register = SmallRegister()
    for number in range(30):
        register = register.with_course(COURSE._replace(course_code=f"9{number:02}"))
    run = import_register(register).import_run_id
    with psycopg.connect(catalogue_url) as connection:
        connection.execute("UPDATE course SET priority = 1")
    with pytest.raises(RowsChangedSince, match="31 rows are not as import 1 left them:") as refused:
        undo_import(catalogue_url, run)
    assert "  and 11 more" in str(refused.value).splitlines()


def test_only_the_last_imports_can_be_undone(import_register: Import, catalogue_url: str) -> None:
    runs = [import_register(SmallRegister()).import_run_id for _ in range(RUNS_KEPT + 1)]
    assert fetch_value(catalogue_url, "SELECT count(*) FROM import_image") == 0
    with pytest.raises(NoImages, match="import 1 is too old: only the last 5 imports"):
        undo_import(catalogue_url, runs[0])
    undo_import(catalogue_url, runs[1])


def test_an_import_without_images_is_refused(import_register: Import, catalogue_url: str) -> None:
    run = import_register(SmallRegister()).import_run_id
    with psycopg.connect(catalogue_url) as connection:
        connection.execute("UPDATE import_run SET has_images = false")
    with pytest.raises(NoImages, match="no import of an earlier version of this program"):
        undo_import(catalogue_url, run)


def test_an_import_is_undone_once(import_register: Import, catalogue_url: str) -> None:
    run = import_register(SmallRegister()).import_run_id
    undo_import(catalogue_url, run)
    with pytest.raises(AlreadyUndone, match=f"import {run} was undone at 20"):
        undo_import(catalogue_url, run)
    with pytest.raises(UnknownRun, match="there is no import 77; `finder import list` shows the imports"):
        undo_import(catalogue_url, 77)


def test_an_undo_does_not_run_beside_an_import(import_register: Import, catalogue_url: str) -> None:
    run = import_register(SmallRegister()).import_run_id
    with psycopg.connect(catalogue_url) as connection:
        connection.execute("SELECT pg_advisory_xact_lock(%s, %s)", (IMPORT_LOCK_CLASS, CRICOS.id))
        with pytest.raises(AlreadyImporting, match="cricos"):
            undo_import(catalogue_url, run)
    undo_import(catalogue_url, run)


def test_the_command_undoes_an_import_and_says_why_not(
    finder: CliRunner, catalogue_url: str, tmp_path: Path
) -> None:
    path = SmallRegister().write(tmp_path / "register.xlsx")
    assert finder.invoke(app, ["import", "cricos", str(path)]).exit_code == 0
    dry_run = finder.invoke(app, ["import", "undo", "1", "--dry-run"])
    assert "Import 1 of cricos (register.xlsx) would be undone; nothing is stored." in dry_run.stdout
    with psycopg.connect(catalogue_url) as connection:
        connection.execute("UPDATE course SET priority = 1")
    refused = finder.invoke(app, ["import", "undo", "1"])
    assert refused.exit_code == 1
    assert refused.stderr.startswith("finder: nothing undone: 1 row is not as import 1 left it:\n")
    assert f"  {NURSING}: priority\n" in refused.stderr
    with psycopg.connect(catalogue_url) as connection:
        connection.execute("UPDATE course SET priority = 0")
    done = finder.invoke(app, ["import", "undo", "1", "--json"])
    assert json.loads(done.stdout)["rows"]["courses"] == {"restored": 0, "withdrawn": 1}
    runs = json.loads(finder.invoke(app, ["import", "list", "--json"]).stdout)["runs"]
    assert [(run["can_be_undone"], run["undone_at"] is None) for run in runs] == [(False, False)]
    assert "undone 20" in finder.invoke(app, ["import", "list"]).stdout
