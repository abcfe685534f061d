"""Environment variables with which `psql` and `pg_dump` connect to the database."""

import os


def build_connection_environment(url: str) -> dict[str, str]:
    """Return the current environment with the variables of libpq (`PGHOST`, `PGPASSWORD`, …) for the URL.

    The variables include options of the URL, such as `sslmode`. On a command line, other users of the machine could see
    the password. Other users cannot read an environment.
    """
    from psycopg.pq import Conninfo  # This import is slow.

    return {
        **os.environ,
        **{
            option.envvar.decode(): option.val.decode()
            for option in Conninfo.parse(url.encode())
            if option.envvar is not None and option.val is not None
        },
    }
