"""Application portals. A portal accepts applications for many institutes of a country."""

from sqlmodel import Field, SQLModel

from schemas.tables.base import build_slug_check


class ApplyPortal(SQLModel, table=True):
    """summary is one sentence about the purpose of the portal. position is the sort key, from 1."""

    __tablename__ = "apply_portal"
    __table_args__ = (build_slug_check(),)

    id: int | None = Field(default=None, primary_key=True)
    slug: str = Field(unique=True)
    name: str
    logo: str | None = None
    summary: str
    position: int
