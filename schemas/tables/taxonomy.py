"""Disciplines, specializations, degree levels and level types."""

from sqlmodel import Field, SQLModel

from schemas.tables.base import build_reserved_slug_check, build_slug_check, build_value_check
from schemas.vocabulary.kinds import LevelType


class Discipline(SQLModel, table=True):
    """A narrow field of ISCED-F 2013, the UNESCO classification of fields. `name` is a name that students use."""

    __tablename__ = "discipline"
    __table_args__ = (build_slug_check(), build_reserved_slug_check("discipline"))

    id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    slug: str = Field(unique=True)
    name: str
    isced_code: str = Field(unique=True, max_length=3)
    icon: str
    logo: str | None = None


class Specialization(SQLModel, table=True):
    """A subject within a detailed field of ISCED-F 2013. is_field is true for the detailed field itself."""

    __tablename__ = "specialization"
    __table_args__ = (build_slug_check(),)

    id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    slug: str = Field(unique=True)
    name: str
    discipline_id: int = Field(foreign_key="discipline.id", index=True)
    isced_code: str = Field(max_length=4)
    is_field: bool


class DegreeLevelGroup(SQLModel, table=True):
    """A level type, such as undergraduate. The ids are -1, -2 and -3."""

    __tablename__ = "degree_level_group"
    __table_args__ = (build_slug_check(), build_value_check("type", LevelType))

    id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    slug: str = Field(unique=True)
    name: str
    type: str = Field(unique=True)


class DegreeLevel(SQLModel, table=True):
    __tablename__ = "degree_level"
    __table_args__ = (build_slug_check(), build_reserved_slug_check("degree_level"))

    id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    slug: str = Field(unique=True)
    name: str
    display_name: str
    group_id: int = Field(foreign_key="degree_level_group.id", index=True)
    position: int
    popular_from: float | None = None
    """A course of this level is popular if its popularity is this number or more. Null if the number is unknown."""
