"""Columns and constraints that several tables share."""

from datetime import date
from typing import Any

from sqlalchemy import CheckConstraint, Column, MetaData, UniqueConstraint, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from schemas.vocabulary.row_slugs import RESERVED_SLUGS

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
    """The origin of a row: its source, its code in the source, and the date of the imported file."""

    source_id: int = Field(foreign_key="source.id")
    source_code: str
    source_date: date


Texts = dict[str, dict[str, str]]
"""Texts by language and column, such as {"ur": {"heading": "…"}}. Texts without a translation are absent."""


def build_translations_column() -> Column[Any]:
    return build_object_column()


def build_object_column() -> Column[Any]:
    """Build a column with a JSON object, which is empty by default."""
    return Column(JSONB, nullable=False, server_default=text("'{}'::jsonb"))


def build_slug_check() -> CheckConstraint:
    """Check that slugs are lower-case words joined by hyphens, such as `new-south-wales`.

    A slug may not consist of digits only, because requests treat digits as an id.
    """
    return CheckConstraint("slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$'", name="slug")


def build_reserved_slug_check(noun: str) -> CheckConstraint:
    """Check that no row has a slug that is a fixed word of an address, such as `all`."""
    words = ", ".join(f"'{word}'" for word in sorted(RESERVED_SLUGS[noun]))
    return CheckConstraint(f"slug NOT IN ({words})", name="reserved_slug")


def build_value_check(column: str, values: type[Any]) -> CheckConstraint:
    """Check that the column contains a value of the enumeration."""
    allowed = ", ".join(f"'{value}'" for value in values)
    return CheckConstraint(f"{column} IN ({allowed})", name=column)


def build_language_check() -> CheckConstraint:
    """Check that the column `language` has the form of an ISO 639-1 code: two small letters.

    The programs write only values of `SiteLanguage`. The check accepts every code, so that a new language of the site
    needs no migration.
    """
    return CheckConstraint("language ~ '^[a-z]{2}$'", name="language")


def build_code_constraint() -> UniqueConstraint:
    """Require that source codes are unique within a source."""
    return UniqueConstraint("source_id", "source_code")
