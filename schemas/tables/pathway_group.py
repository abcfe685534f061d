"""Pathway groups. A pathway group prepares students for the first year at its partner institutes."""

from sqlmodel import Field, SQLModel

from schemas.tables.base import Texts, build_slug_check, build_translations_column, build_value_check
from schemas.vocabulary.kinds import Status


class PathwayGroup(SQLModel, table=True):
    """summary is one sentence about the group. position is the sort key, from 1."""

    __tablename__ = "pathway_group"
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


class PathwayGroupMember(SQLModel, table=True):
    """A partner institute of the group."""

    __tablename__ = "pathway_group_member"

    pathway_group_id: int = Field(foreign_key="pathway_group.id", primary_key=True, ondelete="CASCADE")
    institute_id: int = Field(foreign_key="institute.id", primary_key=True, index=True, ondelete="CASCADE")
