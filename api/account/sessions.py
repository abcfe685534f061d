"""Finds, starts, ends and lists sessions."""

from dataclasses import dataclass
from typing import Any, LiteralString
from uuid import UUID

from fastapi import Request, Response

from api.account.audit import add_audit_entry
from api.account.client_description import describe_client
from api.account.cookies import SESSION, delete_cookie, read_cookie, set_cookie
from api.database import Connection, read_rows
from schemas.contracts.account.sessions import SessionEntry
from schemas.secret_hashes import hash_token, make_token
from schemas.vocabulary.accounts import SESSION_DAYS, SESSION_IDLE_DAYS, AuditAction
from schemas.vocabulary.roles import ROLE_SESSION_HOURS, Role

_DAY_SECONDS = 86_400
_ACTIVE = f"expires_at > now() AND last_used_at > now() - INTERVAL '{SESSION_IDLE_DAYS} days'"
_INSERT = """
WITH signed_in AS (UPDATE person SET last_signed_in_at = now() WHERE id = %(person)s)
INSERT INTO session (token_hash, person_id, role, client, second_factor_at, expires_at)
SELECT %(token_hash)s, id, role, %(client)s, CASE WHEN %(has_second_factor)s THEN now() END,
       now() + CASE WHEN role = %(student)s THEN %(days)s * INTERVAL '1 day' ELSE %(hours)s * INTERVAL '1 hour' END
FROM person WHERE id = %(person)s
RETURNING id
"""
_TOUCH = """
UPDATE session SET last_used_at = now() WHERE id = %s AND last_used_at < now() - INTERVAL '5 minutes'
"""


_FIND: LiteralString = (
    "SELECT id, person_id, role, second_factor_at IS NOT NULL AS has_second_factor FROM session WHERE token_hash = %s "
    "AND role = (SELECT person.role FROM person WHERE person.id = person_id) AND "
)
"""A session is valid only while its role equals the role of its person. If an operator changes the role of a person who
is signing in, the new session can still have the old role."""


@dataclass(frozen=True, slots=True)
class SignedIn:
    """The session of the current request.

    - has_second_factor: true if a code of the second factor was entered in this session.
    """

    session_id: UUID
    person_id: int
    role: Role
    has_second_factor: bool = False


async def find_session(connection: Connection, request: Request) -> SignedIn | None:
    """Find the active session whose token is in the cookie, or return None.

    `last_used_at` is updated at most every 5 minutes.
    """
    token = read_cookie(request, SESSION)
    if token is None:
        return None
    rows = await read_rows(
        connection,
        _FIND + _ACTIVE,
        (hash_token(token),),
    )
    if not rows:
        return None
    await connection.execute(_TOUCH, (rows[0]["id"],))
    row = rows[0]
    return SignedIn(row["id"], row["person_id"], Role(row["role"]), row["has_second_factor"])


async def start_session(
    connection: Connection,
    request: Request,
    response: Response,
    person_id: int,
    *,
    has_second_factor: bool = False,
) -> UUID:
    """Sign a person in with a new token in a cookie. If the browser has a session already, the old session ends."""
    old = await find_session(connection, request)
    if old is not None:
        await connection.execute("DELETE FROM session WHERE id = %s", (old.session_id,))
    token = make_token()
    rows = await read_rows(
        connection,
        _INSERT,
        {
            "token_hash": hash_token(token),
            "person": person_id,
            "client": describe_client(request.headers.get("user-agent", "")),
            "has_second_factor": has_second_factor,
            "student": Role.STUDENT.value,
            "days": SESSION_DAYS,
            "hours": ROLE_SESSION_HOURS,
        },
    )
    set_cookie(request, response, SESSION, token, SESSION_DAYS * _DAY_SECONDS)
    session_id: UUID = rows[0]["id"]
    return session_id


async def end_session(
    connection: Connection, request: Request, response: Response, session: SignedIn
) -> None:
    await connection.execute("DELETE FROM session WHERE id = %s", (session.session_id,))
    await add_audit_entry(connection, AuditAction.SIGNED_OUT, session.person_id)
    delete_cookie(request, response, SESSION)


async def revoke_session(connection: Connection, session: SignedIn, revoked: UUID) -> bool:
    """End the session `revoked` of the signed-in person. Returns False if the person has no such session."""
    rows = await read_rows(
        connection,
        "DELETE FROM session WHERE id = %s AND person_id = %s RETURNING id",
        (revoked, session.person_id),
    )
    if rows:
        await add_audit_entry(
            connection, AuditAction.SESSION_REVOKED, session.person_id, f"session {revoked}"
        )
    return bool(rows)


async def end_sessions(connection: Connection, person_id: int, except_id: UUID | None = None) -> int:
    """End all sessions of a person except `except_id`. Returns the number of ended sessions."""
    rows = await read_rows(
        connection,
        "DELETE FROM session WHERE person_id = %s AND id IS DISTINCT FROM %s RETURNING id",
        (person_id, except_id),
    )
    return len(rows)


async def list_sessions(connection: Connection, session: SignedIn) -> list[SessionEntry]:
    """Return the active sessions of the person. The most recently used session is first."""
    rows = await read_rows(
        connection,
        "SELECT id, client, created_at, last_used_at, "
        f"least(expires_at, last_used_at + INTERVAL '{SESSION_IDLE_DAYS} days') AS ends_at "
        "FROM session WHERE person_id = %s AND " + _ACTIVE + " ORDER BY last_used_at DESC, id",
        (session.person_id,),
    )
    return [_build_entry(row, session.session_id) for row in rows]


def _build_entry(row: dict[str, Any], current: UUID) -> SessionEntry:
    return SessionEntry(
        id=row["id"],
        client=row["client"],
        created_at=row["created_at"].isoformat(),
        last_used_at=row["last_used_at"].isoformat(),
        expires_at=row["ends_at"].isoformat(),
        is_current=row["id"] == current,
    )
