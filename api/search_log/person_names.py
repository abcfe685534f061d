"""Reads the names of the signed-in person, so that the log can leave them out of texts."""

import time
from collections import OrderedDict

from fastapi import Request

from api.account.cookies import SESSION, read_cookie
from api.database import Database, DatabaseUnavailable, read_rows
from schemas.secret_hashes import hash_token

CACHE_SECONDS = 300.0
CACHE_MAX = 2_000
_READ = """
SELECT person.first_name, person.last_name FROM session JOIN person ON person.id = session.person_id
WHERE session.token_hash = %s
"""


class PersonNames:
    """A cache of names by session. The names of a session are read from PostgreSQL every 5 minutes."""

    def __init__(self) -> None:
        self._cached: OrderedDict[bytes, tuple[float, tuple[str, ...]]] = OrderedDict()

    async def read(self, database: Database, request: Request) -> tuple[str, ...] | None:
        """Return no names for a visitor. Returns None if PostgreSQL cannot answer."""
        token = read_cookie(request, SESSION)
        if token is None:
            return ()
        key = hash_token(token)
        cached = self._cached.get(key)
        if cached is not None and cached[0] > time.monotonic():
            return cached[1]
        try:
            async with database.transaction() as connection:
                rows = await read_rows(connection, _READ, (key,))
        except DatabaseUnavailable:
            return None
        names = tuple(str(name) for row in rows for name in row.values() if name)
        self._cached[key] = (time.monotonic() + CACHE_SECONDS, names)
        while len(self._cached) > CACHE_MAX:
            self._cached.popitem(last=False)
        return names
