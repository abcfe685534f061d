"""Sessions, and the audit log."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import Column, LargeBinary
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import build_creation_time, build_random_id, build_time
from schemas.tables.base import build_value_check
from schemas.vocabulary.accounts import AuditAction, Role


class Session(SQLModel, table=True):
    """A signed-in browser. An ended session has no row.

    token_hash: SHA-256 of the cookie. id: names the session in lists, and opens nothing.
    client: browser and system, never the address. expires_at: the absolute end.
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


class AuditEntry(SQLModel, table=True):
    """An event of an account. The row has no personal value, so it stays when the person is deleted.

    subject: the kind and id of what was changed, such as 'session 0b0f…'.
    """

    __tablename__ = "audit_entry"
    __table_args__ = (build_value_check("action", AuditAction),)

    id: UUID = build_random_id()
    person_id: int | None = Field(default=None, index=True)
    action: str
    subject: str | None = None
    created_at: datetime = build_creation_time(index=True)
