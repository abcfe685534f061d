"""Saved searches, the state of their courses, and the alerts about changes."""

from datetime import date, datetime
from decimal import Decimal
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Column, Index, Integer, LargeBinary, Numeric, String, UniqueConstraint
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import (
    build_creation_time,
    build_optional_time,
    build_random_id,
    build_time,
)
from schemas.tables.base import build_value_check
from schemas.vocabulary.alerts import (
    SAVED_NAME_MAX_CHARACTERS,
    AlertFrequency,
    AlertState,
    SavedSearchKind,
    SavedSearchProblem,
)


class SavedSearch(SQLModel, table=True):
    """A search that a person has saved.

    - address: the query string of the listing page, such as "?country=australia". It is empty for all courses.
    - request: text, literal, filters and order of the request that the page sends.
    - time_zone: a name such as Asia/Karachi, from the browser.
    - unsubscribe_key: signs the unsubscribe links of this search.
    - due_at: when the next alert is due. Null if alerts are off.
    - attempt_at: when the worker processes the search next. Null if alerts are off.
    - attempts: the attempts since the last success. A running attempt counts.
    - baseline_at: when the states of the courses were first stored after alerts were turned on. Alerts report only
      later changes.
    - problem_field: the key of the request that is invalid, such as filters.countries.include.0.
    """

    __tablename__ = "saved_search"
    __table_args__ = (
        build_value_check("kind", SavedSearchKind),
        build_value_check("frequency", AlertFrequency),
        build_value_check("problem", SavedSearchProblem),
        CheckConstraint(f"length(name) <= {SAVED_NAME_MAX_CHARACTERS}", name="name"),
        CheckConstraint("(frequency = 'off') = (due_at IS NULL)", name="due_at"),
        CheckConstraint("(frequency = 'off') = (attempt_at IS NULL)", name="attempt_at"),
        Index(
            "uq_saved_search_followed",
            "person_id",
            unique=True,
            postgresql_where="kind = 'followed_institutes'",
        ),
        Index("ix_saved_search_attempt_at", "attempt_at", postgresql_where="attempt_at IS NOT NULL"),
    )

    id: UUID = build_random_id()
    person_id: int = Field(foreign_key="person.id", ondelete="CASCADE", index=True)
    kind: str = Field(
        default=SavedSearchKind.SEARCH, sa_column_kwargs={"server_default": SavedSearchKind.SEARCH.value}
    )
    name: str
    address: str
    request: dict[str, Any] = Field(sa_column=Column(JSONB, nullable=False))
    frequency: str
    time_zone: str
    unsubscribe_key: bytes = Field(sa_column=Column(LargeBinary, nullable=False))
    due_at: datetime | None = build_optional_time()
    attempt_at: datetime | None = build_optional_time()
    attempts: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    baseline_at: datetime | None = build_optional_time()
    problem: str | None = None
    problem_field: str | None = None
    created_at: datetime = build_creation_time()


class SavedSearchCourse(SQLModel, table=True):
    """The last known state of a course that a saved search has found. The row stays if the course is no longer found.

    - fee: the fee per year in units of the currency.
    - facts: a hash of each fact in `FACTS` of `indexer.delivery.alerts.course_states`, in this order.
    - intake_month: the first day of the last reported intake month.
    - deadline: the last reported application deadline.
    """

    __tablename__ = "saved_search_course"

    saved_search_id: UUID = Field(primary_key=True, foreign_key="saved_search.id", ondelete="CASCADE")
    course_id: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    fee: Decimal | None = Field(default=None, sa_column=Column(Numeric, nullable=True))
    currency_id: int | None = None
    facts: list[str] = Field(sa_column=Column(ARRAY(String), nullable=False))
    intake_month: date | None = None
    deadline: date | None = None


class Alert(SQLModel, table=True):
    """An alert of a saved search. There is one row for each due time of the search.

    - content: the numbers of courses and the listed courses by reason (`AlertContent` in
      `indexer.delivery.alerts.content`).
    """

    __tablename__ = "alert"
    __table_args__ = (
        build_value_check("state", AlertState),
        UniqueConstraint("saved_search_id", "due_at"),
    )

    id: UUID = build_random_id()
    saved_search_id: UUID = Field(foreign_key="saved_search.id", ondelete="CASCADE")
    due_at: datetime = build_time()
    state: str
    content: dict[str, Any] = Field(sa_column=Column(JSONB, nullable=False))
    created_at: datetime = build_creation_time(index=True)
    sent_at: datetime | None = build_optional_time()
