"""Registrations without a confirmed address, one-time codes, and password resets."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Column, Index, LargeBinary
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import (
    build_creation_time,
    build_optional_time,
    build_random_id,
    build_time,
)
from schemas.tables.base import build_language_check


class PendingRegistration(SQLModel, table=True):
    """A registration whose mail address is not confirmed yet.

    client_hash is the SHA-256 of a cookie. Only the browser that started the registration has this cookie, so the
    registration can be completed only there. Without this rule, an attacker could register with the address of another
    person and choose the password. The owner of the address could then confirm this account by mistake.
    """

    __tablename__ = "pending_registration"
    __table_args__ = (build_language_check(),)

    id: UUID = build_random_id()
    client_hash: bytes = Field(sa_column=Column(LargeBinary, nullable=False, unique=True))
    email: str = Field(index=True)
    first_name: str
    last_name: str
    mobile: str
    city: str | None = None
    password_hash: str
    language: str
    terms_accepted_at: datetime | None = build_optional_time()
    created_at: datetime = build_creation_time()
    expires_at: datetime = build_time()


class OneTimeCode(SQLModel, table=True):
    """A mailed code that confirms a registration or a new mail address.

    - code_hash: Argon2id. The hash is null until the mail task makes the code.
    - guesses: the number of entered codes, both correct and wrong.

    A row is kept longer than its registration or person, because the wrong guesses per address and day are limited.
    """

    __tablename__ = "one_time_code"
    __table_args__ = (
        CheckConstraint("registration_id IS NULL OR person_id IS NULL", name="owner"),
        Index("ix_one_time_code_email_created_at", "email", "created_at"),
    )

    id: UUID = build_random_id()
    registration_id: UUID | None = Field(
        default=None, foreign_key="pending_registration.id", ondelete="SET NULL", index=True
    )
    person_id: int | None = Field(default=None, foreign_key="person.id", ondelete="SET NULL", index=True)
    email: str
    """The address that receives the code. If person_id is set, this is the person's new address."""
    code_hash: str | None = None
    guesses: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    created_at: datetime = build_creation_time()
    expires_at: datetime | None = build_optional_time()
    used_at: datetime | None = build_optional_time()
    voided_at: datetime | None = build_optional_time()


class PasswordReset(SQLModel, table=True):
    """A mailed reset link. The mail task makes the token and inserts the row. token_hash: SHA-256 of the token."""

    __tablename__ = "password_reset"

    id: UUID = build_random_id()
    person_id: int = Field(foreign_key="person.id", ondelete="CASCADE", index=True)
    token_hash: bytes = Field(sa_column=Column(LargeBinary, nullable=False, unique=True))
    created_at: datetime = build_creation_time()
    expires_at: datetime = build_time()
    used_at: datetime | None = build_optional_time()
