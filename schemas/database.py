"""Converts DATABASE_URL to a SQLAlchemy URL.

SchemaRefused is also here, because importing the migrations would be slow.
"""


class SchemaRefused(Exception):
    """The database has a schema that this release cannot use or migrate. The text is one line."""


def to_sqlalchemy_url(database_url: str) -> str:
    """Convert postgresql://… or postgres://… to postgresql+psycopg://….

    An address with postgresql+psycopg:// is returned unchanged. Raises ValueError for other schemes.
    """
    scheme, separator, rest = database_url.partition("://")
    if separator == "" or scheme not in {"postgresql", "postgres", "postgresql+psycopg"}:
        raise ValueError(f"DATABASE_URL must begin with postgresql://, not {scheme}://")
    return f"postgresql+psycopg://{rest}"
