"""Registers persons.

The first request stores a registration and queues a mail with a code. When the same browser sends the code, the person
is created.
"""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from fastapi import Request, Response

from api.account.audit import add_audit_entry
from api.account.code_guesses import CodeOwner, find_guessed_code, use_code
from api.account.cookies import REGISTRATION, delete_cookie, read_cookie, set_cookie
from api.account.mails import queue_code_mail
from api.account.secret_checks import SecretChecks
from api.account.sessions import start_session
from api.database import Connection, Database, read_rows
from api.refusal import Refusal
from schemas.forms.validation import normalise_email, normalise_phone
from schemas.secret_hashes import hash_token, make_token
from schemas.vocabulary.accounts import (
    CONSENT_VERSION,
    REGISTRATION_HOURS,
    AuditAction,
    ConsentDocument,
    MailKind,
    Message,
)
from schemas.vocabulary.site_languages import SiteLanguage, parse_stored_language

_STORE = """
INSERT INTO pending_registration
    (client_hash, email, first_name, last_name, mobile, city, password_hash, language, terms_accepted_at, expires_at)
VALUES (%(client)s, %(email)s, %(first_name)s, %(last_name)s, %(mobile)s, %(city)s, %(password)s, %(language)s,
        CASE WHEN %(terms)s THEN now() END, now() + %(hours)s * INTERVAL '1 hour')
RETURNING id, email, language
"""
_DELETE = "DELETE FROM pending_registration WHERE client_hash = %s"
_FIND = """
SELECT id, email, language FROM pending_registration
WHERE client_hash = %s AND email = %s AND expires_at > now()
"""
_CREATE_PERSON = """
INSERT INTO person (email, first_name, last_name, mobile, city_text, password_hash, language)
SELECT email, first_name, last_name, mobile, city, password_hash, language FROM pending_registration WHERE id = %s
ON CONFLICT (email) DO NOTHING RETURNING id
"""
_STORE_CONSENT = """
INSERT INTO consent (person_id, document, version, accepted_at)
SELECT %s, %s, %s, terms_accepted_at FROM pending_registration WHERE id = %s AND terms_accepted_at IS NOT NULL
"""


@dataclass(frozen=True, slots=True)
class Registering:
    """The request and response of a browser that registers."""

    request: Request
    response: Response

    @property
    def client_hash(self) -> bytes | None:
        token = read_cookie(self.request, REGISTRATION)
        return None if token is None else hash_token(token)


async def start_registration(
    database: Database,
    checks: SecretChecks,
    browser: Registering,
    values: dict[str, str],
    language: SiteLanguage,
) -> None:
    """Store the registration, and add a mail with a code to the queue.

    An address with an account also gets a code, so the response does not show whether an account exists.
    """
    password_hash = await checks.hash(values["confirm_password"])
    token = make_token()
    row = {
        "client": hash_token(token),
        "email": normalise_email(values["email_address"]),
        "first_name": values["first_name"],
        "last_name": values["last_name"],
        "mobile": normalise_phone(values["mobile"]),
        "city": values.get("city") or None,
        "password": password_hash,
        "language": language.value,
        "terms": values.get("terms") == "1",
        "hours": REGISTRATION_HOURS,
    }
    async with database.transaction() as connection:
        if browser.client_hash is not None:
            await connection.execute(_DELETE, (browser.client_hash,))
        stored = (await read_rows(connection, _STORE, row))[0]
        await _queue_code_mail(connection, stored)
    set_cookie(browser.request, browser.response, REGISTRATION, token, REGISTRATION_HOURS * 3_600)


async def resend_code(database: Database, browser: Registering, email: str) -> None:
    """Mail a new code if this browser has started a registration for the address, otherwise do nothing."""
    async with database.transaction() as connection:
        pending = await _find_pending(connection, browser, email)
        if pending is not None:
            await _queue_code_mail(connection, pending)


async def _queue_code_mail(connection: Connection, pending: dict[str, Any]) -> None:
    await queue_code_mail(
        connection,
        MailKind.REGISTRATION_CODE,
        pending["email"],
        parse_stored_language(pending["language"]),
        registration_id=pending["id"],
    )


async def complete_registration(
    database: Database, checks: SecretChecks, browser: Registering, email: str, guess: str
) -> int:
    """Create the person, start a session, and return the id of the person.

    Raises Refusal 400 if the code is not accepted, or if the address has an account already.
    """
    async with database.transaction() as connection:
        pending = await _find_pending(connection, browser, email)
    owner = None if pending is None else CodeOwner(pending["email"], registration_id=pending["id"])
    code_id = await find_guessed_code(database, checks, owner, guess)
    if pending is None or code_id is None:
        raise _refuse_code()
    async with database.transaction() as connection:
        if not await use_code(connection, code_id):
            raise _refuse_code()
        person_id = await _create_person(connection, pending["id"])
        if person_id is not None:
            await start_session(connection, browser.request, browser.response, person_id)
            await add_audit_entry(connection, AuditAction.REGISTERED, person_id)
        await connection.execute("DELETE FROM pending_registration WHERE id = %s", (pending["id"],))
    delete_cookie(browser.request, browser.response, REGISTRATION)
    if person_id is None:
        raise Refusal(400, Message.EMAIL_KNOWN.value, {"email": Message.EMAIL_KNOWN.value})
    return person_id


async def _find_pending(connection: Connection, browser: Registering, email: str) -> dict[str, Any] | None:
    if browser.client_hash is None:
        return None
    rows = await read_rows(connection, _FIND, (browser.client_hash, normalise_email(email)))
    return rows[0] if rows else None


async def _create_person(connection: Connection, registration_id: UUID) -> int | None:
    """Return the id of the new person, or None if the address has an account already."""
    rows = await read_rows(connection, _CREATE_PERSON, (registration_id,))
    if not rows:
        return None
    person_id: int = rows[0]["id"]
    await connection.execute(
        _STORE_CONSENT,
        (person_id, ConsentDocument.TERMS.value, CONSENT_VERSION, registration_id),
    )
    return person_id


def _refuse_code() -> Refusal:
    return Refusal(400, Message.OTP_NOT_MATCHED.value, {"otp": Message.OTP_NOT_MATCHED.value})
