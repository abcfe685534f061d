"""The endpoints for the applications of the signed-in person. /crm/applyToCourse.php creates applications."""

from uuid import UUID

from api.account.dependencies import SessionDep, ThrottleDep
from api.application.queries import list_applications, read_application, withdraw_application
from api.dependencies import SnapshotDep, TransactionDep
from api.errors import CONFLICT, CROSS_SITE, DATABASE_UNAVAILABLE, INVALID, NOT_FOUND, SIGNED_OUT, TOO_MANY
from api.routing import EitherSlashRouter
from api.throttling import limits
from schemas.contracts.account.applications import ApplicationDetail, ApplicationList

router = EitherSlashRouter(
    prefix="/account/applications",
    tags=["account"],
    responses={**INVALID, **DATABASE_UNAVAILABLE, **CROSS_SITE, **SIGNED_OUT},
)


@router.get("")
async def account_applications(session: SessionDep, connection: SnapshotDep) -> ApplicationList:
    """The applications of the signed-in person. The latest application is first."""
    return ApplicationList(results=await list_applications(connection, session.person_id))


@router.get("/{application_id}", responses=NOT_FOUND)
async def account_application(
    session: SessionDep, connection: SnapshotDep, application_id: UUID
) -> ApplicationDetail:
    """One application with its history. The status is 404 if the application belongs to another person."""
    return await read_application(connection, session.person_id, application_id)


@router.post("/{application_id}/withdraw", responses={**NOT_FOUND, **CONFLICT, **TOO_MANY})
async def account_withdraw_application(
    session: SessionDep, connection: TransactionDep, throttle: ThrottleDep, application_id: UUID
) -> ApplicationDetail:
    """Withdraw an application, and send a mail about the withdrawal to the student.

    The status is 409 if the application is already declined, withdrawn or enrolled.
    """
    await throttle.enforce(((limits.CHANGE_BY_PERSON, str(session.person_id)),))
    await withdraw_application(connection, session.person_id, application_id)
    return await read_application(connection, session.person_id, application_id)
