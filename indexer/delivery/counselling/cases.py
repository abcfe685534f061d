"""Reads and changes cases for `finder` commands. A case is an enquiry or an application.

Each function adds audit entries with the name of the operator.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import UUID

from indexer.delivery.counselling.audit import audit_submissions
from indexer.delivery.counselling.people import find_person
from indexer.delivery.database import Connection, execute, read_rows
from indexer.delivery.errors import DeliveryError
from schemas.applications.moves import (
    MOVE_APPLICATION,
    READ_HISTORY,
    build_move_parameters,
    describe_refused_move,
)
from schemas.counselling.cases import (
    ASSIGN,
    LIST_CASES,
    READ_CONTENTS,
    READ_NOTES,
    READ_REPLIES,
    REPLY,
    UNASSIGN,
    CaseFilter,
    CaseKind,
    build_case_parameters,
    build_reply_parameters,
)
from schemas.vocabulary.accounts import FORM_MESSAGE_MAX_CHARACTERS, AuditAction
from schemas.vocabulary.applications import (
    APPLICATION_NOTE_MAX_CHARACTERS,
    ApplicationActor,
    ApplicationState,
)
from schemas.vocabulary.roles import COUNSELLING_ROLES, Role


def list_cases(
    connection: Connection, kind: CaseKind, wanted: CaseFilter, limit: int | None, operator: str
) -> list[dict[str, Any]]:
    """Return up to `limit` selected cases, the newest first. `limit` None returns all."""
    return _read_and_audit(connection, kind, wanted, limit, AuditAction.STAFF_LISTED, operator)


def export_cases(
    connection: Connection, kind: CaseKind, wanted: CaseFilter, operator: str
) -> list[dict[str, Any]]:
    """Return all selected cases. The key "sent" contains the submitted values of the form."""
    with connection.transaction():
        rows = _read_and_audit(connection, kind, wanted, None, AuditAction.STAFF_EXPORTED, operator)
        contents = read_rows(connection, READ_CONTENTS, ([row["id"] for row in rows],))
        sent = {each["id"]: each["content"] for each in contents}
    return [{**row, "sent": sent[row["id"]]} for row in rows]


def show_case(connection: Connection, kind: CaseKind, case: UUID, operator: str) -> dict[str, Any]:
    """Return one case with the submitted values ("sent"), the notes and the replies.

    An application also has its history. Raises DeliveryError if the id is unknown.
    """
    with connection.transaction():
        row = _find(connection, kind, case)
        row["sent"] = read_rows(connection, READ_CONTENTS, ([case],))[0]["content"]
        row["notes"] = read_rows(connection, READ_NOTES, (case,))
        row["replies"] = read_rows(connection, READ_REPLIES, (case,))
        if kind is CaseKind.APPLICATION:
            row["history"] = read_rows(connection, READ_HISTORY, (case,))
        audit_submissions(connection, AuditAction.STAFF_READ, operator, [case])
    return row


def assign_case(connection: Connection, kind: CaseKind, case: UUID, email: str | None, operator: str) -> None:
    """Assign the case to the person with this mail address. None removes the assignment.

    Raises DeliveryError if the case or the person is unknown, or if the person's role is not in COUNSELLING_ROLES.
    """
    with _change(connection, kind, case, AuditAction.STAFF_ASSIGNED, operator):
        if email is None:
            execute(connection, UNASSIGN, (case,))
            return
        person = find_person(connection, email)
        if Role(person["role"]) not in COUNSELLING_ROLES:
            raise DeliveryError("This person is no counsellor. `finder people role` gives a role")
        execute(connection, ASSIGN, (case, person["id"]))


def add_note(connection: Connection, kind: CaseKind, case: UUID, text: str, operator: str) -> None:
    """Add a note that the student does not see.

    Raises DeliveryError if the case is unknown, or if the text is empty, too long or contains NUL.
    """
    _check_text(text, FORM_MESSAGE_MAX_CHARACTERS)
    with _change(connection, kind, case, AuditAction.STAFF_NOTED, operator):
        execute(
            connection,
            "INSERT INTO staff_note (submission_id, author, text) VALUES (%s, %s, %s)",
            (case, operator, text),
        )


def reply_to_case(connection: Connection, kind: CaseKind, case: UUID, text: str, operator: str) -> None:
    """Add a mail with the text to the queue. The worker sends it.

    Raises DeliveryError if the case is unknown or has no mail address, or if the text is empty, too long or contains
    NUL.
    """
    _check_text(text, FORM_MESSAGE_MAX_CHARACTERS)
    with _change(connection, kind, case, AuditAction.STAFF_REPLIED, operator):
        if not _find(connection, kind, case)["email"]:
            raise DeliveryError("The form has no mail address")
        execute(connection, REPLY, build_reply_parameters(case, None, text))


def move_case(
    connection: Connection, case: UUID, state: ApplicationState, note: str | None, operator: str
) -> None:
    """Set the state of an application. The student gets a mail and can read the note on the site.

    Raises DeliveryError if the id is unknown, the note is invalid or the present state does not allow the change.
    """
    if note is not None:
        _check_text(note, APPLICATION_NOTE_MAX_CHARACTERS)
    with _change(connection, CaseKind.APPLICATION, case, AuditAction.APPLICATION_MOVED, operator):
        move = build_move_parameters(case, state, ApplicationActor.OPERATOR, note=note)
        row = read_rows(connection, MOVE_APPLICATION, move)[0]
        if not row["is_moved"]:
            raise DeliveryError(describe_refused_move(ApplicationState(row["state"]), state))


def _check_text(text: str, characters_max: int) -> None:
    if not 0 < len(text) <= characters_max or "\0" in text:
        raise DeliveryError(f"The text has 1 to {characters_max} characters")


@contextmanager
def _change(
    connection: Connection, kind: CaseKind, case: UUID, action: AuditAction, operator: str
) -> Iterator[None]:
    """Run the `with` block and add the audit entry in one transaction. Raises DeliveryError for an unknown case."""
    with connection.transaction():
        _find(connection, kind, case)
        yield
        audit_submissions(connection, action, operator, [case])


def _find(connection: Connection, kind: CaseKind, case: UUID) -> dict[str, Any]:
    rows = _read(connection, kind, CaseFilter(), 1, case)
    if not rows:
        raise DeliveryError(f"There is no {kind.value} {case}")
    return rows[0]


def _read_and_audit(
    connection: Connection,
    kind: CaseKind,
    wanted: CaseFilter,
    limit: int | None,
    action: AuditAction,
    operator: str,
) -> list[dict[str, Any]]:
    with connection.transaction():
        rows = _read(connection, kind, wanted, limit)
        audit_submissions(connection, action, operator, [row["id"] for row in rows])
    return rows


def _read(
    connection: Connection, kind: CaseKind, wanted: CaseFilter, limit: int | None, case: UUID | None = None
) -> list[dict[str, Any]]:
    parameters = build_case_parameters(wanted, kind, case=case, limit=limit)
    return read_rows(connection, LIST_CASES, parameters)
