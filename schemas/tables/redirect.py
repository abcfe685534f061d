"""Former slugs. A database trigger stores a former slug, so that old addresses still find the row."""

from sqlmodel import Field, SQLModel


class SlugRedirect(SQLModel, table=True):
    __tablename__ = "slug_redirect"

    noun: str = Field(primary_key=True)
    slug: str = Field(primary_key=True)
    row_id: int
