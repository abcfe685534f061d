"""Application portals: the places through which many institutes of a country take applications."""

from sqlmodel import Field, SQLModel

from schemas.tables.base import slug_check


class ApplyPortal(SQLModel, table=True):
    """summary: one sentence that says what the portal is for; position: its place in lists, from 1."""

    __tablename__ = "apply_portal"
    __table_args__ = (slug_check(),)

    id: int | None = Field(default=None, primary_key=True)
    slug: str = Field(unique=True)
    name: str
    logo: str | None = None
    summary: str
    position: int
