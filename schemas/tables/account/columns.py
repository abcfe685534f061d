"""Columns that several account tables share."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import Column, DateTime, Uuid, func
from sqlmodel import Field


def build_time() -> datetime:
    time: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False))
    return time


def build_optional_time() -> datetime | None:
    time: datetime | None = Field(default=None, sa_column=Column(DateTime(timezone=True)))
    return time


def build_creation_time(index: bool = False) -> datetime:
    """Build a column with the time of the insert. PostgreSQL sets the time."""
    time: datetime = Field(
        sa_column=Column(
            DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp(), index=index
        )
    )
    return time


def build_random_id() -> UUID:
    """Build a primary key with a random UUID, which cannot be guessed."""
    key: UUID = Field(sa_column=Column(Uuid, primary_key=True, server_default=func.gen_random_uuid()))
    return key
