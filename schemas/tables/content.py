"""Texts that the team writes: blog articles and the pages of the site.

`content` is HTML. `schemas.html` sanitises the HTML before it is stored, and again before it is sent.
"""

from datetime import date

from sqlalchemy import CheckConstraint
from sqlmodel import Field, SQLModel

from schemas.tables.base import Texts, build_slug_check, build_translations_column, build_value_check
from schemas.vocabulary.kinds import Status


class Content(SQLModel):
    """name is the short name for lists and links. heading is the heading of the page. summary is plain text."""

    id: int | None = Field(default=None, primary_key=True)
    slug: str = Field(unique=True)
    name: str
    heading: str
    summary: str
    content: str
    status: str = Field(default=Status.DRAFT, sa_column_kwargs={"server_default": "draft"})


class Blog(Content, table=True):
    """An article. The list shows the newest article first."""

    __tablename__ = "blog"
    __table_args__ = (build_slug_check(), build_value_check("status", Status))

    image: str | None = None
    published_on: date
    translations: Texts = Field(default_factory=dict, sa_column=build_translations_column())


class Page(Content, table=True):
    """A page of the site, such as the page about careers. position is the sort key within the category, from 1."""

    __tablename__ = "page"
    __table_args__ = (
        build_slug_check(),
        build_value_check("status", Status),
        CheckConstraint("category ~ '^[a-z0-9]+(-[a-z0-9]+)*$'", name="category"),
    )

    category: str = Field(index=True)
    position: int
    translations: Texts = Field(default_factory=dict, sa_column=build_translations_column())
