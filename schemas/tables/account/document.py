"""Documents of persons, and the files that the worker deletes."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import build_creation_time, build_random_id
from schemas.tables.base import build_value_check
from schemas.vocabulary.documents import DocumentKind, DocumentType


class Document(SQLModel, table=True):
    """A document of a person. When the row is deleted, a trigger adds storage_key to the table file_removal.

    - name: the name for display. The name is never used as a path.
    - storage_key: the name of the stored file.
    """

    __tablename__ = "document"
    __table_args__ = (
        build_value_check("kind", DocumentKind),
        build_value_check("content_type", DocumentType),
        CheckConstraint("size_bytes > 0", name="size_bytes"),
    )

    id: UUID = build_random_id()
    person_id: int = Field(foreign_key="person.id", ondelete="CASCADE", index=True)
    application_id: UUID | None = Field(
        default=None, foreign_key="application.id", ondelete="SET NULL", index=True
    )
    kind: str
    name: str
    content_type: str
    size_bytes: int
    storage_key: str = Field(unique=True)
    created_at: datetime = build_creation_time()


class FileRemoval(SQLModel, table=True):
    """A file that the worker must delete after due_at."""

    __tablename__ = "file_removal"

    storage_key: str = Field(primary_key=True)
    due_at: datetime = build_creation_time(index=True)
