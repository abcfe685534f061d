"""Filling a new generation: one thread lists the courses in slices, others read, convert and write a slice each."""

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from itertools import islice
from queue import SimpleQueue

from elasticsearch import Elasticsearch

from indexer.database import Connection, connect, snapshot
from indexer.errors import DocumentRefused
from indexer.extract.documents import Versions, versioned_documents
from indexer.extract.vocabulary import all_values
from indexer.outbox.course_slice import write_documents
from indexer.outbox.values import VALUES_PER_BULK, next_version, value_write, write_values
from indexer.rebuild.slices import published_slices

COURSES_PER_SLICE = 1_000
LOADERS = 3
"""While one waits for PostgreSQL and one for the engine, the third converts."""


def load_values(connection: Connection, client: Elasticsearch, generation: int) -> None:
    """Write the whole vocabulary. Raises DocumentRefused."""
    version = next_version(connection)
    with snapshot(connection):
        writes = (value_write(document, version) for document in all_values(connection))
        while part := list(islice(writes, VALUES_PER_BULK)):
            refused = write_values(client, generation, part)
            if refused:
                raise DocumentRefused(f"Elasticsearch refused {len(refused)} values, first {refused[0]}")


def load_courses(
    database_url: str, client: Elasticsearch, generation: int, report: Callable[[int], None]
) -> int:
    """Write every published course; `report` hears how many are written. Raises DocumentRefused."""
    with ExitStack() as cleanup:
        lister = cleanup.enter_context(connect(database_url))
        connections: SimpleQueue[Connection] = SimpleQueue()
        for _ in range(LOADERS):
            connections.put(cleanup.enter_context(connect(database_url)))
        pool = cleanup.enter_context(ThreadPoolExecutor(LOADERS, "load"))

        def load(versions: Versions) -> int:
            connection = connections.get()
            try:
                return _load_slice(connection, client, generation, versions)
            finally:
                connections.put(connection)

        written = 0
        running: deque[Future[int]] = deque()
        for versions in published_slices(lister, COURSES_PER_SLICE):
            if len(running) == LOADERS * 2:
                written += running.popleft().result()
                report(written)
            running.append(pool.submit(load, versions))
        for future in running:
            written += future.result()
            report(written)
        return written


def _load_slice(connection: Connection, client: Elasticsearch, generation: int, versions: Versions) -> int:
    """Read, convert and write one slice; how many documents it had."""
    (documents,) = versioned_documents(connection, [versions])
    refused = write_documents(connection, client, generation, documents)
    if refused:
        course_id, reason = next(iter(refused.items()))
        raise DocumentRefused(f"Elasticsearch refused the document of course {course_id}: {reason}")
    return len(documents)
