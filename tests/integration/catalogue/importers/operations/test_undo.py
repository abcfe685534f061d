"""The undo of an import restores the rows that the import changed, and withdraws the rows that the import added."""

import os
import signal
from collections.abc import Callable
from dataclasses import replace
from multiprocessing import get_context

import psycopg
import pytest

from indexer.catalogue.importers import cricos
from indexer.catalogue.importers.options import ImportOptions
from indexer.catalogue.importers.report import ImportSummary
from indexer.catalogue.importers.storage import undo
from indexer.catalogue.importers.storage.undo import UndoneRows, undo_import
from indexer.catalogue.reference.gazetteer import Gazetteer
from tests.integration.catalogue.importers import made_register
from tests.integration.catalogue.importers.database_reads import (
    fetch_rows,
    fetch_value,
    read_catalogue,
    read_row_versions,
)
from tests.integration.real_registers import RealRegister
from tests.unit.catalogue.importers.small_register import APRIL, COURSE, SmallRegister

Import = Callable[[SmallRegister], ImportSummary]
OLD_SLUG, NEW_SLUG = (
    "bachelor-of-nursing-harbour-university-100001a",
    "master-of-nursing-harbour-university-100001a",
)
RENAMED = SmallRegister(courses=(COURSE._replace(course_name="Master of Nursing"),), title=APRIL)


@pytest.fixture
def two_imports(
    import_register: Import, catalogue_url: str
) -> tuple[dict[str, list[tuple[object, ...]]], int]:
    """Return the catalogue's content after the first import, and the number of the second import."""
    import_register(made_register.OCTOBER)
    october = read_catalogue(catalogue_url)
    january = import_register(made_register.JANUARY)
    assert read_catalogue(catalogue_url) != october
    return october, january.import_run_id


def test_an_undo_gives_back_every_row_and_withdraws_added_ones(
    two_imports: tuple[dict[str, list[tuple[object, ...]]], int], catalogue_url: str
) -> None:
    october, run = two_imports
    ids = {table: {row[3] for row in october[table]} for table in ("institute", "campus", "course")}
    summary = undo_import(catalogue_url, run)
    undone = read_catalogue(catalogue_url)
    for table, rows in ids.items():
        assert [row for row in undone[table] if row[3] in rows] == october[table]
        assert {row[-1] for row in undone[table] if row[3] not in rows} <= {"withdrawn"}
    courses = ids["course"]
    for table in ("course_campus", "course_specialization", "course_fee"):
        assert [row for row in undone[table] if row[0] in courses] == october[table]
    assert len(undone["course"]) == len(october["course"]) + 1
    assert summary.rows == {
        "institutes": UndoneRows(0, 0),
        "entry requirements": UndoneRows(0, 0),
        "campuses": UndoneRows(0, 1),
        "courses": UndoneRows(6, 1),
    }


def test_an_undo_of_the_only_import_withdraws_all_and_deletes_nothing(
    import_register: Import, catalogue_url: str
) -> None:
    run = import_register(SmallRegister()).import_run_id
    undo_import(catalogue_url, run)
    for table in ("institute", "campus", "course"):
        assert fetch_rows(catalogue_url, f"SELECT status FROM {table}") == [("withdrawn",)]
    assert import_register(SmallRegister()).changes["courses"].returned == 1
    assert fetch_value(catalogue_url, "SELECT count(*) FROM published_course") == 1


def test_an_import_can_be_undone_after_visitors_have_changed_the_popularity(
    import_register: Import, catalogue_url: str
) -> None:
    import_register(SmallRegister())
    run = import_register(RENAMED).import_run_id
    with psycopg.connect(catalogue_url) as connection:
        connection.execute("UPDATE course SET popularity = popularity + 0.5")
    assert undo_import(catalogue_url, run).rows["courses"] == UndoneRows(1, 0)


def test_imports_are_undone_one_after_the_other(
    two_imports: tuple[dict[str, list[tuple[object, ...]]], int], catalogue_url: str
) -> None:
    _, january = two_imports
    undo_import(catalogue_url, january)
    undo_import(catalogue_url, january - 1)
    assert fetch_value(catalogue_url, "SELECT count(*) FROM course WHERE status <> 'withdrawn'") == 0


def test_a_later_import_of_other_rows_does_not_matter(import_register: Import, catalogue_url: str) -> None:
    first = import_register(SmallRegister())
    added = COURSE._replace(course_code="2", course_name="Master of Nursing")
    import_register(replace(SmallRegister(), title=APRIL).with_course(added))
    undo_import(catalogue_url, first.import_run_id)
    assert fetch_rows(catalogue_url, "SELECT source_code, status FROM course ORDER BY 1") == [
        ("100001A", "withdrawn"),
        ("2", "published"),
    ]


