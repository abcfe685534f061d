"""The commands `finder mail`, `finder crm`, `finder alerts` and `finder db restore`, and the deletion of old rows."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
import pytest

from indexer.delivery.database import connect
from indexer.delivery.mail.mailbox import store_locally
from indexer.delivery.mail.message import build_message
from indexer.delivery.retention import STATEMENTS, delete_expired_rows
from schemas.settings import Settings
from schemas.vocabulary.accounts import MailKind
from schemas.vocabulary.site_languages import SiteLanguage
from stack.cli import main as finder_main
from stack.cli.counselling.operator import find_operator
from stack.database.backup import restore_database
from stack.services.urls import ServiceUrls

Finder = Callable[..., tuple[int, Any]]


@pytest.fixture
def finder(
    services: ServiceUrls,
    database_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Finder:
    """A function that runs `finder` with --json. It returns the exit code and the result."""
    for name, value in services.as_environment().items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("DATABASE_URL", database_url)
    monkeypatch.setenv("FINDER_VAR", str(tmp_path))

    def run(*arguments: str) -> tuple[int, Any]:
        monkeypatch.setattr(sys, "argv", ["finder", *arguments, "--json"])
        try:
            code = int(finder_main.main())
        except SystemExit as stopped:
            code = int(stopped.code or 0)
        printed = capsys.readouterr().out
        return code, json.loads(printed) if printed.strip() else None

    return run


def test_a_restored_backup_does_not_bring_a_person_back(
    finder: Finder, database_url: str, tmp_path: Path
) -> None:
    add = (
        "INSERT INTO person (email, first_name, last_name, mobile, password_hash) "
        "VALUES (%s, 'Ayesha', 'Khan', '+923001234567', '') RETURNING id"
    )
    backup = str(tmp_path / "backup.dump")
    with psycopg.connect(database_url, autocommit=True) as connection:
        gone, stays = (
            int(connection.execute(add, (f"{name}@example.org",)).fetchall()[0][0])
            for name in ("gone", "stays")
        )
    assert finder("db", "backup", backup)[0] == 0
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute("SELECT delete_person(%s)", (gone,))
    code, restored = finder("db", "restore", backup, "--replace", "--no-index")
    assert (code, restored["persons_deleted_again"]) == (0, 1)
    with psycopg.connect(database_url, autocommit=True) as connection:
        kept = connection.execute("SELECT id FROM person WHERE id = ANY(%s)", ([gone, stays],)).fetchall()
        connection.execute("SELECT delete_person(%s)", (stays,))
    assert kept == [(stays,)]


def test_an_account_that_is_deleted_during_a_restore_stays_deleted(
    finder: Finder, database_url: str, tmp_path: Path
) -> None:
    backup = tmp_path / "backup.dump"
    with psycopg.connect(database_url, autocommit=True) as connection:
        row = connection.execute(
            "INSERT INTO person (email, first_name, last_name, mobile, password_hash) "
            "VALUES ('late@example.org', 'Ayesha', 'Khan', '+923001234567', '') RETURNING id"
        ).fetchone()
        assert row is not None
        assert finder("db", "backup", str(backup))[0] == 0
        # The command has stored the earlier tombstones already.
        connection.execute("SELECT delete_person(%s)", row)
    restore_database(database_url, backup, replace=True)
    with psycopg.connect(database_url) as connection:
        kept = connection.execute("SELECT stored_at FROM deleted_person WHERE person_id = %s", row).fetchall()
    assert kept == [(None,)]


def test_finder_mail_shows_the_newest_mails(finder: Finder, tmp_path: Path) -> None:
    assert finder("mail") == (0, {"mails": []})
    for code in ("1111", "2222"):
        message = build_message(
            MailKind.EMAIL_CODE, SiteLanguage.ENGLISH, "a@example.org", "b@example.org", code
        )
        store_locally(tmp_path, message)
    result, shown = finder("mail", "--limit", "1")
    assert result == 0
    assert [(each["recipient"], "2222" in each["text"]) for each in shown["mails"]] == [
        ("b@example.org", True)
    ]


def test_finder_crm_lists_shows_replays_and_drops(finder: Finder, database_url: str) -> None:
    with psycopg.connect(database_url, autocommit=True) as connection:
        ids = [add_dead_delivery(connection) for _ in range(2)]
    code, listed = finder("crm", "list")
    assert code == 0
    assert [row["id"] for row in listed["rows"]] == ids
    assert listed["counts"]["dead"] == 2
    assert "Hello" not in json.dumps(listed)
    assert finder("crm", "show", str(ids[0]))[1]["content"] == {"message": "Hello"}
    assert finder("crm", "show", "999999")[0] == 1
    with psycopg.connect(database_url) as connection:
        audited = connection.execute(
            "SELECT operator FROM audit_entry JOIN crm_delivery ON subject = 'submission ' || submission_id "
            "WHERE action = 'staff_read' AND crm_delivery.id = ANY(%s)",
            (ids,),
        ).fetchall()
    assert audited == [(find_operator(),)]
    assert finder("crm", "replay", "--all-dead") == (0, {"replayed": ids})
    assert finder("crm", "replay")[0] == 2
    assert finder("crm", "drop", str(ids[0])) == (0, {"dropped": [ids[0]]})


def add_dead_delivery(connection: psycopg.Connection) -> int:
    key = uuid4()
    connection.execute(
        "INSERT INTO submission (id, call, form, content) VALUES (%s, 'createCase.php', 'review', %s)",
        (key, json.dumps({"message": "Hello"})),
    )
    row = connection.execute(
        "INSERT INTO crm_delivery (submission_id, state) VALUES (%s, 'dead') RETURNING id", (key,)
    ).fetchone()
    assert row is not None
    return int(row[0])


def test_expired_rows_are_deleted_and_current_rows_stay(database_url: str) -> None:
    given = Settings(_env_file=None, database_url=database_url)
    with connect(given) as connection:
        for age in ("0 days", "3 days"):
            connection.execute(
                "INSERT INTO one_time_code (email, created_at) VALUES ('a@example.org', now() - %s::interval)",
                (age,),
            )
            connection.execute(
                "INSERT INTO mail (kind, recipient, language, state, created_at) "
                "VALUES ('email_changed', 'a@example.org', 'en', 'sent', now() - %s::interval)",
                (age,),
            )
        connection.execute("INSERT INTO audit_entry (action, created_at) VALUES ('registered', '2020-01-01')")
        deleted = delete_expired_rows(connection)
        assert set(deleted) == set(STATEMENTS)
        assert (deleted["one_time_code"], deleted["mail"], deleted["audit_entry"]) == (1, 1, 1)
        assert not any(delete_expired_rows(connection).values())


def test_finder_alerts_counts_what_was_due_sent_and_failed(finder: Finder, database_url: str) -> None:
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute(
            "INSERT INTO person (email, first_name, last_name, mobile, password_hash) "
            "VALUES ('secret@example.org', 'A', 'B', '', 'x')"
        )
        connection.execute(
            "INSERT INTO saved_search (person_id, name, address, request, frequency, time_zone, unsubscribe_key, "
            "due_at, attempt_at, attempts, problem) SELECT id, 'My secret', '', '{}', 'daily', 'UTC', '', "
            "now() - INTERVAL '1 hour', now(), 2, 'invalid' FROM person WHERE email = 'secret@example.org'"
        )
        connection.execute(
            "INSERT INTO alert (saved_search_id, due_at, state, content) SELECT id, now() - number * INTERVAL '1 day', "
            """state, '{"counts": {"new": 3}, "problem": null}' FROM saved_search, """
            "unnest(ARRAY['sent', 'failed', 'empty', 'sent']) WITH ORDINALITY AS of (state, number)"
        )
    code, shown = finder("alerts", "--days", "3", "--limit", "1")
    assert code == 0
    assert {state: count for state, count in shown["counts"].items() if count} == {"sent": 1, "failed": 1}
    assert (shown["due"], shown["repeated"], shown["with_problem"], len(shown["rows"])) == (1, 1, 1, 1)
    assert 3_600 <= shown["oldest_due_seconds"] < 7_200
    assert shown["rows"][0]["counts"] == {"new": 3}
    assert "secret" not in json.dumps(shown)
