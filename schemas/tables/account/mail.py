"""The queue of mails. The rows contain no code and no token."""

from datetime import date, datetime
from uuid import UUID

from sqlalchemy import BigInteger, Column, ForeignKey, Index
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import (
    build_creation_time,
    build_optional_time,
    build_random_id,
)
from schemas.tables.base import build_language_check, build_value_check
from schemas.vocabulary.accounts import MailKind, MailState


class Mail(SQLModel, table=True):
    """A mail to send. The worker makes the one-time code or the reset token, stores its hash and sends the mail.

    A new attempt makes a new code or token.
    A password reset adds a row even if no account has the address, so that the response time does not reveal whether an
    account exists. The worker then discards the mail.

    - attempt_at: the earliest time of the next attempt. A worker that starts to send the mail sets a later time,
      so that no other worker sends the mail too.
    - error: the class and status of the last error. The error text of the mail server is not stored, because it can
      contain an address.
    """

    __tablename__ = "mail"
    __table_args__ = (
        build_value_check("kind", MailKind),
        build_value_check("state", MailState),
        build_language_check(),
        Index("ix_mail_pending", "attempt_at", postgresql_where="state = 'pending'"),
        Index("uq_mail_alert_id", "alert_id", unique=True),
        Index("uq_mail_search_report_recipient", "search_report", "recipient", unique=True),
    )

    id: UUID = build_random_id()
    kind: str
    recipient: str
    language: str
    code_id: UUID | None = Field(default=None, foreign_key="one_time_code.id", ondelete="CASCADE", index=True)
    application_change_id: int | None = Field(
        default=None,
        sa_column=Column(
            BigInteger, ForeignKey("application_change.id", ondelete="CASCADE"), nullable=True, index=True
        ),
    )
    reply_id: UUID | None = Field(default=None, foreign_key="staff_reply.id", ondelete="CASCADE", index=True)
    scholarship_id: int | None = Field(
        default=None, foreign_key="scholarship.id", ondelete="CASCADE", index=True
    )
    alert_id: UUID | None = Field(default=None, foreign_key="alert.id", ondelete="CASCADE")
    search_report: date | None = Field(default=None, foreign_key="search_report.until", ondelete="CASCADE")
    state: str = Field(
        default=MailState.PENDING, sa_column_kwargs={"server_default": MailState.PENDING.value}
    )
    attempts: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    error: str | None = None
    created_at: datetime = build_creation_time()
    attempt_at: datetime = build_creation_time()
    sent_at: datetime | None = build_optional_time()
