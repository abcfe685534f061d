"""Reads and changes cases for counsellors. Each access to a case adds an audit entry with the id of the counsellor."""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from api.account.sessions import SignedIn
from api.database import Connection, read_rows
from api.refusal import Refusal
from schemas.applications.moves import (
    MOVE_APPLICATION,
    READ_HISTORY,
    build_move_parameters,
    describe_refused_move,
)
from schemas.counselling.cases import (
    ASSIGN,
    AUDIT_CASES,
    COUNT_CASES,
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
    TRANSITIONS,
    ApplicationActor,
    ApplicationState,
    can_change,
)
from schemas.vocabulary.roles import COUNSELLING_ROLES

CASES_PER_PAGE = 25
UNKNOWN_CASE = "There is no such enquiry or application"
_LIST_COUNSELLORS = """
SELECT id, email, first_name, last_name FROM person WHERE role = ANY(%s) ORDER BY first_name, last_name, id
"""
_ADD_NOTE = "INSERT INTO staff_note (submission_id, author_id, text) VALUES (%s, %s, %s)"


@dataclass(frozen=True, slots=True)
class CasePage:
    cases: list[dict[str, Any]]
    total: int
    page: int

    @property
    def pages(self) -> int:
        return max(1, -(-self.total // CASES_PER_PAGE))


async def list_cases(
    connection: Connection, session: SignedIn, wanted: CaseFilter, kind: CaseKind | None, page: int
) -> CasePage:
    """Return one page of cases, the newest first. If `page` is after the last page, return the last page."""
    parameters = build_case_parameters(wanted, kind)
    total: int = (await read_rows(connection, COUNT_CASES, parameters))[0]["total"]
    present = min(page, max(1, -(-total // CASES_PER_PAGE)))
    parameters |= {"limit": CASES_PER_PAGE, "offset": (present - 1) * CASES_PER_PAGE}
    cases = await read_rows(connection, LIST_CASES, parameters)
    await _audit(connection, AuditAction.STAFF_LISTED, session, [row["id"] for row in cases])
    return CasePage(cases, total, present)


async def export_cases(
    connection: Connection, session: SignedIn, wanted: CaseFilter, kind: CaseKind | None
) -> list[dict[str, Any]]:
    """Return all selected cases. The key "sent" contains the submitted values."""
    cases = await read_rows(connection, LIST_CASES, build_case_parameters(wanted, kind))
    ids = [row["id"] for row in cases]
    contents = await read_rows(connection, READ_CONTENTS, (ids,))
    sent = {each["id"]: each["content"] for each in contents}
    await _audit(connection, AuditAction.STAFF_EXPORTED, session, ids)
    return [{**row, "sent": sent[row["id"]]} for row in cases]


async def read_case(connection: Connection, session: SignedIn, case: UUID) -> dict[str, Any]:
    """Return a case with the submitted values, notes, replies, history and allowed states. Raises Refusal 404."""
    row = await _find(connection, case)
    row["sent"] = (await read_rows(connection, READ_CONTENTS, ([case],)))[0]["content"]
    row["notes"] = await read_rows(connection, READ_NOTES, (case,))
    row["replies"] = await read_rows(connection, READ_REPLIES, (case,))
    row["history"] = await read_rows(connection, READ_HISTORY, (case,))
    row["next_states"] = list_next_states(row["state"])
    await _audit(connection, AuditAction.STAFF_READ, session, [case])
    return row


def list_next_states(state: str | None) -> list[ApplicationState]:
    """Return the states to which a counsellor can move an application. A counsellor cannot withdraw an application."""
    if state is None:
        return []
    allowed = (new for new in TRANSITIONS if can_change(ApplicationState(state), new))
    return [new for new in allowed if new is not ApplicationState.WITHDRAWN]


async def list_counsellors(connection: Connection) -> list[dict[str, Any]]:
    return await read_rows(connection, _LIST_COUNSELLORS, ([role.value for role in COUNSELLING_ROLES],))


async def assign_case(connection: Connection, session: SignedIn, case: UUID, counsellor: int | None) -> None:
    """Assign a case to a counsellor or administrator, or remove the assignment (None).

    Raises Refusal 404 for an unknown case, and 422 if the person has no such role.
    """
    await _find(connection, case)
    if counsellor is None:
        await connection.execute(UNASSIGN, (case,))
    elif counsellor in {each["id"] for each in await list_counsellors(connection)}:
        await connection.execute(ASSIGN, (case, counsellor))
    else:
        raise Refusal(422, "This person is no counsellor")
    await _audit(connection, AuditAction.STAFF_ASSIGNED, session, [case])


async def add_note(connection: Connection, session: SignedIn, case: UUID, text: str) -> None:
    """Add a note that the student does not see. Raises Refusal 404 for an unknown case, 422 for an invalid text."""
    await _find(connection, case)
    note = check_text(text, FORM_MESSAGE_MAX_CHARACTERS)
    await connection.execute(_ADD_NOTE, (case, session.person_id, note))
    await _audit(connection, AuditAction.STAFF_NOTED, session, [case])


async def reply(
    connection: Connection, session: SignedIn, case: UUID, text: str, key: UUID | None = None
) -> None:
    """Add a mail with the text to the queue. The worker sends the mail.

    key: identifies the submitted form. If the form is sent twice with the same text, only one mail is sent.

    Raises Refusal 404 for an unknown case, and 422 for an invalid text or a case without a mail address.
    """
    if not (await _find(connection, case))["email"]:
        raise Refusal(422, "The form has no mail address")
    checked = check_text(text, FORM_MESSAGE_MAX_CHARACTERS)
    parameters = build_reply_parameters(case, session.person_id, checked, key)
    if (await connection.execute(REPLY, parameters)).rowcount:
        await _audit(connection, AuditAction.STAFF_REPLIED, session, [case])


async def move_case(
    connection: Connection,
    session: SignedIn,
    case: UUID,
    state: ApplicationState,
    note: str,
    seen: ApplicationState,
) -> None:
    """Set the state of an application. The student gets a mail and can read the note on the site.

    seen: the state that the counsellor's page showed.

    Raises Refusal 404 for an unknown id or an enquiry, 409 if the current state is not `seen` or does not allow the
    change, and 422 for an invalid note.
    """
    row = await _find(connection, case)
    if row["state"] is None:
        raise Refusal(404, UNKNOWN_CASE)
    if row["state"] != seen:
        raise Refusal(409, _describe_state(row["state"]))
    if state not in list_next_states(row["state"]):
        raise Refusal(409, describe_refused_move(ApplicationState(row["state"]), state))
    text = check_text(note, APPLICATION_NOTE_MAX_CHARACTERS) if note.strip() else None
    move = build_move_parameters(
        case, state, ApplicationActor.COUNSELLOR, actor_id=session.person_id, note=text, seen=seen
    )
    moved = (await read_rows(connection, MOVE_APPLICATION, move))[0]
    if not moved["is_moved"]:
        raise Refusal(409, _describe_state(moved["state"]))
    await _audit(connection, AuditAction.APPLICATION_MOVED, session, [case])


def check_text(text: str, characters_max: int) -> str:
    """Return the text with Unix line breaks and without spaces at its ends.

    Raises Refusal 422 for an empty text, or one that is longer than `characters_max` or contains a NUL.
    """
    given = text.replace("\r\n", "\n").strip()
    if not 0 < len(given) <= characters_max or "\0" in given:
        raise Refusal(422, f"The text needs 1 to {characters_max:,} characters")
    return given


def _describe_state(state: str) -> str:
    return f"The application is {state} now"


async def _find(connection: Connection, case: UUID) -> dict[str, Any]:
    rows = await read_rows(
        connection, LIST_CASES, build_case_parameters(CaseFilter(), None, case=case, limit=1)
    )
    if not rows:
        raise Refusal(404, UNKNOWN_CASE)
    return rows[0]


async def _audit(connection: Connection, action: AuditAction, session: SignedIn, cases: list[UUID]) -> None:
    await connection.execute(AUDIT_CASES, (action.value, None, session.person_id, cases))
