from fastapi import Request, Response

from api.account.audit import add_audit_entry
from api.account.secret_checks import SecretChecks
from api.account.sessions import start_session
from api.database import Database, read_rows
from api.refusal import Refusal
from schemas.secret_hashes import is_outdated
from schemas.vocabulary.accounts import AuditAction, Message

_FIND = "SELECT id, password_hash FROM person WHERE email = %s"
_LOCK_VERIFIED = "SELECT id FROM person WHERE id = %s AND password_hash = %s FOR UPDATE"
"""Finds no row if the password has changed since it was verified. Waits for a running change of the password."""
_REHASH = "UPDATE person SET password_hash = %s WHERE id = %s AND password_hash = %s"


async def sign_in(
    database: Database,
    checks: SecretChecks,
    request: Request,
    response: Response,
    email: str,
    password: str,
) -> int:
    """Start a session and return the id of the person. Raises Refusal 401 if the address or the password is wrong.

    A wrong address and a wrong password have the same error text and take the same time. A client therefore cannot find
    out whether an account exists.
    """
    async with database.transaction() as connection:
        rows = await read_rows(connection, _FIND, (email,))
    person = rows[0] if rows else None
    is_right = await checks.verify(None if person is None else person["password_hash"], password)
    person_id = None if person is None else int(person["id"])
    async with database.transaction() as connection:
        if person is not None and is_right:
            verified = (person["id"], person["password_hash"])
            is_right = bool(await read_rows(connection, _LOCK_VERIFIED, verified))
        if person is not None and is_right:
            await start_session(connection, request, response, person["id"])
            if is_outdated(person["password_hash"]):
                new_hash = await checks.hash(password)
                await connection.execute(_REHASH, (new_hash, person["id"], person["password_hash"]))
        action = AuditAction.SIGNED_IN if is_right else AuditAction.SIGN_IN_FAILED
        await add_audit_entry(connection, action, person_id)
    if person_id is None or not is_right:
        raise Refusal(401, Message.SIGN_IN_FAILED.value)
    return person_id
