"""Deleted persons, so that the restore of an older backup does not bring them back."""

from datetime import datetime

from sqlalchemy import Column, DateTime
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import build_creation_time, build_optional_time


class DeletedPerson(SQLModel, table=True):
    """No personal value. Ids repeat after a restore, so registered_at belongs to the key.

    stored_at: when the worker wrote the tombstone outside the database.
    """

    __tablename__ = "deleted_person"

    person_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    registered_at: datetime = Field(
        sa_column=Column(DateTime(timezone=True), primary_key=True, nullable=False)
    )
    created_at: datetime = build_creation_time()
    stored_at: datetime | None = build_optional_time()
