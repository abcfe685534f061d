"""The endpoints for the reminders of the signed-in person."""

from typing import Annotated

from fastapi import Path

from api.account.dependencies import SessionDep, ThrottleDep
from api.deadline_reminder.queries import add_reminder, list_reminders, remove_reminder
from api.dependencies import SnapshotDep, TransactionDep
from api.errors import CONFLICT, CROSS_SITE, DATABASE_UNAVAILABLE, INVALID, NOT_FOUND, SIGNED_OUT, TOO_MANY
from api.routing import EitherSlashRouter
from api.throttling import limits
from schemas.contracts.account.reminders import DeadlineReminders

router = EitherSlashRouter(
    prefix="/account/deadline-reminders",
    tags=["account"],
    responses={**INVALID, **DATABASE_UNAVAILABLE, **CROSS_SITE, **SIGNED_OUT},
)
ScholarshipId = Annotated[int, Path(ge=1, le=2**31 - 1)]


@router.get("")
async def account_deadline_reminders(session: SessionDep, connection: SnapshotDep) -> DeadlineReminders:
    """The published scholarships for which the person has a reminder. The earliest deadline is first."""
    return DeadlineReminders(results=await list_reminders(connection, session.person_id))


@router.put("/{scholarship_id}", responses={**NOT_FOUND, **CONFLICT, **TOO_MANY})
async def account_add_deadline_reminder(
    session: SessionDep, connection: TransactionDep, throttle: ThrottleDep, scholarship_id: ScholarshipId
) -> DeadlineReminders:
    """Remind the person by mail before the deadline of a scholarship. A second request succeeds, but changes nothing.

    The status is 409 if the scholarship has no deadline, or if the deadline has passed.
    """
    await throttle.enforce(((limits.FAVOURITE_BY_PERSON, str(session.person_id)),))
    await add_reminder(connection, session.person_id, scholarship_id)
    return DeadlineReminders(results=await list_reminders(connection, session.person_id))


@router.delete("/{scholarship_id}", responses=TOO_MANY)
async def account_remove_deadline_reminder(
    session: SessionDep, connection: TransactionDep, throttle: ThrottleDep, scholarship_id: ScholarshipId
) -> DeadlineReminders:
    """Remove the reminder for a scholarship. The call also succeeds if there is no reminder."""
    await throttle.enforce(((limits.FAVOURITE_BY_PERSON, str(session.person_id)),))
    await remove_reminder(connection, session.person_id, scholarship_id)
    return DeadlineReminders(results=await list_reminders(connection, session.person_id))
