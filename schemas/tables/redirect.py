"""Former slugs. A trigger stores the old slug when a slug changes. Old addresses therefore still work."""

from sqlmodel import Field, SQLModel


class SlugRedirect(SQLModel, table=True):
    """A former slug of a row. noun: the table of the row, such as `course`."""

    __tablename__ = "slug_redirect"

    noun: str = Field(primary_key=True)
    slug: str = Field(primary_key=True)
    row_id: int
