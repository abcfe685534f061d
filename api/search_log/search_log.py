"""Writes entries to the spool of this process, and flushes them to the disk once a second."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import orjson

from api.search_log.signed_in_persons import SignedInPersons
from schemas.search_log.entries import Entry
from schemas.search_log.spool_writer import SpoolWriter
from schemas.settings import Settings

log = logging.getLogger(__name__)

SYNC_SECONDS = 1.0
"""A power failure loses at most the lines of this time. If only the process ends, no line is lost."""
_WARNING_SECONDS = 60.0


class SearchLog:
    """Writes entries to the spool. The search still gets its response if writing fails, such as on a full disk.

    Failures are logged at most once per minute.
    """

    def __init__(self, writer: SpoolWriter) -> None:
        self.persons = SignedInPersons()
        self._writer = writer
        self._warned: float | None = None

    def write(self, *entries: Entry) -> None:
        try:
            for entry in entries:
                self._writer.append(orjson.dumps(entry))
        except OSError as error:
            self._warn(error)

    async def keep_synced(self) -> None:
        while True:
            await asyncio.sleep(SYNC_SECONDS)
            try:
                await asyncio.to_thread(self._writer.sync)
            except OSError as error:
                self._warn(error)

    def close(self) -> None:
        self._writer.close()

    def _warn(self, error: OSError) -> None:
        now = time.monotonic()
        if self._warned is None or now - self._warned > _WARNING_SECONDS:
            self._warned = now
            log.error("Entries of the search log are lost, because the spool cannot be written: %s", error)


@asynccontextmanager
async def open_search_log(given: Settings) -> AsyncIterator[SearchLog | None]:
    """Open the log. The value is None if FINDER_SEARCH_LOG is false."""
    if not given.finder_search_log:
        yield None
        return
    opened = SearchLog(SpoolWriter(given.search_log_folder))
    task = asyncio.create_task(opened.keep_synced())
    try:
        yield opened
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        opened.close()
