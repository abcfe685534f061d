"""The record of the import of a list: its source, the hash of its file, and the reason for its approval."""

import os
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from typer.testing import CliRunner

from indexer.catalogue.importers.errors import FileRejected, UnreadableFile
from indexer.catalogue.importers.storage.list_import import open_list_import
from indexer.catalogue.reference.figures.country_facts import import_country_facts
from stack.cli.main import app
from tests.integration.catalogue.importers.database_reads import fetch_rows, fetch_value

FACTS = (
    "country,kind,value,unit,currency,date,url\n"
    "AU,work_after_study,24,months,,2026-11-01,https://work.example\n"
)
SHA256 = "36c5064434ba67a11799e71aa301c0bad053128fe925dca7e3800d20289c88e5"
UNREADABLE = "/proc/self/mem"
WAITING = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
)


def run_until_it_waits(database_url: str, work: Callable[[], object]) -> Future[object]:
    """Start the work in a thread, and return when it waits for a lock or has ended."""
    threads = ThreadPoolExecutor(1)
    running = threads.submit(work)
    threads.shutdown(wait=False)
    pause = threading.Event()
    for _ in range(400):
        if running.done() or fetch_value(database_url, WAITING) == 1:
            return running
        pause.wait(0.05)
    raise AssertionError("the work neither waits nor ends")


def write_facts(folder: Path) -> Path:
    path = folder / "facts.csv"
    path.write_text(FACTS, "utf-8")
    return path


def import_facts(database_url: str, path: Path, accept: str | None = None) -> int | None:
    with psycopg.connect(database_url) as connection:
        return import_country_facts(connection, path, "Office", accept=accept).import_run_id


def test_first_imports_of_two_lists_at_the_same_time_add_two_sources(catalogue_url: str) -> None:
    def add_second() -> None:
        with (
            psycopg.connect(catalogue_url) as connection,
            open_list_import(connection, "second", "Second", dry_run=False),
        ):
            pass

    with psycopg.connect(catalogue_url) as connection:
        with open_list_import(connection, "first", "First", dry_run=False) as (_, first):
            running = run_until_it_waits(catalogue_url, add_second)
            assert not running.done()
        running.result(20)
    assert fetch_rows(catalogue_url, "SELECT slug, id FROM source WHERE id >= %s ORDER BY id", first) == [
        ("first", first),
        ("second", first + 1),
    ]


def test_the_recorded_hash_is_that_of_the_imported_content(catalogue_url: str, tmp_path: Path) -> None:
    path = write_facts(tmp_path)
    with psycopg.connect(catalogue_url) as other:
        other.execute("LOCK TABLE country_fact IN SHARE MODE")
        running = run_until_it_waits(catalogue_url, lambda: import_facts(catalogue_url, path))
        assert not running.done()
        path.write_text("replaced", "utf-8")
    running.result(20)
    assert fetch_rows(catalogue_url, "SELECT file_name, file_sha256, rows_imported FROM import_run") == [
        ("facts.csv", SHA256, 1)
    ]


def test_a_pipe_is_refused_because_it_can_be_read_only_once(catalogue_url: str) -> None:
    reader, writer = os.pipe()
    os.write(writer, FACTS.encode())
    os.close(writer)
    try:
        with pytest.raises(FileRejected, match="a pipe cannot be imported; write its content to a file"):
            import_facts(catalogue_url, Path(f"/dev/fd/{reader}"))
    finally:
        os.close(reader)


@pytest.mark.parametrize(
    "command",
    [
        "postcodes",
        "rankings",
        "scholarships",
        "requirements",
        "living-costs",
        "country-facts",
        "cricos",
        "duo",
    ],
)
def test_an_unreadable_file_is_named_in_one_line(finder: CliRunner, command: str) -> None:
    """The command can open this file, but reading its first byte fails."""
    has_source = command not in ("postcodes", "rankings", "cricos", "duo")
    arguments = ["import", command, UNREADABLE, *(("--source", "A list") if has_source else ())]
    result = finder.invoke(app, arguments)
    assert result.exit_code == 1, result.exception
    assert result.stderr.startswith(f"finder: nothing imported: {UNREADABLE}: cannot be read: ")
    assert result.stderr.endswith("Input/output error\n")
    assert result.stderr.count("\n") == 1


def test_a_folder_in_place_of_a_file_is_refused(catalogue_url: str, tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile, match=f"^{tmp_path}: cannot be read: Is a directory$"):
        import_facts(catalogue_url, tmp_path)


def test_the_reason_of_an_approval_that_was_not_needed_is_not_recorded(
    catalogue_url: str, tmp_path: Path
) -> None:
    assert import_facts(catalogue_url, write_facts(tmp_path), accept="a script always says this") == 1
    assert fetch_rows(catalogue_url, "SELECT accepted_reason FROM import_run") == [(None,)]
