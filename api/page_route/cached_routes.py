"""Caches the slugs of the page types for all requests of a process."""

import time
from collections.abc import Callable

from api.database import BEGIN_SNAPSHOT, Database, DatabaseUnavailable
from api.page_route.queries import read_route_table
from api.page_route.table import DEFAULT_ROUTES, RouteTable

TTL_SECONDS = 1.0
"""The time after which the slugs are read again. After a change in PostgreSQL, the site uses the new slug then."""


class CachedRoutes:
    """Reads the slugs at most once per second.

    While PostgreSQL is unavailable, `get` returns the last slugs. Before the first successful read, `get` returns the
    default slugs.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._routes = DEFAULT_ROUTES
        self._read_at = float("-inf")

    async def get(self, database: Database) -> RouteTable:
        if self._clock() - self._read_at < TTL_SECONDS:
            return self._routes
        self._read_at = self._clock()
        try:
            async with database.transaction(BEGIN_SNAPSHOT) as connection:
                routes = await read_route_table(connection)
        except DatabaseUnavailable:
            return self._routes
        if routes != self._routes:
            self._routes = routes
        return self._routes
