"""Columns and constraints that several tables share."""

from datetime import date
from typing import Any

from sqlalchemy import CheckConstraint, MetaData, UniqueConstraint
from sqlmodel import Field, SQLModel

SQLModel.metadata.naming_convention = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
).naming_convention


class Provenance(SQLModel):
    """The origin of a row: the source, the code of the row in the source, and the date of the file."""

    source_id: int = Field(foreign_key="source.id")
    source_code: str
    source_date: date


def build_slug_check() -> CheckConstraint:
    """Build a check of slugs: lower-case words joined by hyphens, and not only digits.

    A request reads digits as an id.
    """
    return CheckConstraint("slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$'", name="slug")


def build_value_check(column: str, values: type[Any]) -> CheckConstraint:
    """Build a check that the column contains a value of the enumeration."""
    allowed = ", ".join(f"'{value}'" for value in values)
    return CheckConstraint(f"{column} IN ({allowed})", name=column)


def build_code_constraint() -> UniqueConstraint:
    """Build the constraint that a code is unique within a source."""
    return UniqueConstraint("source_id", "source_code")