def test_a_slug_that_comes_back_makes_no_loop(import_register: Import, catalogue_url: str) -> None:
    redirects = "SELECT slug FROM slug_redirect WHERE noun = 'course'"
    import_register(SmallRegister())
    for _ in range(2):
        run = import_register(RENAMED).import_run_id
        assert fetch_rows(catalogue_url, redirects) == [(OLD_SLUG,)]
        undo_import(catalogue_url, run)
        assert fetch_rows(catalogue_url, "SELECT slug FROM course") == [(OLD_SLUG,)]
        assert fetch_rows(catalogue_url, redirects) == [(NEW_SLUG,)]


def test_an_undone_import_does_not_make_the_next_file_older(
    import_register: Import, catalogue_url: str
) -> None:
    import_register(SmallRegister())
    undo_import(catalogue_url, import_register(RENAMED).import_run_id)
    february = replace(SmallRegister(), title="Report generated 1 February 2023")
    assert import_register(february).changes["courses"].unchanged == 1


def test_changes_reach_the_index_through_the_outbox_and_versions_stay(
    import_register: Import, catalogue_url: str
) -> None:
    import_register(SmallRegister())
    run = import_register(RENAMED).import_run_id
    with psycopg.connect(catalogue_url) as connection:
        connection.execute("DELETE FROM outbox")
        connection.execute("INSERT INTO ledger (course_id, version) SELECT id, 7 FROM course")
    undo_import(catalogue_url, run)
    assert ("course",) in fetch_rows(
        catalogue_url, "SELECT DISTINCT noun FROM outbox WHERE state = 'pending'"
    )
    assert fetch_rows(catalogue_url, "SELECT version FROM ledger") == [(7,)]


def test_edits_that_the_import_found_are_given_back(import_register: Import, catalogue_url: str) -> None:
    import_register(SmallRegister())
    with psycopg.connect(catalogue_url) as connection:
        connection.execute("UPDATE course SET name = 'Nursing', priority = 3, status = 'draft'")
        connection.execute("UPDATE course_fee SET amount = 12345.67")
        connection.execute("DELETE FROM course_specialization")
    edited = read_catalogue(catalogue_url)
    undo_import(catalogue_url, import_register(RENAMED).import_run_id)
    assert read_catalogue(catalogue_url) == edited


def test_a_dry_run_of_an_undo_leaves_nothing(import_register: Import, catalogue_url: str) -> None:
    import_register(SmallRegister())
    run = import_register(RENAMED).import_run_id
    before = read_row_versions(catalogue_url)
    assert undo_import(catalogue_url, run, dry_run=True).rows["courses"] == UndoneRows(1, 0)
    assert read_row_versions(catalogue_url) == before
    assert fetch_value(catalogue_url, "SELECT undone_at FROM import_run WHERE id = %s", run) is None
    assert undo_import(catalogue_url, run).rows["courses"] == UndoneRows(1, 0)


def _undo_and_die(database_url: str, run: int) -> None:
    def die(*_: object) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    pytest.MonkeyPatch().setattr(undo, "mark_undone", die)
    undo_import(database_url, run)


def test_an_undo_that_is_killed_changes_nothing_and_can_be_repeated(
    import_register: Import, catalogue_url: str
) -> None:
    import_register(SmallRegister())
    run = import_register(RENAMED).import_run_id
    before = read_row_versions(catalogue_url)
    process = get_context("fork").Process(target=_undo_and_die, args=(catalogue_url, run))
    process.start()
    process.join(60)
    assert process.exitcode == -signal.SIGKILL
    assert read_row_versions(catalogue_url) == before
    assert undo_import(catalogue_url, run).rows["courses"] == UndoneRows(1, 0)


def test_the_real_register_is_given_back(
    october_register: RealRegister, january_register: RealRegister, australia: Gazetteer
) -> None:
    visible = "SELECT id, base_fee FROM published_course ORDER BY id"
    with october_register.copy() as url:
        october, published = read_catalogue(url), fetch_rows(url, visible)
        run = cricos.import_file(
            url,
            january_register.workbook,
            options=ImportOptions(accept="a quarter has passed"),
            gazetteer=australia,
        ).import_run_id
        assert fetch_rows(url, visible) != published
        undo_import(url, run)
        assert fetch_rows(url, visible) == published
        assert set(map(str, october["course"])) <= set(map(str, read_catalogue(url)["course"]))
