"""Mails that wait to be sent. The rows contain no code and no token."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import Index
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import (
    build_creation_time,
    build_optional_time,
    build_random_id,
)
from schemas.tables.base import build_value_check
from schemas.vocabulary.accounts import MailKind, MailLanguage, MailState


class Mail(SQLModel, table=True):
    """recipient: the address. A password reset for an unknown address is dropped by the worker, so that the request
    does the same work for known and unknown addresses.

    The worker makes the code or token, stores its hash, and sends the mail. A repeated attempt makes a new one.

    attempt_at: not before this time; while a worker sends the mail, the end of its claim.
    error: the class of the last error, without the server's text, which can contain an address.
    """

    __tablename__ = "mail"
    __table_args__ = (
        build_value_check("kind", MailKind),
        build_value_check("state", MailState),
        build_value_check("language", MailLanguage),
        Index("ix_mail_pending", "attempt_at", postgresql_where="state = 'pending'"),
    )

    id: UUID = build_random_id()
    kind: str
    recipient: str
    language: str
    code_id: UUID | None = Field(default=None, foreign_key="one_time_code.id", ondelete="CASCADE", index=True)
    state: str = Field(
        default=MailState.PENDING, sa_column_kwargs={"server_default": MailState.PENDING.value}
    )
    attempts: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    error: str | None = None
    created_at: datetime = build_creation_time()
    attempt_at: datetime = build_creation_time()
    sent_at: datetime | None = build_optional_time()
