"""The saved views of analysts."""

from datetime import datetime

from sqlalchemy import CheckConstraint, UniqueConstraint
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import build_creation_time
from schemas.vocabulary.limits import ANALYST_VIEW_NAME_MAX_CHARACTERS


class AnalystView(SQLModel, table=True):
    """A page of /analytics with its filter. address: the path with the query."""

    __tablename__ = "analyst_view"
    __table_args__ = (
        UniqueConstraint("person_id", "name"),
        CheckConstraint(f"length(name) BETWEEN 1 AND {ANALYST_VIEW_NAME_MAX_CHARACTERS}", name="name"),
    )

    id: int | None = Field(default=None, primary_key=True)
    person_id: int = Field(foreign_key="person.id", ondelete="CASCADE")
    name: str
    address: str
    created_at: datetime = build_creation_time()
