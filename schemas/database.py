"""Conversion of a database URL to a SQLAlchemy URL."""


def to_sqlalchemy_url(database_url: str) -> str:
    """The URL (postgresql:// or postgres://) with psycopg 3 as its driver."""
    scheme, separator, rest = database_url.partition("://")
    if separator == "" or scheme not in {"postgresql", "postgres", "postgresql+psycopg"}:
        raise ValueError(f"DATABASE_URL: a postgresql:// address is needed, not {scheme}://")
    return f"postgresql+psycopg://{rest}"
