"""Registrations that wait for their code, one-time codes, and password resets."""

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
from schemas.tables.base import build_value_check
from schemas.vocabulary.accounts import MailLanguage


class PendingRegistration(SQLModel, table=True):
    """A person whose address is not confirmed yet.

    client_hash: SHA-256 of the cookie of the browser that started the registration. Only this browser can complete it,
    so nobody can complete a registration that somebody else started with their own password.
    """

    __tablename__ = "pending_registration"
    __table_args__ = (build_value_check("language", MailLanguage),)

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
    """A mailed code for a registration or for a new mail address.

    code_hash: Argon2id; null until the mail task makes the code. guesses: the number of guesses, right or wrong.
    Rows outlive their registration and stay for a day, because the daily limit of an address counts them.
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
    person_id: int | None = Field(default=None, foreign_key="person.id", ondelete="CASCADE", index=True)
    email: str
    """The address that gets the code. For a person, this is the new address."""
    code_hash: str | None = None
    guesses: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    created_at: datetime = build_creation_time()
    expires_at: datetime | None = build_optional_time()
    used_at: datetime | None = build_optional_time()
    voided_at: datetime | None = build_optional_time()


class PasswordReset(SQLModel, table=True):
    """A mailed link. token_hash: SHA-256 of 256 random bits, which the mail task makes."""

    __tablename__ = "password_reset"

    id: UUID = build_random_id()
    person_id: int = Field(foreign_key="person.id", ondelete="CASCADE", index=True)
    token_hash: bytes = Field(sa_column=Column(LargeBinary, nullable=False, unique=True))
    created_at: datetime = build_creation_time()
    expires_at: datetime = build_time()
    used_at: datetime | None = build_optional_time()
