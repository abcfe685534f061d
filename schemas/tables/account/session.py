"""Sessions, and the audit log."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import Column, LargeBinary
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import (
    build_creation_time,
    build_optional_time,
    build_random_id,
    build_time,
)
from schemas.tables.base import build_value_check
from schemas.vocabulary.accounts import AuditAction
from schemas.vocabulary.roles import Role


class Session(SQLModel, table=True):
    """The session of a signed-in browser.

    The row is deleted when somebody ends the session, or some time after the session has expired.

    - id: identifies the session in lists. The id does not give access to the session.
    - token_hash: the SHA-256 of the cookie.
    - client: browser and system, such as 'Firefox on Linux'. The IP address is not stored.
    - expires_at: the session ends at this time, even if the session is in use.
    - second_factor_at: when the person entered a code of the second factor, or null.
    """

    __tablename__ = "session"
    __table_args__ = (build_value_check("role", Role),)

    id: UUID = build_random_id()
    token_hash: bytes = Field(sa_column=Column(LargeBinary, nullable=False, unique=True))
    person_id: int = Field(foreign_key="person.id", ondelete="CASCADE", index=True)
    role: str
    client: str
    created_at: datetime = build_creation_time()
    last_used_at: datetime = build_creation_time()
    expires_at: datetime = build_time()
    second_factor_at: datetime | None = build_optional_time()


class AuditEntry(SQLModel, table=True):
    """An event of an account. The row contains no personal data, so the row is kept when the person is deleted.

    - person_id: the account.
    - subject: the kind and id of the changed object, such as 'session 0b0f…'.
    - operator: the user of the server who ran a command, or null for an event on the site.
    - actor_id: the member of staff who did this on the site. Null if the person or an operator did it.
    """

    __tablename__ = "audit_entry"
    __table_args__ = (build_value_check("action", AuditAction),)

    id: UUID = build_random_id()
    person_id: int | None = Field(default=None, index=True)
    action: str
    subject: str | None = None
    operator: str | None = None
    actor_id: int | None = None
    created_at: datetime = build_creation_time(index=True)
