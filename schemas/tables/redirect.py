"""Former slugs. A trigger stores the old slug when a slug changes. Old addresses therefore still work."""

from sqlmodel import Field, SQLModel


class SlugRedirect(SQLModel, table=True):
    __tablename__ = "slug_redirect"

    noun: str = Field(primary_key=True)
    slug: str = Field(primary_key=True)
    row_id: int
