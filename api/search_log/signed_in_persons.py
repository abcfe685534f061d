"""Reads who is signed in, so that the log can omit the names of students, and all searches of staff."""

import time
from collections import OrderedDict
from dataclasses import dataclass

from fastapi import Request

from api.account.cookies import SESSION, read_cookie
from api.database import Database, DatabaseUnavailable, read_rows
from schemas.secret_hashes import hash_token
from schemas.vocabulary.roles import STAFF_ROLES

CACHE_SECONDS = 300.0
CACHE_MAX = 2_000
_READ = """
SELECT session.role, person.first_name, person.last_name FROM session JOIN person ON person.id = session.person_id
WHERE session.token_hash = %s
"""


@dataclass(frozen=True, slots=True)
class SignedInPerson:
    """names: the names to remove from texts. is_staff: true if the session has one of STAFF_ROLES."""

    names: tuple[str, ...] = ()
    is_staff: bool = False


NOBODY = SignedInPerson()


class SignedInPersons:
    """A cache of persons by session. The person of a session is read from PostgreSQL at most once in 5 minutes."""

    def __init__(self) -> None:
        self._cached: OrderedDict[bytes, tuple[float, SignedInPerson]] = OrderedDict()

    async def read(self, database: Database, request: Request) -> SignedInPerson | None:
        """Read the signed-in person. Returns NOBODY without a session.

        Returns None if the person is not cached and PostgreSQL is unavailable.
        """
        token = read_cookie(request, SESSION)
        if token is None:
            return NOBODY
        key = hash_token(token)
        cached = self._cached.get(key)
        if cached is not None and cached[0] > time.monotonic():
            return cached[1]
        try:
            async with database.transaction() as connection:
                rows = await read_rows(connection, _READ, (key,))
        except DatabaseUnavailable:
            return None
        person = NOBODY
        for row in rows:
            is_staff = row.pop("role") in STAFF_ROLES
            person = SignedInPerson(tuple(str(name) for name in row.values() if name), is_staff)
        self._cached[key] = (time.monotonic() + CACHE_SECONDS, person)
        while len(self._cached) > CACHE_MAX:
            self._cached.popitem(last=False)
        return person

    async def is_staff(self, request: Request) -> bool:
        """True if the signed-in person is staff. False if the person cannot be read."""
        person = await self.read(request.app.state.database, request)
        return person is not None and person.is_staff
