"""The second factor (TOTP, RFC 6238) of persons with a role, and their recovery codes."""

import time
from base64 import b32encode
from hmac import compare_digest
from secrets import token_bytes
from unicodedata import decimal

import pyotp

from api.account.audit import add_audit_entry
from api.database import Connection, Database, read_rows
from schemas.encryption import TextEncryption, Undecryptable
from schemas.secret_hashes import hash_token
from schemas.vocabulary.accounts import AuditAction
from schemas.vocabulary.roles import (
    CODE_FACTOR_DIGITS,
    CODE_PERIOD_SECONDS,
    ENROLMENT_SECONDS,
    RECOVERY_CODES,
)

PURPOSE = b"second-factor"
ISSUER = "Meridian"
_RECOVERY_BYTES, _RECOVERY_GROUP = 10, 4
_ACCEPTED_PERIODS = (0, -1, 1)
_TAKE_PERIOD = """
UPDATE second_factor SET last_period = %(period)s
WHERE person_id = %(person)s AND last_period < %(period)s RETURNING person_id
"""
_TAKE_RECOVERY_CODE = """
UPDATE recovery_code SET used_at = now() WHERE code_hash = %s AND person_id = %s AND used_at IS NULL RETURNING person_id
"""
_ENROL = """
INSERT INTO second_factor (person_id, secret, last_period) VALUES (%s, %s, %s)
ON CONFLICT DO NOTHING RETURNING person_id
"""
_ADD_RECOVERY_CODE = "INSERT INTO recovery_code (code_hash, person_id) VALUES (%s, %s)"


async def has_second_factor(database: Database, person_id: int) -> bool:
    return await _read_secret(database, person_id) is not None


def make_enrolment(encryption: TextEncryption, person_id: int) -> tuple[str, str]:
    """Return a new secret, and the same secret encrypted for the form that confirms it.

    The server stores the secret only after the person has entered a first code, and no page shows a stored secret. A
    stolen session therefore cannot read the stored secret.
    """
    secret = pyotp.random_base32()
    return secret, encryption.encrypt(f"{person_id} {secret}")


def read_enrolment(encryption: TextEncryption, person_id: int, sealed: str) -> str | None:
    """Return the secret of an enrolment. None if `sealed` is older than 15 minutes, forged or of another person."""
    try:
        owner, _, secret = encryption.decrypt(sealed, ENROLMENT_SECONDS).partition(" ")
    except Undecryptable:
        return None
    return secret if owner == str(person_id) else None


def build_address(secret: str, email: str) -> str:
    """Return the otpauth:// address for the QR code."""
    return pyotp.TOTP(secret).provisioning_uri(name=email, issuer_name=ISSUER)


async def enrol(
    database: Database, encryption: TextEncryption, person_id: int, secret: str, code: str
) -> list[str] | None:
    """Store the secret if the code is right, and return the recovery codes. They are shown only once.

    Returns None if the code is wrong, or if the person has a second factor already.
    """
    period = find_period(secret, normalise_code(code))
    if period is None:
        await _audit(database, AuditAction.SECOND_FACTOR_FAILED, person_id)
        return None
    codes = [_make_recovery_code() for _ in range(RECOVERY_CODES)]
    async with database.transaction() as connection:
        if not await read_rows(connection, _ENROL, (person_id, encryption.encrypt(secret), period)):
            return None
        for each in codes:
            await connection.execute(_ADD_RECOVERY_CODE, (hash_token(normalise_code(each)), person_id))
        await add_audit_entry(connection, AuditAction.SECOND_FACTOR_ENROLLED, person_id)
    return codes


async def use_code(database: Database, encryption: TextEncryption, person_id: int, code: str) -> bool:
    """Check a code of the second factor, or a recovery code. Each code is accepted once.

    Returns False if the person has no second factor.
    Raises Undecryptable if the secret was encrypted with a key that the site does not have.
    """
    normalised = normalise_code(code)
    is_recovery_code = len(normalised) != CODE_FACTOR_DIGITS
    stored = await _read_secret(database, person_id)
    if stored is None:
        return False
    period = None if is_recovery_code else find_period(encryption.decrypt(stored), normalised)
    async with database.transaction() as connection:
        if is_recovery_code:
            accepted = await _take_recovery_code(connection, person_id, normalised)
        else:
            accepted = period is not None and await _take_period(connection, person_id, period)
        action = AuditAction.SECOND_FACTOR_PASSED if accepted else AuditAction.SECOND_FACTOR_FAILED
        await add_audit_entry(connection, action, person_id)
    return accepted


def normalise_code(code: str) -> str:
    """Remove spaces and hyphens, and convert letters to upper case and digits of all scripts to 0 to 9."""
    digits = (str(decimal(each)) if each.isdecimal() else each for each in code.upper())
    return "".join(digits).translate({ord(each): None for each in " -\t\r\n"})


def find_period(secret: str, code: str) -> int | None:
    """Return the number of the period with this code: the current, the previous or the next period. Otherwise None."""
    present = int(time.time()) // CODE_PERIOD_SECONDS
    generator = pyotp.TOTP(secret, interval=CODE_PERIOD_SECONDS, digits=CODE_FACTOR_DIGITS)
    given = code.encode("utf-8", "surrogatepass")
    found = [
        present + offset
        for offset in _ACCEPTED_PERIODS
        if compare_digest(generator.generate_otp(present + offset).encode(), given)
    ]
    return found[0] if found else None


async def _take_period(connection: Connection, person_id: int, period: int) -> bool:
    """Mark the period as used. From now on, codes of this period and of earlier periods are rejected."""
    return bool(await read_rows(connection, _TAKE_PERIOD, {"person": person_id, "period": period}))


async def _take_recovery_code(connection: Connection, person_id: int, code: str) -> bool:
    taken = bool(await read_rows(connection, _TAKE_RECOVERY_CODE, (hash_token(code), person_id)))
    if taken:
        await add_audit_entry(connection, AuditAction.RECOVERY_CODE_USED, person_id)
    return taken


async def _read_secret(database: Database, person_id: int) -> str | None:
    async with database.transaction() as connection:
        rows = await read_rows(
            connection, "SELECT secret FROM second_factor WHERE person_id = %s", (person_id,)
        )
    return rows[0]["secret"] if rows else None


async def _audit(database: Database, action: AuditAction, person_id: int) -> None:
    async with database.transaction() as connection:
        await add_audit_entry(connection, action, person_id)


def _make_recovery_code() -> str:
    """Return 80 random bits as four groups of four letters and digits."""
    text = b32encode(token_bytes(_RECOVERY_BYTES)).decode()
    return "-".join(text[at : at + _RECOVERY_GROUP] for at in range(0, len(text), _RECOVERY_GROUP))
