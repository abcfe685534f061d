"""Checks the one-time codes that people enter."""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from api.account.secret_checks import SecretChecks
from api.database import Connection, Database, read_rows
from schemas.vocabulary.accounts import CODE_GUESSES_MAX, CODE_GUESSES_PER_DAY_MAX

_LOCK = "SELECT pg_advisory_xact_lock(hashtextextended('one_time_code ' || %s, 0))"
_WRONG_GUESSES = """
SELECT coalesce(sum(guesses - (used_at IS NOT NULL)::int), 0) AS wrong
FROM one_time_code WHERE email = %s AND created_at > now() - INTERVAL '1 day'
"""
_TAKE_GUESS = """
UPDATE one_time_code SET guesses = guesses + 1
WHERE id = (
    SELECT id FROM one_time_code
    WHERE email = %(email)s AND (registration_id = %(registration)s OR person_id = %(person)s)
      AND code_hash IS NOT NULL AND used_at IS NULL AND voided_at IS NULL AND expires_at > now()
      AND guesses < %(guesses)s
    ORDER BY created_at DESC, id LIMIT 1 FOR UPDATE
)
RETURNING id, code_hash
"""
_USE = """
UPDATE one_time_code SET used_at = now()
WHERE id = %s AND used_at IS NULL AND voided_at IS NULL RETURNING id
"""


@dataclass(frozen=True, slots=True)
class CodeOwner:
    """The registration or the person that a code belongs to, and the address to which the code was sent."""

    email: str
    registration_id: UUID | None = None
    person_id: int | None = None


async def find_guessed_code(
    database: Database, checks: SecretChecks, owner: CodeOwner | None, guess: str
) -> UUID | None:
    """Count the guess, then compare the guess with the code. Return the id of the code if the guess is right.

    Returns None for a wrong guess, without a valid code, and for a right guess above a limit of guesses.
    The count is committed before the comparison, so parallel guesses and failed requests cannot exceed the limit.
    Without a code, the hash function still runs. The response time therefore does not show whether a code exists.
    If the guess is right, the caller must call `use_code`.
    """
    row = None if owner is None else await _take_guess(database, owner)
    is_right = await checks.verify(None if row is None else row["code_hash"], guess)
    return row["id"] if row is not None and is_right else None


async def use_code(connection: Connection, code_id: UUID) -> bool:
    """Mark the code as used. Returns False if another request has used the code, or if a newer code replaced it."""
    return bool(await read_rows(connection, _USE, (code_id,)))


async def _take_guess(database: Database, owner: CodeOwner) -> dict[str, Any] | None:
    async with database.transaction() as connection:
        await connection.execute(_LOCK, (owner.email,))
        wrong = (await read_rows(connection, _WRONG_GUESSES, (owner.email,)))[0]["wrong"]
        if wrong >= CODE_GUESSES_PER_DAY_MAX:
            return None
        rows = await read_rows(
            connection,
            _TAKE_GUESS,
            {
                "email": owner.email,
                "registration": owner.registration_id,
                "person": owner.person_id,
                "guesses": CODE_GUESSES_MAX,
            },
        )
    return rows[0] if rows else None
