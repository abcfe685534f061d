"""Old slugs, kept by a database trigger so that an old address still leads somewhere."""

from sqlmodel import Field, SQLModel


class SlugRedirect(SQLModel, table=True):
    __tablename__ = "slug_redirect"

    noun: str = Field(primary_key=True)
    slug: str = Field(primary_key=True)
    row_id: int
