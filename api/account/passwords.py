"""Changes and resets passwords, and changes mail addresses."""

from typing import Any

from fastapi import Request, Response

from api.account.audit import add_audit_entry
from api.account.code_guesses import CodeOwner, find_guessed_code, use_code
from api.account.mails import queue_code_mail, queue_mail
from api.account.secret_checks import SecretChecks
from api.account.sessions import SignedIn, end_sessions, start_session
from api.database import Connection, Database, read_rows
from api.refusal import Refusal
from schemas.contracts.account.passwords import EmailChange, NewPassword, PasswordChange
from schemas.secret_hashes import hash_token
from schemas.vocabulary.accounts import AuditAction, MailKind, Message
from schemas.vocabulary.site_languages import SiteLanguage, parse_stored_language

_FIND_PERSON = "SELECT id, email, language, password_hash FROM person WHERE id = %s"
_SET_PASSWORD = "UPDATE person SET password_hash = %s WHERE id = %s RETURNING email, language"  # noqa: S105  # SQL
_TAKE_RESET = """
UPDATE password_reset SET used_at = now()
WHERE token_hash = %s AND used_at IS NULL AND expires_at > now() RETURNING person_id
"""
_VOID_RESETS = "UPDATE password_reset SET used_at = now() WHERE person_id = %s AND used_at IS NULL"
_FIND_NEW_EMAIL = """
SELECT email FROM one_time_code
WHERE person_id = %s AND used_at IS NULL AND voided_at IS NULL ORDER BY created_at DESC, id LIMIT 1
"""
_SET_EMAIL = """
UPDATE person SET email = %s WHERE id = %s AND NOT EXISTS (SELECT FROM person WHERE email = %s) RETURNING id
"""
WRONG_PASSWORD = "The current password is wrong"  # noqa: S105  # an error text
INVALID_LINK = "This link has expired or was used already"


async def order_reset(connection: Connection, email: str, language: SiteLanguage) -> None:
    """Add a mail with a reset link to the queue. If no account has the address, the worker discards the mail.

    This function does not look up the address, so the response time does not show whether an account exists.
    """
    await queue_mail(connection, MailKind.PASSWORD_RESET, email, language)


async def reset_password(database: Database, checks: SecretChecks, new: NewPassword) -> None:
    """Set the password and end all sessions. Raises Refusal 410 if the token is unknown, used or expired."""
    password_hash = await checks.hash(new.password)
    async with database.transaction() as connection:
        rows = await read_rows(connection, _TAKE_RESET, (hash_token(new.token),))
        for row in rows:
            await _set_password(connection, row["person_id"], password_hash)
            await end_sessions(connection, row["person_id"])
            await add_audit_entry(connection, AuditAction.PASSWORD_RESET, row["person_id"])
    if not rows:
        raise Refusal(410, INVALID_LINK)


async def change_password(
    database: Database,
    checks: SecretChecks,
    session: SignedIn,
    change: PasswordChange,
    request: Request,
    response: Response,
) -> None:
    """Set the password, end all sessions and start a new one. Raises Refusal 401 like `check_password`."""
    await check_password(database, checks, session, change.current_password)
    password_hash = await checks.hash(change.password)
    async with database.transaction() as connection:
        await _set_password(connection, session.person_id, password_hash)
        await end_sessions(connection, session.person_id)
        await start_session(connection, request, response, session.person_id)
        await add_audit_entry(connection, AuditAction.PASSWORD_CHANGED, session.person_id)


async def order_email_code(
    database: Database,
    checks: SecretChecks,
    session: SignedIn,
    change: EmailChange,
    language: SiteLanguage,
) -> None:
    """Mail a code to the new address, even if the address has an account already.

    The response therefore does not show whether an account has the address. `confirm_email` rejects such an address.
    Raises Refusal 401 like `check_password`.
    """
    await check_password(database, checks, session, change.current_password)
    async with database.transaction() as connection:
        await queue_code_mail(
            connection, MailKind.EMAIL_CODE, change.email, language, person_id=session.person_id
        )


async def confirm_email(database: Database, checks: SecretChecks, session: SignedIn, guess: str) -> None:
    """Set the new mail address, make reset links invalid, and send a notification to the old address.

    Raises Refusal 400 if the code is not accepted, or if the address has an account already, and 401 if the person no
    longer exists.
    """
    async with database.transaction() as connection:
        person = await _read_person(connection, session.person_id)
        rows = await read_rows(connection, _FIND_NEW_EMAIL, (session.person_id,))
    owner = CodeOwner(rows[0]["email"], person_id=session.person_id) if rows else None
    code_id = await find_guessed_code(database, checks, owner, guess)
    if owner is None or code_id is None:
        raise _refuse_code()
    async with database.transaction() as connection:
        if not await use_code(connection, code_id):
            raise _refuse_code()
        changed = await read_rows(connection, _SET_EMAIL, (owner.email, session.person_id, owner.email))
        if changed:
            await connection.execute(_VOID_RESETS, (session.person_id,))
            language = parse_stored_language(person["language"])
            await queue_mail(connection, MailKind.EMAIL_CHANGED, person["email"], language)
            await add_audit_entry(connection, AuditAction.EMAIL_CHANGED, session.person_id)
    if not changed:
        raise Refusal(400, Message.EMAIL_KNOWN.value, {"email": Message.EMAIL_KNOWN.value})


async def check_password(database: Database, checks: SecretChecks, session: SignedIn, password: str) -> None:
    """Raise Refusal 401 if the password of the signed-in person is another one, or if the person no longer exists."""
    async with database.transaction() as connection:
        person = await _read_person(connection, session.person_id)
    if not await checks.verify(person["password_hash"], password):
        raise Refusal(401, WRONG_PASSWORD, {"current_password": WRONG_PASSWORD})


async def _read_person(connection: Connection, person_id: int) -> dict[str, Any]:
    rows = await read_rows(connection, _FIND_PERSON, (person_id,))
    if not rows:
        raise Refusal(401, Message.SIGN_IN_NEEDED.value)
    return rows[0]


async def _set_password(connection: Connection, person_id: int, password_hash: str) -> None:
    """Store the new hash, make the reset links of the person invalid, and add a mail to the person to the queue."""
    rows = await read_rows(connection, _SET_PASSWORD, (password_hash, person_id))
    await connection.execute(_VOID_RESETS, (person_id,))
    for row in rows:
        language = parse_stored_language(row["language"])
        await queue_mail(connection, MailKind.PASSWORD_CHANGED, row["email"], language)


def _refuse_code() -> Refusal:
    return Refusal(400, Message.OTP_NOT_MATCHED.value, {"code": Message.OTP_NOT_MATCHED.value})
