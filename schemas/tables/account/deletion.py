"""Deleted persons. If an older backup is restored, these persons are deleted again."""

from datetime import datetime

from sqlalchemy import Column, DateTime
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import build_creation_time, build_optional_time


class DeletedPerson(SQLModel, table=True):
    """A record without personal data that a person was deleted.

    After the restore of a backup, a new person can get the id of a deleted person. registered_at is therefore part of
    the key.

    stored_at: when the worker copied the record to a file outside the database. Null before.
    """

    __tablename__ = "deleted_person"

    person_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    registered_at: datetime = Field(
        sa_column=Column(DateTime(timezone=True), primary_key=True, nullable=False)
    )
    created_at: datetime = build_creation_time()
    stored_at: datetime | None = build_optional_time()
