"""Courses with their campuses, specializations, fees, intakes and entry requirements.

Editors can change fees, and some columns that an import also writes. For each such value that an editor has changed,
the column `register_values` has the value from the register. An import keeps the value of the editor.
"""

from datetime import date
from decimal import Decimal
from typing import Any

from sqlalchemy import CheckConstraint, Column, Index, Numeric, String, UniqueConstraint, text
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlmodel import Field, SQLModel

from schemas.tables.base import (
    Provenance,
    build_code_constraint,
    build_object_column,
    build_reserved_slug_check,
    build_slug_check,
    build_value_check,
)
from schemas.vocabulary.english_tests import SCORE_SCALES
from schemas.vocabulary.kinds import FeeAudience, FeeBasis, Status, StudyMode


class Course(Provenance, table=True):
    """A programme of one institute at one degree level. Null means unknown."""

    __tablename__ = "course"
    __table_args__ = (
        build_slug_check(),
        build_reserved_slug_check("course"),
        build_code_constraint(),
        build_value_check("status", Status),
        build_value_check("study_mode", StudyMode),
        CheckConstraint("duration_weeks > 0", name="duration_weeks"),
        CheckConstraint("name = btrim(name) AND name <> ''", name="name"),
    )

    id: int | None = Field(default=None, primary_key=True)
    slug: str = Field(unique=True)
    name: str
    course_title: str | None = None
    """The title of the award, such as BSc (Hons). Null if the source has no title besides the name."""
    institute_id: int = Field(foreign_key="institute.id", index=True)
    degree_level_id: int = Field(foreign_key="degree_level.id", index=True)
    course_language: str | None = None
    study_mode: str | None = None
    duration_weeks: int | None = None
    course_duration: str | None = None
    """The duration as the source wrote it, such as "156 weeks". A new duration_weeks of an editor changes the text."""
    description: str | None = None
    url: str | None = None
    priority: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    popularity: float = Field(default=0.0, sa_column_kwargs={"server_default": "0"})
    status: str = Field(default=Status.DRAFT, sa_column_kwargs={"server_default": "draft"})
    register_values: dict[str, Any] = Field(default_factory=dict, sa_column=build_object_column())


class CourseCampus(SQLModel, table=True):
    __tablename__ = "course_campus"

    course_id: int = Field(foreign_key="course.id", primary_key=True, ondelete="CASCADE")
    campus_id: int = Field(foreign_key="campus.id", primary_key=True, index=True)


class CourseSpecialization(SQLModel, table=True):
    """Lists of results show only the specialization at position 0."""

    __tablename__ = "course_specialization"
    __table_args__ = (UniqueConstraint("course_id", "position"),)

    course_id: int = Field(foreign_key="course.id", primary_key=True, ondelete="CASCADE")
    specialization_id: int = Field(foreign_key="specialization.id", primary_key=True, index=True)
    position: int


class CourseFee(SQLModel, table=True):
    """A fee of a course: a fee of the source, a fee that an importer has computed, or a fee of an editor.

    A course has at most one base fee. A base fee is per year and for international students.
    """

    __tablename__ = "course_fee"
    __table_args__ = (
        build_value_check("basis", FeeBasis),
        build_value_check("audience", FeeAudience),
        CheckConstraint("amount >= 0", name="amount"),
        CheckConstraint("NOT is_base OR (basis = 'per_year' AND audience = 'international')", name="base"),
        Index("uq_course_fee_base", "course_id", unique=True, postgresql_where="is_base"),
        UniqueConstraint("course_id", "basis", "audience"),
    )

    id: int | None = Field(default=None, primary_key=True)
    course_id: int = Field(foreign_key="course.id", ondelete="CASCADE")
    amount: Decimal = Field(sa_type=Numeric(14, 2))
    currency_id: int = Field(foreign_key="currency.id", index=True)
    basis: str
    audience: str
    is_base: bool


class CourseIntake(SQLModel, table=True):
    """A month (1 to 12) in which a course starts. If a course has no rows, its intakes are unknown."""

    __tablename__ = "course_intake"
    __table_args__ = (CheckConstraint("month BETWEEN 1 AND 12", name="month"),)

    course_id: int = Field(foreign_key="course.id", primary_key=True, ondelete="CASCADE")
    month: int = Field(primary_key=True)


def _build_score_check() -> CheckConstraint:
    """Check that each key is a test, and that each value is a number on the scale of the test."""
    names = ", ".join(f"'{test}'" for test in SCORE_SCALES)
    scales = " AND ".join(
        f"((english_tests -> '{test}') IS NULL OR jsonb_typeof(english_tests -> '{test}') = 'number' "
        f"AND (english_tests -> '{test}')::numeric BETWEEN {scale.lowest} AND {scale.highest})"
        for test, scale in SCORE_SCALES.items()
    )
    only_tests = f"jsonb_typeof(english_tests) = 'object' AND english_tests - ARRAY[{names}] = '{{}}'::jsonb"
    return CheckConstraint(f"{only_tests} AND {scales}", name="english_tests")


class EntryRequirement(SQLModel, table=True):
    """The requirements of one institute or of one course. Null and empty values mean unknown.

    The row of a course takes precedence over the row of its institute, separately for the tests, the other
    requirements, the deadline and the fee.

    - english_tests: the minimum score by test, such as {"ielts": 6.5}. An applicant needs one of the tests.
    - other_requirements: plain texts in English, one for each requirement.
    - source_date: the date of the source's file.
    """

    __tablename__ = "entry_requirement"
    __table_args__ = (
        CheckConstraint("num_nonnulls(institute_id, course_id) = 1", name="owner"),
        CheckConstraint(
            "num_nonnulls(application_fee, application_fee_currency_id) <> 1", name="fee_and_currency"
        ),
        CheckConstraint("application_fee >= 0", name="application_fee"),
        _build_score_check(),
    )

    id: int | None = Field(default=None, primary_key=True)
    institute_id: int | None = Field(default=None, foreign_key="institute.id", unique=True)
    course_id: int | None = Field(default=None, foreign_key="course.id", unique=True, ondelete="CASCADE")
    english_tests: dict[str, Any] = Field(
        sa_column=Column(JSONB, nullable=False, server_default=text("'{}'::jsonb"))
    )
    other_requirements: list[str] = Field(
        sa_column=Column(ARRAY(String), nullable=False, server_default=text("'{}'::character varying[]"))
    )
    application_deadline: date | None = None
    application_fee: Decimal | None = Field(default=None, sa_type=Numeric(10, 2))
    application_fee_currency_id: int | None = Field(default=None, foreign_key="currency.id")
    official_url: str | None = None
    source_id: int = Field(foreign_key="source.id", index=True)
    source_date: date
