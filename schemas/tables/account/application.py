"""Applications to courses, and the history of their states."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import BigInteger, CheckConstraint, Column, ForeignKey, Identity, Uuid
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import build_creation_time
from schemas.tables.base import build_value_check
from schemas.vocabulary.applications import (
    APPLICATION_NOTE_MAX_CHARACTERS,
    ApplicationActor,
    ApplicationState,
)


class Application(SQLModel, table=True):
    """An application. Its id is the id of the submission. The CRM gets the same id.

    - course_name, institute_name: the names at the time of the application. The course may be deleted later.
    - intake: the text that the student typed.
    """

    __tablename__ = "application"
    __table_args__ = (build_value_check("state", ApplicationState),)

    id: UUID = Field(
        sa_column=Column(Uuid, ForeignKey("submission.id", ondelete="CASCADE"), primary_key=True)
    )
    person_id: int = Field(foreign_key="person.id", ondelete="CASCADE", index=True)
    course_id: int | None = Field(default=None, foreign_key="course.id", ondelete="SET NULL", index=True)
    course_name: str | None = None
    institute_name: str | None = None
    intake: str | None = None
    state: str = Field(
        default=ApplicationState.SUBMITTED,
        sa_column_kwargs={"server_default": ApplicationState.SUBMITTED.value},
    )
    created_at: datetime = build_creation_time(index=True)
    changed_at: datetime = build_creation_time()


class ApplicationChange(SQLModel, table=True):
    """One entry of the history. `note` is a text for the student.

    actor_id: the student or counsellor who changed the state. Null if the CRM or an operator changed the state, or if
    the counsellor was deleted.
    """

    __tablename__ = "application_change"
    __table_args__ = (
        build_value_check("state", ApplicationState),
        build_value_check("actor", ApplicationActor),
        CheckConstraint(f"length(note) <= {APPLICATION_NOTE_MAX_CHARACTERS}", name="note"),
    )

    id: int | None = Field(default=None, sa_column=Column(BigInteger, Identity(), primary_key=True))
    application_id: UUID = Field(foreign_key="application.id", ondelete="CASCADE", index=True)
    state: str
    actor: str
    actor_id: int | None = Field(default=None, foreign_key="person.id", ondelete="SET NULL", index=True)
    note: str | None = None
    created_at: datetime = build_creation_time()
