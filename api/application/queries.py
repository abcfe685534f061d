from typing import Any
from uuid import UUID

from api.account.audit import add_audit_entry
from api.database import Connection, read_rows
from api.refusal import Refusal
from schemas.applications.moves import (
    MOVE_APPLICATION,
    READ_HISTORY,
    build_move_parameters,
    describe_refused_move,
)
from schemas.contracts.account.applications import (
    ApplicationChangeEntry,
    ApplicationDetail,
    ApplicationEntry,
)
from schemas.contracts.crm.callback import ApplicationMove
from schemas.vocabulary.accounts import AuditAction
from schemas.vocabulary.applications import ApplicationActor, ApplicationState, can_change

UNKNOWN_APPLICATION = "There is no such application"
CANNOT_WITHDRAW = "This application cannot be withdrawn any more"
_READ = """
SELECT application.id, application.state, course.id AS course_id, course.slug AS course_slug, course_name,
       institute_name, intake, application.created_at, application.changed_at, submission.content
FROM application
JOIN submission ON submission.id = application.id
LEFT JOIN published_course ON published_course.id = application.course_id
LEFT JOIN course ON course.id = published_course.id
WHERE application.person_id = %(person)s AND (%(id)s::uuid IS NULL OR application.id = %(id)s)
ORDER BY application.created_at DESC, application.id
"""
_NOT_SHOWN = frozenset({"user_id", "source"})


async def list_applications(connection: Connection, person_id: int) -> list[ApplicationEntry]:
    rows = await read_rows(connection, _READ, {"person": person_id, "id": None})
    return [_build_entry(row) for row in rows]


async def read_application(connection: Connection, person_id: int, application_id: UUID) -> ApplicationDetail:
    """Read an application. Raises Refusal 404 if the application is unknown or belongs to another person."""
    rows = await read_rows(connection, _READ, {"person": person_id, "id": application_id})
    if not rows:
        raise refuse_unknown_application()
    history = await read_rows(connection, READ_HISTORY, (application_id,))
    sent = {key: str(value) for key, value in rows[0]["content"].items() if key not in _NOT_SHOWN}
    return ApplicationDetail(
        **_build_entry(rows[0]), history=[_build_change(each) for each in history], sent=sent
    )


async def withdraw_application(connection: Connection, person_id: int, application_id: UUID) -> None:
    """Set the state `withdrawn`.

    Raises Refusal 404 if the application is unknown or belongs to another person, and 409 if its state does not allow a
    withdrawal.
    """
    move = build_move_parameters(
        application_id,
        ApplicationState.WITHDRAWN,
        ApplicationActor.STUDENT,
        actor_id=person_id,
        owner=person_id,
    )
    rows = await read_rows(connection, MOVE_APPLICATION, move)
    if not rows:
        raise refuse_unknown_application()
    if not rows[0]["is_moved"]:
        raise Refusal(409, CANNOT_WITHDRAW)
    await add_audit_entry(
        connection, AuditAction.APPLICATION_MOVED, person_id, f"application {application_id}"
    )


async def move_by_crm(connection: Connection, move: ApplicationMove) -> None:
    """Set the state of an application. If the application already has the state, nothing changes.

    Raises Refusal 404 if the application is unknown, and 409 if the state cannot follow the current state.
    """
    parameters = build_move_parameters(move.application_id, move.state, ApplicationActor.CRM, note=move.note)
    rows = await read_rows(connection, MOVE_APPLICATION, parameters)
    if not rows:
        raise refuse_unknown_application()
    old = ApplicationState(rows[0]["state"])
    if not rows[0]["is_moved"] and old is not move.state:
        raise Refusal(409, describe_refused_move(old, move.state))


def refuse_unknown_application() -> Refusal:
    return Refusal(404, UNKNOWN_APPLICATION, {"application_id": UNKNOWN_APPLICATION})


def _build_entry(row: dict[str, Any]) -> ApplicationEntry:
    state = ApplicationState(row["state"])
    return ApplicationEntry(
        id=row["id"],
        state=state,
        can_withdraw=can_change(state, ApplicationState.WITHDRAWN),
        course_id=row["course_id"],
        course_slug=row["course_slug"],
        course_name=row["course_name"],
        institute_name=row["institute_name"],
        intake=row["intake"],
        created_at=row["created_at"].isoformat(),
        changed_at=row["changed_at"].isoformat(),
    )


def _build_change(row: dict[str, Any]) -> ApplicationChangeEntry:
    return ApplicationChangeEntry(
        state=ApplicationState(row["state"]),
        actor=ApplicationActor(row["actor"]),
        note=row["note"],
        created_at=row["created_at"].isoformat(),
    )
