"""The environment variables with which `psql` and `pg_dump` find the database."""

import os
from urllib.parse import unquote, urlsplit


def build_connection_environment(url: str) -> dict[str, str]:
    """Build the current environment plus the variables of libpq. Other users could read a password in arguments."""
    parts = urlsplit(url)
    return {
        **os.environ,
        "PGHOST": parts.hostname or "",
        "PGPORT": str(parts.port or 5432),
        "PGUSER": unquote(parts.username or ""),
        "PGPASSWORD": unquote(parts.password or ""),
        "PGDATABASE": parts.path.removeprefix("/"),
    }
