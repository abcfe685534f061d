"""Columns that several account tables share."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import Column, DateTime, Uuid, func
from sqlmodel import Field


def build_time() -> datetime:
    """A required point in time."""
    time: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False))
    return time


def build_optional_time() -> datetime | None:
    time: datetime | None = Field(default=None, sa_column=Column(DateTime(timezone=True)))
    return time


def build_creation_time(index: bool = False) -> datetime:
    """The time of the insert, from the database's clock."""
    time: datetime = Field(
        sa_column=Column(
            DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp(), index=index
        )
    )
    return time


def build_random_id() -> UUID:
    """A primary key that cannot be guessed."""
    key: UUID = Field(sa_column=Column(Uuid, primary_key=True, server_default=func.gen_random_uuid()))
    return key
