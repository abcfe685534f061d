"""Scholarships: who pays, where, for which subjects and degree levels, and until when a student can apply."""

from datetime import date
from typing import Any

from sqlalchemy import CheckConstraint
from sqlmodel import Field, SQLModel

from schemas.tables.base import (
    Provenance,
    Texts,
    build_code_constraint,
    build_object_column,
    build_reserved_slug_check,
    build_slug_check,
    build_translations_column,
    build_value_check,
)
from schemas.vocabulary.kinds import ScholarshipType, Status


class Scholarship(Provenance, table=True):
    """A scholarship. A scholarship without disciplines or degree levels is open to all of them.

    - provider_name: who pays, such as a government or a university.
    - campus_id: the only campus where the scholarship is valid. Null if there is no such limit.
    - description, eligibility: sanitised HTML. eligibility describes who can apply.
    - month, year: the start of the studies for which the scholarship pays. Null if the source does not state the start.
    - amount: the text of the source, such as `12,000 per year`. currency_id is null if the text has no single currency.
    - deadline: the last day for an application. Null if the source has none.
    - register_values: the value from the list for each field that an editor has changed. An import keeps the value of
      the editor, and updates the value in register_values. The keys are those of the form, and relations are slugs.
    """

    __tablename__ = "scholarship"
    __table_args__ = (
        build_slug_check(),
        build_reserved_slug_check("scholarship"),
        build_code_constraint(),
        build_value_check("type", ScholarshipType),
        build_value_check("status", Status),
        CheckConstraint("month BETWEEN 1 AND 12", name="month"),
        CheckConstraint("year BETWEEN 2000 AND 2100", name="year"),
        CheckConstraint("currency_id IS NULL OR amount IS NOT NULL", name="amount"),
    )

    id: int | None = Field(default=None, primary_key=True)
    slug: str = Field(unique=True)
    name: str
    provider_name: str
    campus_id: int | None = Field(default=None, foreign_key="campus.id")
    description: str
    eligibility: str | None = None
    type: str
    month: int | None = None
    year: int | None = None
    amount: str | None = None
    currency_id: int | None = Field(default=None, foreign_key="currency.id")
    deadline: date | None = None
    url: str | None = None
    status: str = Field(default=Status.DRAFT, sa_column_kwargs={"server_default": "draft"})
    translations: Texts = Field(default_factory=dict, sa_column=build_translations_column())
    register_values: dict[str, Any] = Field(default_factory=dict, sa_column=build_object_column())


class ScholarshipInstitute(SQLModel, table=True):
    """An institute where the scholarship pays for studies. Without a row, the scholarship names no institute."""

    __tablename__ = "scholarship_institute"

    scholarship_id: int = Field(foreign_key="scholarship.id", primary_key=True, ondelete="CASCADE")
    institute_id: int = Field(foreign_key="institute.id", primary_key=True, index=True, ondelete="CASCADE")


class ScholarshipHostCountry(SQLModel, table=True):
    """A country where the scholarship pays for studies."""

    __tablename__ = "scholarship_host_country"

    scholarship_id: int = Field(foreign_key="scholarship.id", primary_key=True, ondelete="CASCADE")
    country_id: int = Field(foreign_key="country.id", primary_key=True, index=True)


class ScholarshipDiscipline(SQLModel, table=True):
    __tablename__ = "scholarship_discipline"

    scholarship_id: int = Field(foreign_key="scholarship.id", primary_key=True, ondelete="CASCADE")
    discipline_id: int = Field(foreign_key="discipline.id", primary_key=True, index=True)


class ScholarshipDegreeLevel(SQLModel, table=True):
    __tablename__ = "scholarship_degree_level"

    scholarship_id: int = Field(foreign_key="scholarship.id", primary_key=True, ondelete="CASCADE")
    degree_level_id: int = Field(foreign_key="degree_level.id", primary_key=True, index=True)
