"""`finder people`, `finder applications` and `finder enquiries`: the commands of counsellors.

Each access to a case (an application or an enquiry) adds an entry to the audit log.
"""

import csv
import json
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
import pytest

from indexer.delivery.retention import delete_expired_rows
from schemas.counselling.csv_rows import protect_cell
from stack.cli.counselling.operator import find_operator
from tests.integration.account.test_commands import Finder, finder

__all__ = ["finder"]
EVIL = "=cmd|' /C calc'!A0"


@pytest.fixture
def connection(database_url: str) -> Any:
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute("TRUNCATE submission, person, audit_entry CASCADE")
        yield connection


def add_person(connection: psycopg.Connection, email: str) -> int:
    row = connection.execute(
        "INSERT INTO person (email, first_name, last_name, mobile, password_hash) "
        "VALUES (%s, 'A', 'B', '', 'x') RETURNING id",
        (email,),
    ).fetchone()
    assert row is not None
    return int(row[0])


def add_case(connection: psycopg.Connection, person: int | None, form: str = "apply") -> str:
    key = str(uuid4())
    call = "applyToCourse.php" if form == "apply" else "createCase.php"
    content = {"full_name": EVIL, "email_address": "s@example.org", "message": "-1+1"}
    connection.execute(
        "INSERT INTO submission (id, person_id, call, form, content) VALUES (%s, %s, %s, %s, %s)",
        (key, person, call, form, json.dumps(content)),
    )
    if form == "apply":
        connection.execute("INSERT INTO application (id, person_id) VALUES (%s, %s)", (key, person))
    return key


def read_audit(connection: psycopg.Connection) -> list[tuple[Any, ...]]:
    return connection.execute(
        "SELECT action, subject, person_id, operator FROM audit_entry ORDER BY created_at, id"
    ).fetchall()


def test_a_counsellor_works_on_an_application(finder: Finder, connection: psycopg.Connection) -> None:
    student, _ = add_person(connection, "s@example.org"), add_person(connection, "c@example.org")
    case = add_case(connection, student)
    assert finder("applications", "assign", case, "c@example.org")[0] == 1
    assert finder("people", "role", "C@example.org", "counsellor") == (
        0, {"role": "counsellor", "changed": True},
    )  # fmt: skip
    assert finder("applications", "assign", case, "c@example.org")[0] == 0
    assert finder("applications", "note", case, "Called the student")[0] == 0
    assert finder("applications", "move", case, "offer", "--note", "Congratulations")[0] == 0
    assert finder("applications", "move", case, "submitted")[0] == 1
    code, shown = finder("applications", "show", case)
    assert (code, shown["state"], shown["assigned_to"]) == (0, "offer", "c@example.org")
    assert [each["text"] for each in shown["notes"]] == ["Called the student"]
    assert [(each["state"], each["actor"], each["note"]) for each in shown["history"]] == [
        ("offer", "operator", "Congratulations")
    ]
    operator, subject = find_operator(), f"submission {case}"
    actions = [row for row in read_audit(connection) if row[0] != "role_changed"]
    assert actions == [
        (action, subject, student, operator)
        for action in ("staff_assigned", "staff_noted", "application_moved", "staff_read")
    ]
    mails = connection.execute("SELECT kind, recipient FROM mail").fetchall()
    assert mails == [("application_changed", "s@example.org")]


@pytest.mark.parametrize(("command", "form"), [("applications", "apply"), ("enquiries", "review")])
def test_an_operator_replies_by_mail(
    finder: Finder, connection: psycopg.Connection, command: str, form: str
) -> None:
    student = add_person(connection, "s@example.org")
    connection.execute("UPDATE person SET language = 'ur' WHERE id = %s", (student,))
    case = add_case(connection, student, form)
    for wrong in ("", "a\0b", "x" * 5_001):
        assert finder(command, "reply", case, wrong)[0] == 1
    assert finder(command, "reply", str(uuid4()), "Hello")[0] == 1
    assert finder(command, "reply", case, "Dear student,\n<b>welcome</b>") == (0, {"replied": True})
    mails = connection.execute(
        "SELECT kind, recipient, language, text FROM mail JOIN staff_reply ON staff_reply.id = reply_id"
    ).fetchall()
    assert mails == [("staff_reply", "s@example.org", "ur", "Dear student,\n<b>welcome</b>")]
    assert read_audit(connection) == [("staff_replied", f"submission {case}", student, find_operator())]
    (reply,) = finder(command, "show", case)[1]["replies"]
    assert (reply["author"], reply["text"], reply["state"]) == (
        None,
        "Dear student,\n<b>welcome</b>",
        "pending",
    )


