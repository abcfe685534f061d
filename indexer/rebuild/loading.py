"""Filling a new generation: one thread lists the courses in slices, others read, convert and write a slice each."""

import gc
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import islice
from queue import SimpleQueue

from elasticsearch import Elasticsearch

from indexer.database import Connection, connect, snapshot
from indexer.engine.bulk import Write
from indexer.engine.patience import patiently
from indexer.errors import DocumentRefused
from indexer.extract.documents import Versions, versioned_documents
from indexer.outbox.course_slice import write_documents
from indexer.outbox.small_documents import SMALL_INDICES, SmallIndex
from indexer.outbox.values import VALUES_PER_BULK, next_version, value_write, write_values
from indexer.rebuild.slices import published_slices

COURSES_PER_SLICE = 1_000
LOADERS = 3
"""While one waits for PostgreSQL and one for the engine, the third converts."""


def load(database_url: str, client: Elasticsearch, generation: int, report: Callable[[int], None]) -> int:
    """Write the vocabulary, the places and every published course; `report` hears how many courses are written.

    Raises DocumentRefused.
    """
    with ExitStack() as cleanup:
        cleanup.enter_context(_no_search_for_cycles())
        lister = cleanup.enter_context(connect(database_url))
        connections = _Connections(database_url, cleanup)
        pool = cleanup.enter_context(ThreadPoolExecutor(LOADERS, "load"))
        small = [
            pool.submit(connections.lend_to, _small_loader(client, generation, each))
            for each in SMALL_INDICES
        ]
        written = 0
        running: deque[Future[int]] = deque()
        for versions in published_slices(lister, COURSES_PER_SLICE):
            if len(running) == LOADERS * 2:
                written += running.popleft().result()
                report(written)
            running.append(pool.submit(connections.lend_to, _slice_loader(client, generation, versions)))
        for future in running:
            written += future.result()
            report(written)
        for future in small:
            future.result()
        return written


@contextmanager
def _no_search_for_cycles() -> Iterator[None]:
    """Rows and documents hold no cycles, and looking for some takes as long as converting: half of the work."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class _Connections:
    """A connection for each loader."""

    def __init__(self, database_url: str, cleanup: ExitStack) -> None:
        self._free: SimpleQueue[Connection] = SimpleQueue()
        for _ in range(LOADERS):
            self._free.put(cleanup.enter_context(connect(database_url)))

    def lend_to(self, work: Callable[[Connection], int]) -> int:
        with self._lent() as connection:
            return work(connection)

    @contextmanager
    def _lent(self) -> Iterator[Connection]:
        connection = self._free.get()
        try:
            yield connection
        finally:
            self._free.put(connection)


def value_bulks(connection: Connection, of: SmallIndex) -> Iterator[list[Write]]:
    """A whole index in bulks; a number drawn before it is read orders it among the writes of drains."""
    version = next_version(connection)
    with snapshot(connection):
        writes = (value_write(document, version) for document in of.all(connection))
        while part := list(islice(writes, VALUES_PER_BULK)):
            yield part


def _small_loader(client: Elasticsearch, generation: int, of: SmallIndex) -> Callable[[Connection], int]:
    def load_small(connection: Connection) -> int:
        written = 0
        for part in value_bulks(connection, of):
            refused = patiently(partial(write_values, client, of.index_of(generation), part))
            if refused:
                raise DocumentRefused(f"Elasticsearch refused {len(refused)} documents, first {refused[0]}")
            written += len(part)
        return written

    return load_small


def _slice_loader(client: Elasticsearch, generation: int, versions: Versions) -> Callable[[Connection], int]:
    def load_slice(connection: Connection) -> int:
        (documents,) = versioned_documents(connection, [versions])
        refused = patiently(partial(write_documents, connection, client, generation, documents))
        if refused:
            course_id, reason = next(iter(refused.items()))
            raise DocumentRefused(f"Elasticsearch refused the document of course {course_id}: {reason}")
        return len(documents)

    return load_slice
