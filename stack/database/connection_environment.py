"""Environment variables that tell PostgreSQL's own programs where the database is."""

import os
from urllib.parse import unquote, urlsplit


def build_connection_environment(url: str) -> dict[str, str]:
    """The current environment plus the variables of libpq. Other users could see a password in the arguments."""
    parts = urlsplit(url)
    return {
        **os.environ,
        "PGHOST": parts.hostname or "",
        "PGPORT": str(parts.port or 5432),
        "PGUSER": unquote(parts.username or ""),
        "PGPASSWORD": unquote(parts.password or ""),
        "PGDATABASE": parts.path.removeprefix("/"),
    }
