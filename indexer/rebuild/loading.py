"""Filling a new generation: one thread reads and converts, others write."""

from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from itertools import islice
from queue import SimpleQueue

from elasticsearch import Elasticsearch

from indexer.database import Connection, connect, snapshot
from indexer.errors import DocumentRefused
from indexer.extract.documents import VersionedDocument, versioned_documents
from indexer.extract.vocabulary import all_values
from indexer.outbox.course_slice import write_documents
from indexer.outbox.values import VALUES_PER_BULK, next_version, value_write, write_values
from indexer.rebuild.slices import published_slices

COURSES_PER_SLICE = 500
WRITERS = 2
SLICES_WAITING_PER_WRITER = 2


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
        reader = cleanup.enter_context(connect(database_url))
        writers: SimpleQueue[Connection] = SimpleQueue()
        for _ in range(WRITERS):
            writers.put(cleanup.enter_context(connect(database_url)))
        pool = cleanup.enter_context(ThreadPoolExecutor(WRITERS, "bulk"))

        def write(documents: Sequence[VersionedDocument]) -> int:
            connection = writers.get()
            try:
                refused = write_documents(connection, client, generation, documents)
            finally:
                writers.put(connection)
            for course_id, reason in refused.items():
                raise DocumentRefused(f"Elasticsearch refused the document of course {course_id}: {reason}")
            return len(documents)

        written = 0
        running: deque[Future[int]] = deque()
        for documents in versioned_documents(reader, published_slices(reader, COURSES_PER_SLICE)):
            if len(running) >= WRITERS * SLICES_WAITING_PER_WRITER:
                written += running.popleft().result()
                report(written)
            running.append(pool.submit(write, documents))
        for future in running:
            written += future.result()
            report(written)
        return written
