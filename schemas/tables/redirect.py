"""Old slugs. A database trigger keeps them, so that old addresses still lead to their row."""

from sqlmodel import Field, SQLModel


class SlugRedirect(SQLModel, table=True):
    __tablename__ = "slug_redirect"

    noun: str = Field(primary_key=True)
    slug: str = Field(primary_key=True)
    row_id: int
