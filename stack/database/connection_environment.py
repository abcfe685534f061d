"""Environment variables that tell `psql` and `pg_dump` how to connect to the database."""

import os
from urllib.parse import unquote, urlsplit


def build_connection_environment(url: str) -> dict[str, str]:
    """Return the current environment with the variables of libpq.

    The password is not passed as an argument, because other users can read the arguments of a process.
    """
    parts = urlsplit(url)
    return {
        **os.environ,
        "PGHOST": parts.hostname or "",
        "PGPORT": str(parts.port or 5432),
        "PGUSER": unquote(parts.username or ""),
        "PGPASSWORD": unquote(parts.password or ""),
        "PGDATABASE": parts.path.removeprefix("/"),
    }
