"""Environment variables with which `psql` and `pg_dump` connect to the database."""

import os
from urllib.parse import unquote, urlsplit


def build_connection_environment(url: str) -> dict[str, str]:
    """Return the current environment with the variables of libpq (`PGHOST`, `PGPASSWORD`, …) for the URL.

    On a command line, other users of the machine could see the password. Other users cannot read an environment.
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
