"""Reads and changes cases for `finder` commands. A case is a submitted form: an application or an enquiry.

An application has a row in the table `application`. An enquiry has none.
Each function adds audit entries with the name of the operator.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import date
from enum import StrEnum
from typing import Any
from uuid import UUID

from indexer.delivery.counselling.audit import audit_submissions
from indexer.delivery.counselling.people import find_person
from indexer.delivery.database import Connection, execute, read_rows
from indexer.delivery.errors import DeliveryError
from schemas.applications.moves import MOVE_APPLICATION, READ_HISTORY, build_move, describe_refused_move
from schemas.vocabulary.accounts import FORM_MESSAGE_MAX_CHARACTERS, AuditAction, Role
from schemas.vocabulary.applications import (
    APPLICATION_NOTE_MAX_CHARACTERS,
    ApplicationActor,
    ApplicationState,
)


class CaseKind(StrEnum):
    APPLICATION = "application"
    ENQUIRY = "enquiry"


_LIST = """
SELECT submission.id, submission.created_at, submission.form, application.state,
       coalesce(application.course_name, course.name) AS course, application.institute_name AS institute,
       coalesce(content->>'full_name', concat_ws(' ', content->>'first_name', content->>'last_name')) AS name,
       content->>'email_address' AS email, content->>'mobile' AS mobile, counsellor.email AS assigned_to
FROM submission
LEFT JOIN application ON application.id = submission.id
LEFT JOIN course ON course.id = submission.course_id
LEFT JOIN submission_assignment ON submission_assignment.submission_id = submission.id
LEFT JOIN person AS counsellor ON counsellor.id = submission_assignment.person_id
WHERE (application.id IS NOT NULL) = %(is_application)s
  AND submission.call NOT IN ('favCourse.php', 'deletePerson.php')
  AND (%(case)s::uuid IS NULL OR submission.id = %(case)s)
  AND (%(state)s::text IS NULL OR application.state = %(state)s)
  AND (%(form)s::text IS NULL OR submission.form = %(form)s)
  AND (%(assigned_to)s::text IS NULL OR counsellor.email = lower(%(assigned_to)s))
  AND (NOT %(is_unassigned)s OR counsellor.id IS NULL)
  AND (%(since)s::date IS NULL OR submission.created_at >= %(since)s)
ORDER BY submission.created_at DESC, submission.id
LIMIT %(limit)s
"""
"""The rows for favCourse.php (a favourite course) and deletePerson.php (a deleted account) are messages to the CRM, not
forms. They are therefore no cases."""
_CONTENTS = "SELECT id, content FROM submission WHERE id = ANY(%s)"
_NOTES = """
SELECT coalesce(author, person.email) AS author, text, staff_note.created_at
FROM staff_note LEFT JOIN person ON person.id = author_id WHERE submission_id = %s ORDER BY staff_note.created_at
"""
_ASSIGN = """
INSERT INTO submission_assignment (submission_id, person_id) VALUES (%s, %s)
ON CONFLICT (submission_id) DO UPDATE SET person_id = excluded.person_id, created_at = now()
"""


@dataclass(frozen=True, slots=True)
class CaseFilter:
    """A field that is None does not restrict the selection.

    - form: the name of the form, such as "apply".
    - assigned_to: the mail address of a counsellor.
    - is_unassigned: true selects only cases without a counsellor.
    - since: selects only cases submitted on this day or later.
    """

    state: ApplicationState | None = None
    form: str | None = None
    assigned_to: str | None = None
    is_unassigned: bool = False
    since: date | None = None


def list_cases(
    connection: Connection, kind: CaseKind, wanted: CaseFilter, limit: int | None, operator: str
) -> list[dict[str, Any]]:
    """Return up to `limit` cases, the newest first."""
    return _read_and_audit(connection, kind, wanted, limit, AuditAction.STAFF_LISTED, operator)


def export_cases(
    connection: Connection, kind: CaseKind, wanted: CaseFilter, operator: str
) -> list[dict[str, Any]]:
    """Return all selected cases. The key "sent" contains the submitted values of the form."""
    with connection.transaction():
        rows = _read_and_audit(connection, kind, wanted, None, AuditAction.STAFF_EXPORTED, operator)
        contents = read_rows(connection, _CONTENTS, ([row["id"] for row in rows],))
        sent = {each["id"]: each["content"] for each in contents}
    return [{**row, "sent": sent[row["id"]]} for row in rows]


def show_case(connection: Connection, kind: CaseKind, case: UUID, operator: str) -> dict[str, Any]:
    """Return one case with the submitted values ("sent") and the notes. An application also has its history.

    Raises DeliveryError if the id is unknown.
    """
    with connection.transaction():
        row = _find(connection, kind, case)
        row["sent"] = read_rows(connection, _CONTENTS, ([case],))[0]["content"]
        row["notes"] = read_rows(connection, _NOTES, (case,))
        if kind is CaseKind.APPLICATION:
            row["history"] = read_rows(connection, READ_HISTORY, (case,))
        audit_submissions(connection, AuditAction.STAFF_READ, operator, [case])
    return row


def assign_case(connection: Connection, kind: CaseKind, case: UUID, email: str | None, operator: str) -> None:
    """Assign the case to the person with this mail address. None removes the assignment.

    Raises DeliveryError if the case or the person is unknown, or if the person is a student.
    """
    with _change(connection, kind, case, AuditAction.STAFF_ASSIGNED, operator):
        if email is None:
            execute(connection, "DELETE FROM submission_assignment WHERE submission_id = %s", (case,))
            return
        person = find_person(connection, email)
        if person["role"] == Role.STUDENT:
            raise DeliveryError("This person is no counsellor. `finder people role` gives a role")
        execute(connection, _ASSIGN, (case, person["id"]))


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


def move_case(
    connection: Connection, case: UUID, state: ApplicationState, note: str | None, operator: str
) -> None:
    """Set the state of an application. The student gets a mail and can read the note on the site.

    Raises DeliveryError if the id is unknown, the note is invalid or the present state does not allow the change.
    """
    if note is not None:
        _check_text(note, APPLICATION_NOTE_MAX_CHARACTERS)
    with _change(connection, CaseKind.APPLICATION, case, AuditAction.APPLICATION_MOVED, operator):
        move = build_move(case, state, ApplicationActor.OPERATOR, note=note)
        row = read_rows(connection, MOVE_APPLICATION, move)[0]
        if not row["is_moved"]:
            raise DeliveryError(describe_refused_move(ApplicationState(row["state"]), state))


def _check_text(text: str, characters_max: int) -> None:
    if not 0 < len(text) <= characters_max or "\0" in text:
        raise DeliveryError(f"A note has 1 to {characters_max} characters")


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
    parameters = {
        **asdict(wanted),
        "is_application": kind is CaseKind.APPLICATION,
        "case": case,
        "limit": limit,
    }
    return read_rows(connection, _LIST, parameters)
