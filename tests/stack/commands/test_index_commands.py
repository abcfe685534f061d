"""The JSON output and the exit codes of `finder db`, `finder index`, `finder outbox` and `finder status`."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from elasticsearch import Elasticsearch

from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.shared.database import Connection, connect
from schemas.documents.aliases import courses_index
from schemas.settings import ROOT
from stack.cli.exit_codes import MEANINGS, ExitCode, build_epilog
from stack.services.urls import ServiceUrls
from tests.fresh_databases import fresh_database
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    read_live_generation,
    read_published_ids,
)
from tests.stack.commands.conftest import Finder


def test_verify_reports_drift_by_its_exit_code_and_repair_corrects_it(
    finder: Finder, connection: Connection, client: Elasticsearch
) -> None:
    code, found = finder("index", "verify", "--deep", "--json")
    assert (code, found["drift"], found["waiting"]) == (ExitCode.SUCCESS, 0, 0)
    assert found.keys() == {"generation", "percent_converted", "drift", "waiting", "indices"}
    assert found["percent_converted"] == 100
    assert [each["index"].split("-")[0] for each in found["indices"]] == [
        "courses",
        "vocabulary",
        "suggestions",
        "scholarships",
    ]
    lost = read_published_ids(connection)[0]
    client.delete(index=courses_index(found["generation"]), id=str(lost), refresh=True)
    code, found = finder("index", "verify", "--json")
    assert (code, found["drift"]) == (ExitCode.DRIFT, 1)
    assert found["indices"][0]["faults"]["missing"] == {"count": 1, "examples": [str(lost)]}
    assert finder("index", "verify")[0] == ExitCode.DRIFT
    code, mended = finder("index", "repair", "--json")
    assert (code, mended["found"]["drift"], mended["after"]["drift"]) == (ExitCode.SUCCESS, 1, 0)
    assert_index_equals_postgresql(connection, client)


@pytest.mark.usefixtures("client")
def test_update_list_and_replay_report_the_rows_of_the_outbox(finder: Finder, connection: Connection) -> None:
    ids = read_published_ids(connection)[:2]
    code, updated = finder("index", "update", *map(str, ids), "--json")
    assert (code, updated) == (ExitCode.SUCCESS, {"done": 2, "waiting": 0, "errors": {}})
    assert finder("index", "update", "999999") == (ExitCode.FAILED, "finder: There is no course 999999\n")
    connection.execute(
        "INSERT INTO outbox (noun, row_id, state, error) VALUES ('course', 1, 'poisoned', 'Broke')"
    )
    code, listed = finder("outbox", "list", "--json")
    assert code == ExitCode.SUCCESS
    assert listed.keys() == {"counts", "oldest_open_seconds", "rows"}
    assert listed["counts"]["poisoned"] == 1
    assert listed["rows"][0]["error"] == "Broke"
    assert finder("outbox", "list")[0] == ExitCode.SUCCESS
    assert finder("outbox", "replay")[0] == ExitCode.WRONG_ARGUMENTS
    assert finder("outbox", "replay", "7", "--all-poisoned")[0] == ExitCode.WRONG_ARGUMENTS
    row = listed["rows"][0]["id"]
    assert finder("outbox", "replay", "--all-poisoned", "--json") == (ExitCode.SUCCESS, {"replayed": [row]})
    assert finder("index", "update", str(ids[0]))[0] == ExitCode.SUCCESS
    assert finder("outbox", "list", "--json")[1]["counts"]["poisoned"] == 0


def test_rollback_switches_back_and_prune_deletes_old_generations(
    finder: Finder, connection: Connection, client: Elasticsearch, catalogue_url: str
) -> None:
    first = read_live_generation(connection)
    code, refused = finder("index", "rollback")
    assert code == ExitCode.FAILED
    assert refused.startswith("finder: There is no previous generation any more")
    second = rebuild(catalogue_url, client, RebuildOptions())
    assert finder("index", "rollback", "--json") == (ExitCode.SUCCESS, {"generation": first})
    visit = client.open_point_in_time(index=courses_index(second), keep_alive="1m")["id"]
    code, pruned = finder("index", "prune", "--keep", "0", "--wait", "0", "--json")
    assert (code, pruned) == (ExitCode.PARTLY_DONE, {"removed": [], "in_use": {str(second): 1}})
    client.close_point_in_time(id=visit)
    code, pruned = finder("index", "prune", "--keep", "0", "--json")
    assert (code, pruned) == (ExitCode.SUCCESS, {"removed": [second], "in_use": {}})
    assert finder("index", "rebuild", "--accept", " ")[0] == ExitCode.WRONG_ARGUMENTS


@pytest.mark.usefixtures("client")
def test_status_shows_services_and_index_and_reports_an_unreachable_service(
    finder: Finder, connection: Connection
) -> None:
    live = read_live_generation(connection)
    code, found = finder("status", "--json")
    assert code == ExitCode.SUCCESS
    assert found.keys() == {"stack", "services", "waiting_tasks", "index"}
    assert [each["answers"] for each in found["services"]] == [True] * 3
    assert found["index"].keys() == {
        "generations", "open_rows", "poisoned_rows", "lag_seconds", "live", "recipe_is_todays", "searches_read",
        "last_rebuild", "last_verification", "rebuild", "failure",
    }  # fmt: skip
    assert found["index"]["rebuild"] is None
    assert found["index"]["live"] == live
    assert found["index"]["searches_read"]["courses"] == [courses_index(live)]
    assert found["index"]["last_verification"]["drift"] == 0
    assert finder("status")[0] == ExitCode.SUCCESS
    code, found = finder("status", "--json", ELASTICSEARCH_URL="http://127.0.0.1:1")
    assert code == ExitCode.SERVICE_UNREACHABLE
    assert [each["answers"] for each in found["services"]] == [True, True, False]
    assert found["index"]["searches_read"] is None
    code, found = finder("status", "--json", DATABASE_URL="postgresql://nobody:x@127.0.0.1:1/none")
    assert (code, found["index"]) == (ExitCode.SERVICE_UNREACHABLE, None)
    assert "x@" not in json.dumps(found)


@pytest.mark.usefixtures("client")
def test_explain_returns_the_position_and_rejects_invalid_filters(
    finder: Finder, connection: Connection
) -> None:
    course = read_published_ids(connection)[0]
    code, found = finder("index", "explain", str(course), "", "--json")
    assert code == ExitCode.SUCCESS
    assert found.keys() == {"course", "name", "found", "rank", "total", "reasons"}
    assert (found["course"], found["found"]) == (course, True)
    assert finder("index", "explain", str(course), "zzzzzz")[0] == ExitCode.SUCCESS
    assert finder("index", "explain", "1", "", "--filters", "[")[0] == ExitCode.WRONG_ARGUMENTS
    code, message = finder("index", "explain", "1", "", "--filters", '{"colour": 1}')
    assert code == ExitCode.FAILED
    assert message.startswith("finder: --filters: colour: ")
    code, message = finder("index", "explain", "1", "", "--filters", '{"countries": ["atlantis"]}')
    assert (code, message) == (ExitCode.FAILED, "finder: countries: there is no country 'atlantis'\n")


def test_a_restore_deletes_the_persons_again_who_deleted_their_account(
    finder: Finder, services: ServiceUrls, tmp_path: Path
) -> None:
    file = tmp_path / "persons.backup"
    with fresh_database(services.database) as url:
        urls = {"DATABASE_URL": url, "DOCUMENTS_URL": f"file://{tmp_path}/documents"}
        assert finder("db", "migrate", **urls)[0] == ExitCode.SUCCESS
        with connect(url) as connection:
            connection.execute(
                "INSERT INTO person (id, email, first_name, last_name, mobile, password_hash) "
                "VALUES (7, 'a@example.org', 'A', 'B', '', 'x'), (8, 'b@example.org', 'A', 'B', '', 'x')"
            )
            assert finder("db", "backup", str(file), **urls)[0] == ExitCode.SUCCESS
            connection.execute("SELECT delete_person(7)")
            # The tombstones are stored in groups of 1,000.
            connection.execute(
                "INSERT INTO deleted_person (person_id, registered_at, created_at) "
                "SELECT number, now(), '2020-01-01' FROM generate_series(1001, 2500) AS number"
            )
        restore = ("db", "restore", str(file), "--no-index", "--replace", "--json")
        for _ in range(2):
            code, restored = finder(*restore, **urls)
            assert (code, restored["persons_deleted_again"]) == (ExitCode.SUCCESS, 1)
            with connect(url) as connection:
                assert connection.execute("SELECT id FROM person").fetchall() == [(8,)]


def test_a_restored_backup_gets_a_new_index(
    finder: Finder, services: ServiceUrls, connection: Connection, client: Elasticsearch, tmp_path: Path
) -> None:
    file = tmp_path / "catalogue.backup"
    rows = connection.execute("SELECT * FROM course ORDER BY id").fetchall()
    code, written = finder("db", "backup", str(file), "--json")
    assert (code, written) == (ExitCode.SUCCESS, {"file": str(file), "bytes": file.stat().st_size})
    assert file.stat().st_mode & 0o077 == 0
    assert finder("db", "backup", str(file))[0] == ExitCode.FAILED
    connection.execute("UPDATE course SET name = 'Lost again'")
    assert finder("index", "update", str(read_published_ids(connection)[0]))[0] == ExitCode.SUCCESS
    code, message = finder("db", "restore", str(file))
    assert code == ExitCode.FAILED
    assert "is not empty" in message
    assert "--replace" in message
    assert connection.execute("SELECT count(*) FROM course WHERE name = 'Lost again'").fetchone() == (
        len(rows),
    )

    old = read_live_generation(connection)
    code, restored = finder("db", "restore", str(file), "--replace", "--json")
    assert code == ExitCode.SUCCESS, restored
    assert connection.execute("SELECT * FROM course ORDER BY id").fetchall() == rows
    assert restored["generation"] == read_live_generation(connection) > old
    assert_index_equals_postgresql(connection, client)
    connection.execute("UPDATE course SET name = 'After' WHERE id = %s", (read_published_ids(connection)[0],))
    assert finder("index", "update", str(read_published_ids(connection)[0]))[0] == ExitCode.SUCCESS
    assert finder("index", "verify", "--deep")[0] == ExitCode.SUCCESS
    assert finder("index", "prune", "--json") == (ExitCode.SUCCESS, {"removed": [old], "in_use": {}})
    assert_index_equals_postgresql(connection, client)

    with fresh_database(services.database) as empty:
        assert finder("db", "restore", str(file), "--no-index", DATABASE_URL=empty)[0] == ExitCode.SUCCESS
        with connect(empty) as elsewhere:
            assert elsewhere.execute("SELECT * FROM course ORDER BY id").fetchall() == rows
        again = tmp_path / "again.backup"
        assert finder("db", "backup", str(again), DATABASE_URL=empty)[0] == ExitCode.SUCCESS
        assert (
            finder("db", "restore", str(again), "--no-index", "--replace", DATABASE_URL=empty)[0]
            == ExitCode.SUCCESS
        )

    broken = tmp_path / "broken.backup"
    broken.write_bytes(file.read_bytes()[:2_000])
    before = connection.execute("SELECT count(*) FROM course").fetchone()
    assert finder("db", "restore", str(broken), "--replace")[0] == ExitCode.FAILED
    assert connection.execute("SELECT count(*) FROM course").fetchone() == before


def test_a_database_without_tables_is_reported_in_one_line(finder: Finder, services: ServiceUrls) -> None:
    with fresh_database(services.database) as empty:
        assert finder("outbox", "list", DATABASE_URL=empty) == (
            ExitCode.FAILED,
            "finder: the database has no tables of this version yet. Run `finder db migrate`.\n",
        )
        code, found = finder("status", "--json", DATABASE_URL=empty)
        assert (code, found["index"]) == (ExitCode.SUCCESS, None)


def test_the_help_explains_every_exit_code() -> None:
    assert MEANINGS.keys() == set(ExitCode)
    assert all(f"{code.value} {meaning}" in build_epilog() for code, meaning in MEANINGS.items())


@pytest.mark.parametrize(
    ("request_kind", "output"),
    [
        ("source_bash", "_finder_completion"),
        ("source_zsh", "#compdef finder"),
        ("source_fish", "complete --command finder"),
        ("complete_bash", "verify"),
    ],
)
def test_shell_completion_lists_the_commands(request_kind: str, output: str) -> None:
    """A shell requests completions from `finder` by an environment variable.

    The test sets this variable for a process.
    """
    completion = {"_FINDER_COMPLETE": request_kind, "COMP_WORDS": "finder index ve", "COMP_CWORD": "2"}
    script = "import sys; from stack.cli.main import main; sys.argv = ['finder']; sys.exit(main())"
    ended = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, **completion},
        capture_output=True,
        text=True,
        check=True,
    )
    assert output in ended.stdout
