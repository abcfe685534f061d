"""Short links. The browser creates the uuid of a link."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Column, DateTime, func
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel


class ShortLink(SQLModel, table=True):
    """The kind of page and its query parameters. The address itself is not stored. A link never changes."""

    __tablename__ = "short_link"
    __table_args__ = (CheckConstraint("jsonb_typeof(params) = 'object'", name="params"),)

    uuid: UUID = Field(primary_key=True)
    page: str
    """A value of SharedPage."""
    params: dict[str, Any] = Field(sa_column=Column(JSONB, nullable=False))
    created_at: datetime = Field(
        sa_column=Column(DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp())
    )
    last_followed: datetime | None = Field(sa_column=Column(DateTime(timezone=True)))
    """The time of a visit through the link, or None before the first visit.

    Visits within the following day do not change this time.
    """
