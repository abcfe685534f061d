"""Courses with their campuses, specializations, fees and intakes."""

from decimal import Decimal

from sqlalchemy import CheckConstraint, Index, Numeric, UniqueConstraint
from sqlmodel import Field, SQLModel

from schemas.tables.base import Provenance, build_code_constraint, build_slug_check, build_value_check
from schemas.vocabulary.kinds import FeeAudience, FeeBasis, Status, StudyMode


class Course(Provenance, table=True):
    """A programme of one institute at one degree level. Null means unknown."""

    __tablename__ = "course"
    __table_args__ = (
        build_slug_check(),
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
    """The title of the award, such as BSc (Hons). Null if it equals the name."""
    institute_id: int = Field(foreign_key="institute.id", index=True)
    degree_level_id: int = Field(foreign_key="degree_level.id", index=True)
    course_language: str | None = None
    study_mode: str | None = None
    duration_weeks: int | None = None
    course_duration: str | None = None
    """The duration as the source wrote it, such as "156 weeks"."""
    description: str | None = None
    url: str | None = None
    priority: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    popularity: float = Field(default=0.0, sa_column_kwargs={"server_default": "0"})
    status: str = Field(default=Status.DRAFT, sa_column_kwargs={"server_default": "draft"})


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
    """The source contains the fee, or an importer has computed the fee.

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
