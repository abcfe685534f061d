"""Assignments, notes and replies of counsellors and operators for a submission."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Column, ForeignKey, Uuid
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import build_creation_time, build_random_id
from schemas.vocabulary.accounts import FORM_MESSAGE_MAX_CHARACTERS


class SubmissionAssignment(SQLModel, table=True):
    """The counsellor who handles a submission."""

    __tablename__ = "submission_assignment"

    submission_id: UUID = Field(
        sa_column=Column(Uuid, ForeignKey("submission.id", ondelete="CASCADE"), primary_key=True)
    )
    person_id: int = Field(foreign_key="person.id", ondelete="CASCADE", index=True)
    created_at: datetime = build_creation_time()


class StaffNote(SQLModel, table=True):
    """A note that the student cannot see.

    - author_id: the counsellor who wrote the note. Null if an operator wrote it, or if the counsellor was deleted.
    - author: the operator who wrote the note. An operator is a user of the server and has no account. Null if a
      counsellor wrote the note.
    """

    __tablename__ = "staff_note"
    __table_args__ = (
        CheckConstraint(f"length(text) BETWEEN 1 AND {FORM_MESSAGE_MAX_CHARACTERS}", name="text"),
    )

    id: UUID = build_random_id()
    submission_id: UUID = Field(foreign_key="submission.id", ondelete="CASCADE", index=True)
    author: str | None = None
    author_id: int | None = Field(default=None, foreign_key="person.id", ondelete="SET NULL", index=True)
    text: str
    created_at: datetime = build_creation_time()


class StaffReply(SQLModel, table=True):
    """A reply that a counsellor or an operator sent to the student by mail.

    `author_id` is null if an operator sent the reply, or if the counsellor was deleted.
    """

    __tablename__ = "staff_reply"
    __table_args__ = (
        CheckConstraint(f"length(text) BETWEEN 1 AND {FORM_MESSAGE_MAX_CHARACTERS}", name="text"),
    )

    id: UUID = build_random_id()
    submission_id: UUID = Field(foreign_key="submission.id", ondelete="CASCADE", index=True)
    author_id: int | None = Field(default=None, foreign_key="person.id", ondelete="SET NULL", index=True)
    text: str
    created_at: datetime = build_creation_time()
