"""Groups of institutes, and the members of each group."""

from sqlmodel import Field, SQLModel

from schemas.tables.base import Texts, build_slug_check, build_translations_column, build_value_check
from schemas.vocabulary.kinds import Status


class InstituteGroup(SQLModel, table=True):
    """summary is one sentence about the members. position is the sort key, from 1."""

    __tablename__ = "institute_group"
    __table_args__ = (build_slug_check(), build_value_check("status", Status))

    id: int | None = Field(default=None, primary_key=True)
    slug: str = Field(unique=True)
    name: str
    logo: str | None = None
    summary: str
    website: str | None = None
    position: int
    translations: Texts = Field(default_factory=dict, sa_column=build_translations_column())
    status: str = Field(default=Status.PUBLISHED, sa_column_kwargs={"server_default": "published"})


class InstituteGroupMember(SQLModel, table=True):
    __tablename__ = "institute_group_member"

    institute_group_id: int = Field(foreign_key="institute_group.id", primary_key=True, ondelete="CASCADE")
    institute_id: int = Field(foreign_key="institute.id", primary_key=True, index=True, ondelete="CASCADE")
