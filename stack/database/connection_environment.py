"""How PostgreSQL's own programs are told where the database is."""

import os
from urllib.parse import unquote, urlsplit


def connection_environment(url: str) -> dict[str, str]:
    """Our environment with libpq's variables: a password among the arguments would show in every list of processes."""
    parts = urlsplit(url)
    return {
        **os.environ,
        "PGHOST": parts.hostname or "",
        "PGPORT": str(parts.port or 5432),
        "PGUSER": unquote(parts.username or ""),
        "PGPASSWORD": unquote(parts.password or ""),
        "PGDATABASE": parts.path.removeprefix("/"),
    }