@pytest.mark.parametrize("state", ["sent", "failed"])
def test_a_reply_keeps_its_state_after_its_mail_has_expired(
    finder: Finder, connection: psycopg.Connection, state: str
) -> None:
    case = add_case(connection, add_person(connection, "s@example.org"), "review")
    assert finder("enquiries", "reply", case, "Hello")[0] == 0
    connection.execute(
        "UPDATE mail SET state = %s, error = 's@example.org', created_at = '2020-01-01'", (state,)
    )
    for _ in range(2):
        delete_expired_rows(connection)
        (reply,) = finder("enquiries", "show", case)[1]["replies"]
        assert reply["state"] == state
    assert "s@example.org" not in str(connection.execute("SELECT * FROM mail").fetchall())


def test_a_form_without_a_mail_address_gets_no_reply(finder: Finder, connection: psycopg.Connection) -> None:
    case = add_case(connection, None, "review")
    connection.execute("UPDATE submission SET content = content - 'email_address'")
    assert finder("enquiries", "reply", case, "Hello")[0] == 1
    assert connection.execute("SELECT count(*) FROM staff_reply").fetchone() == (0,)


def test_lists_are_filtered_and_audited(finder: Finder, connection: psycopg.Connection) -> None:
    student = add_person(connection, "s@example.org")
    application, enquiry = add_case(connection, student), add_case(connection, None, "review")

    def list_ids(*arguments: str) -> list[str]:
        code, listed = finder(*arguments)
        assert code == 0
        return [row["id"] for row in listed["results"]]

    assert list_ids("applications", "list") == [application]
    assert list_ids("applications", "list", "--state", "offer") == []
    assert list_ids("enquiries", "list", "--form", "review", "--unassigned") == [enquiry]
    assert list_ids("enquiries", "list", "--form", "counselling") == []
    assert list_ids("enquiries", "list", "--assigned-to", "c@example.org") == []
    assert list_ids("enquiries", "list", "--since", "2099-01-01") == []
    assert [(row[0], row[1]) for row in read_audit(connection)] == [
        ("staff_listed", f"submission {application}"), ("staff_listed", f"submission {enquiry}"),
    ]  # fmt: skip
    assert finder("enquiries", "show", application)[0] == 1
    assert finder("applications", "show", str(uuid4()))[0] == 1
    assert finder("applications", "list", "--state", "lost")[0] == 2


def test_an_export_runs_no_formula_and_overwrites_nothing(
    finder: Finder, connection: psycopg.Connection, tmp_path: Path
) -> None:
    add_case(connection, None, "review")
    file = tmp_path / "enquiries.csv"
    assert finder("enquiries", "export", str(file)) == (0, {"rows": 1})
    assert file.stat().st_mode & 0o777 == 0o600
    with file.open(encoding="utf-8-sig", newline="") as opened:
        (row,) = csv.DictReader(opened)
    assert row["name"] == f"'{EVIL}"
    assert row["message"] == "'-1+1"
    assert [entry[0] for entry in read_audit(connection)] == ["staff_exported"]
    assert finder("enquiries", "export", str(file))[0] == 1


def test_a_new_role_ends_the_sessions(finder: Finder, connection: psycopg.Connection) -> None:
    person = add_person(connection, "c@example.org")
    connection.execute(
        "INSERT INTO session (token_hash, person_id, role, client, expires_at) "
        "VALUES ('x', %s, 'student', 'c', now() + INTERVAL '1 day')",
        (person,),
    )
    assert finder("people", "role", "c@example.org", "administrator")[0] == 0
    assert connection.execute("SELECT count(*) FROM session").fetchone() == (0,)
    assert finder("people", "role", "c@example.org", "administrator")[1]["changed"] is False
    assert [each["role"] for each in finder("people", "list")[1]["people"]] == ["administrator"]
    assert finder("people", "role", "nobody@example.org", "counsellor")[0] == 1


@pytest.mark.parametrize(
    ("role", "is_assigned"),
    [("administrator", True), ("editor", False), ("analyst", False), ("--remove", False)],
)
def test_a_role_that_cannot_open_cases_has_no_assigned_cases(
    finder: Finder, connection: psycopg.Connection, role: str, is_assigned: bool
) -> None:
    add_person(connection, "c@example.org")
    case = add_case(connection, None, "review")
    assert finder("people", "role", "c@example.org", "counsellor")[0] == 0
    assert finder("enquiries", "assign", case, "c@example.org")[0] == 0
    assert finder("people", "role", "c@example.org", role)[0] == 0
    shown = finder("enquiries", "show", case)[1]
    assert shown["assigned_to"] == ("c@example.org" if is_assigned else None)


@pytest.mark.parametrize("text", ["=1", "+1", "-1", "@x", "\tx", "\rx"])
def test_a_formula_is_text(text: str) -> None:
    assert protect_cell(text) == f"'{text}"
    assert protect_cell("a=1") == "a=1"
