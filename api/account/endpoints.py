"""The endpoints under /api/account: sessions, passwords and the mail address."""

from typing import Any
from uuid import UUID

from fastapi import Request, Response

from api.account.audit import add_audit_entry
from api.account.current_person import build_current_person
from api.account.dependencies import (
    ClientDep,
    LanguageDep,
    OptionalSessionDep,
    SecretChecksDep,
    SessionDep,
    ThrottleDep,
)
from api.account.passwords import (
    change_password,
    confirm_email,
    order_email_code,
    order_reset,
    reset_password,
)
from api.account.person import read_photo
from api.account.sessions import end_session, end_sessions, list_sessions, revoke_session
from api.dependencies import DatabaseDep, SettingsDep, SnapshotDep, TransactionDep
from api.errors import (
    CROSS_SITE,
    DATABASE_UNAVAILABLE,
    INVALID,
    LINK_EXPIRED,
    NOT_FOUND,
    SIGNED_OUT,
    TOO_MANY,
)
from api.refusal import Refusal
from api.routing import EitherSlashRouter
from api.throttling import limits
from schemas.contracts.account.passwords import (
    AccountMessage,
    EmailChange,
    EmailCode,
    NewPassword,
    PasswordChange,
    ResetRequest,
)
from schemas.contracts.account.sessions import CurrentSession, SessionList, SessionsEnded
from schemas.contracts.errors import Problem
from schemas.vocabulary.accounts import AuditAction, Message

router = EitherSlashRouter(
    prefix="/account", tags=["account"], responses={**INVALID, **DATABASE_UNAVAILABLE, **CROSS_SITE}
)
LIMITED = {**SIGNED_OUT, **TOO_MANY}
PHOTO: dict[int | str, dict[str, Any]] = {200: {"content": {"image/jpeg": {}}, "description": "The photo."}}
WRONG_CODE: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "The code does not match, or the address is taken."}
}


@router.get("/session")
async def account_session(
    session: OptionalSessionDep, connection: SnapshotDep, settings: SettingsDep
) -> CurrentSession:
    """The signed-in person, or null if nobody is signed in."""
    person = None if session is None else await build_current_person(connection, session.person_id)
    return CurrentSession(person=person, local_mailbox=settings.smtp_host is None)


@router.get("/photo", response_class=Response, responses={**SIGNED_OUT, **NOT_FOUND, **PHOTO})
async def account_photo(session: SessionDep, connection: SnapshotDep) -> Response:
    """The photo of the signed-in person. Browsers do not store it, because several persons can share a computer."""
    jpeg = await read_photo(connection, session.person_id)
    if jpeg is None:
        raise Refusal(404, "There is no photo")
    headers = {"Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff"}
    return Response(jpeg, headers=headers, media_type="image/jpeg")


@router.post("/sign-out")
async def account_sign_out(
    request: Request, response: Response, session: OptionalSessionDep, connection: TransactionDep
) -> AccountMessage:
    """End the session of this browser. The call also succeeds without a session."""
    if session is not None:
        await end_session(connection, request, response, session)
    return AccountMessage(message=Message.SIGNED_OUT.value)


@router.get("/sessions", responses=SIGNED_OUT)
async def account_sessions(session: SessionDep, connection: SnapshotDep) -> SessionList:
    """The active sessions of the signed-in person. The session that was used last is first."""
    return SessionList(results=await list_sessions(connection, session))


@router.delete("/sessions/{session_id}", responses={**SIGNED_OUT, **NOT_FOUND})
async def account_revoke_session(
    session: SessionDep, connection: TransactionDep, session_id: UUID
) -> SessionsEnded:
    """End one session of the signed-in person. It can be the current session."""
    if not await revoke_session(connection, session, session_id):
        raise Refusal(404, "There is no such session", {"session_id": "There is no such session"})
    return SessionsEnded(ended=1)


@router.post("/sessions/end-all", responses=SIGNED_OUT)
async def account_end_sessions(session: SessionDep, connection: TransactionDep) -> SessionsEnded:
    """End all sessions of the signed-in person, including the current session."""
    ended = await end_sessions(connection, session.person_id)
    await add_audit_entry(connection, AuditAction.SESSIONS_ENDED, session.person_id)
    return SessionsEnded(ended=ended)


@router.post("/password-reset", responses=TOO_MANY)
async def account_order_reset(
    order: ResetRequest,
    connection: TransactionDep,
    throttle: ThrottleDep,
    client: ClientDep,
    accepted: LanguageDep,
) -> AccountMessage:
    """Mail a link to the page that sets a new password. Unknown addresses get the same response, but no mail."""
    await throttle.enforce(((limits.RESET_BY_CLIENT, client), (limits.RESET_BY_ADDRESS, order.email)))
    await order_reset(connection, order.email, order.language or accepted)
    return AccountMessage(message=Message.RESET_SENT.value)


@router.post("/password-reset/confirm", responses={**TOO_MANY, **LINK_EXPIRED})
async def account_reset_password(
    new: NewPassword,
    database: DatabaseDep,
    checks: SecretChecksDep,
    throttle: ThrottleDep,
    client: ClientDep,
) -> AccountMessage:
    """Set a new password with the token of the mailed link. All sessions of the person end."""
    await throttle.enforce(((limits.GUESS_BY_CLIENT, client),))
    await reset_password(database, checks, new)
    return AccountMessage(message=Message.PASSWORD_SAVED.value)


@router.post("/password", responses=LIMITED)
async def account_change_password(
    request: Request,
    response: Response,
    change: PasswordChange,
    session: SessionDep,
    database: DatabaseDep,
    checks: SecretChecksDep,
    throttle: ThrottleDep,
) -> AccountMessage:
    """Change the password of the signed-in person. All sessions end, and this browser gets a new session."""
    await throttle.enforce(((limits.PASSWORD_BY_PERSON, str(session.person_id)),))
    await change_password(database, checks, session, change, request, response)
    return AccountMessage(message=Message.PASSWORD_SAVED.value)


@router.post("/email", responses=LIMITED)
async def account_change_email(
    change: EmailChange,
    session: SessionDep,
    database: DatabaseDep,
    checks: SecretChecksDep,
    throttle: ThrottleDep,
    accepted: LanguageDep,
) -> AccountMessage:
    """Mail a code to the new mail address. The address changes when POST account/email/confirm receives this code."""
    person = (limits.PASSWORD_BY_PERSON, str(session.person_id))
    await throttle.enforce((person, (limits.CODE_BY_ADDRESS, change.email)))
    await order_email_code(database, checks, session, change, change.language or accepted)
    return AccountMessage(message=Message.CODE_SENT.value)


@router.post("/email/confirm", responses={**LIMITED, **WRONG_CODE})
async def account_confirm_email(
    code: EmailCode,
    session: SessionDep,
    database: DatabaseDep,
    checks: SecretChecksDep,
    throttle: ThrottleDep,
    client: ClientDep,
) -> AccountMessage:
    """Confirm the new mail address with the mailed code. A mail to the old address reports the change."""
    await throttle.enforce(((limits.GUESS_BY_CLIENT, client),))
    await confirm_email(database, checks, session, code.code)
    return AccountMessage(message=Message.PROFILE_SAVED.value)
