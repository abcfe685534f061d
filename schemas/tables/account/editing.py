"""Drafts, versions and images of editors. The values of a draft are only in `content_entry`, not in a public table."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Column, Index, UniqueConstraint
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import build_creation_time, build_optional_time, build_random_id
from schemas.tables.base import build_value_check
from schemas.vocabulary.editing import ContentNoun, ContentState


class ContentEntry(SQLModel, table=True):
    """A row that an editor has changed, or content that is not published yet.

    - row_id: the id of the public row. Null before the first publication.
    - draft: the values that are not published yet, by column. Null without a draft.
    - base: the values of the same columns in the public row when the draft was started. If one of these values has
      changed since then, the draft cannot be published.
    - publish_at: when a scheduled draft is published.
    - problem: why a scheduled draft was not published.
    - revision: the number of changes. A change must contain the present revision, otherwise it is rejected.
    - creation_key: the key of the form with which the content was created. Null for changes of public rows.
    """

    __tablename__ = "content_entry"
    __table_args__ = (
        build_value_check("noun", ContentNoun),
        build_value_check("state", ContentState),
        UniqueConstraint("noun", "row_id"),
        CheckConstraint("(draft IS NULL) = (state IN ('published', 'discarded'))", name="draft"),
        CheckConstraint("(publish_at IS NOT NULL) = (state = 'scheduled')", name="publish_at"),
        Index("ix_content_entry_scheduled", "publish_at", postgresql_where="state = 'scheduled'"),
    )

    id: int | None = Field(default=None, primary_key=True)
    noun: str
    row_id: int | None = None
    draft: dict[str, Any] | None = Field(default=None, sa_column=Column(JSONB(none_as_null=True)))
    base: dict[str, Any] | None = Field(default=None, sa_column=Column(JSONB(none_as_null=True)))
    state: str
    publish_at: datetime | None = build_optional_time()
    problem: str | None = None
    revision: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    changed_by: int | None = Field(default=None, foreign_key="person.id", ondelete="SET NULL", index=True)
    changed_at: datetime = build_creation_time()
    creation_key: UUID | None = Field(default=None, unique=True)


class ContentVersion(SQLModel, table=True):
    """The values that a change replaced. `revision` is the revision of the entry before the change."""

    __tablename__ = "content_version"

    entry_id: int = Field(foreign_key="content_entry.id", primary_key=True, ondelete="CASCADE")
    revision: int = Field(primary_key=True)
    is_public: bool
    """True for the values of the public row, false for those of a draft."""
    fields: dict[str, Any] = Field(sa_column=Column(JSONB, nullable=False))
    replaced_by: int | None = Field(default=None, foreign_key="person.id", ondelete="SET NULL", index=True)
    replaced_at: datetime = build_creation_time()


class MediaImage(SQLModel, table=True):
    """An image of the media library, as a JPEG. `key` is the name of its file in the document store."""

    __tablename__ = "media_image"

    id: UUID = build_random_id()
    key: str = Field(unique=True)
    name: str
    width: int
    height: int
    size_bytes: int
    stored_by: int | None = Field(default=None, foreign_key="person.id", ondelete="SET NULL", index=True)
    created_at: datetime = build_creation_time(index=True)
