"""Loads the batches of a new generation (a complete set of indices) in several threads.

Several processes can load the same generation.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from functools import partial
from itertools import islice
from threading import Event, get_native_id

from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.bulk import Write
from indexer.indexing.elasticsearch.retry_policy import retry_while_unavailable
from indexer.indexing.errors import DocumentRefused, RebuildFailed
from indexer.indexing.extraction.documents import build_versioned_documents
from indexer.indexing.generations import batches, records
from indexer.indexing.generations.batches import Batch
from indexer.indexing.outbox.course_writes import write_documents
from indexer.indexing.outbox.fan_out import NOUNS
from indexer.indexing.outbox.lookup_documents import SCHOLARSHIPS, SUGGESTIONS, VALUE_NAMES, LookupIndex
from indexer.indexing.outbox.lookup_writes import (
    LOOKUP_DOCUMENTS_PER_BULK,
    build_lookup_write,
    take_next_version,
    write_lookup_documents,
)
from indexer.indexing.rebuild.course_slices import read_published_slices
from indexer.indexing.rebuild.throttling import get_search_load
from indexer.shared.database import Connection, connect, snapshot
from indexer.shared.garbage_collection import pause_garbage_collection
from schemas.vocabulary.kinds import GenerationState, RebuildPart

COURSES_PER_SLICE = 1_000
LOADING_THREADS = 3
"""All threads do the same work. While two wait for PostgreSQL and Elasticsearch, the third can convert documents."""
LOADING_THREADS_UNDER_SEARCH_LOAD = 1
"""The number of threads under search load in the process that leads the rebuild. Helping processes stop."""
PAUSE_FACTOR_UNDER_SEARCH_LOAD = 1.0
"""Under search load, the pause after a slice is this factor times the duration of the slice."""
POLL_SECONDS = 0.2
NICENESS = 10

LOOKUP_PARTS: dict[str, LookupIndex] = {
    RebuildPart.VALUE_NAMES: VALUE_NAMES,
    RebuildPart.SUGGESTIONS: SUGGESTIONS,
    RebuildPart.SCHOLARSHIPS: SCHOLARSHIPS,
}

ShouldContinue = Callable[[Connection], bool]
"""A function that returns True if a loading thread should claim another batch."""


def load_generation(database_url: str, client: Elasticsearch, generation: int) -> None:
    """Load batches until all batches of the generation are finished. Other processes may load some of them.

    Raises DocumentRefused, ElasticsearchUnavailable or IndexMissing. Raises RebuildFailed if another process has marked
    the generation failed, for example after a cancellation.
    """

    def should_continue(connection: Connection) -> bool:
        assert_building(connection, generation)
        return not batches.count_batches(connection, generation).is_complete

    _load_batches(database_url, client, generation, should_continue)


def assert_building(connection: Connection, generation: int) -> None:
    """Raise RebuildFailed if another process has marked the generation failed, for example after a cancellation."""
    building = records.find_by_id(connection, generation)
    if building is None or building.state != GenerationState.BUILDING:
        reason = (building and building.error) or "its record is gone"
        raise RebuildFailed(f"Generation {generation} is not built further: {reason}")


def help_with_loading(database_url: str, client: Elasticsearch, generation: int, seconds: float) -> None:
    """Load batches. Claim no batch after `seconds`.

    Stop earlier if no batch is free, a change is waiting, or the search load is high.
    Raises the errors of the loading. The batch is then free again, and the process that leads the rebuild loads it. If
    the error occurs again, the leading process reports the error.
    """
    deadline = time.monotonic() + seconds

    def should_continue(connection: Connection) -> bool:
        return (
            time.monotonic() < deadline
            and not get_search_load(client).is_high()
            and not has_open_changes(connection)
        )

    _load_batches(database_url, client, generation, should_continue, waits=False)


def read_lookup_bulks(connection: Connection, lookup: LookupIndex) -> Iterator[list[Write]]:
    """Yield all writes of a lookup index in bulks.

    The version is taken before the rows are read, so that a later change has a higher version.
    """
    version = take_next_version(connection)
    with snapshot(connection):
        writes = (build_lookup_write(document, version) for document in lookup.read_all(connection))
        while part := list(islice(writes, LOOKUP_DOCUMENTS_PER_BULK)):
            yield part


def _load_batches(
    database_url: str,
    client: Elasticsearch,
    generation: int,
    should_continue: ShouldContinue,
    *,
    waits: bool = True,
) -> None:
    """Load batches in LOADING_THREADS threads. After an error, every thread stops at the end of its batch.

    waits: if no batch is free, true waits for one, and false ends the thread.
    """
    stopped = Event()

    def work(number: int) -> None:
        lower_thread_priority()
        with connect(database_url) as connection, batches.open_claimer(connection, generation) as claimer:
            while not stopped.is_set() and should_continue(connection):
                if number >= LOADING_THREADS_UNDER_SEARCH_LOAD and get_search_load(client).is_high():
                    stopped.wait(POLL_SECONDS)
                    continue
                batch = claimer.claim_next()
                if batch is not None:
                    claimer.finish(batch, _write_batch(connection, client, generation, batch))
                elif not waits or stopped.wait(POLL_SECONDS):
                    return

    with pause_garbage_collection(), ThreadPoolExecutor(LOADING_THREADS, "load") as pool:
        futures = [pool.submit(work, number) for number in range(LOADING_THREADS)]
        try:
            wait(futures, return_when=FIRST_EXCEPTION)
        finally:
            stopped.set()
    for each in futures:
        each.result()


def lower_thread_priority() -> None:
    """Lower the priority of this thread, so that searches and tasks that process the outbox get the processors first.

    Works on Linux only.
    """
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), NICENESS)


def _write_batch(connection: Connection, client: Elasticsearch, generation: int, batch: Batch) -> int:
    """Returns the number of written documents."""
    if batch.part == RebuildPart.COURSES:
        return _write_courses(connection, client, generation, batch)
    return _write_lookup_documents(connection, client, generation, LOOKUP_PARTS[batch.part])


def _write_lookup_documents(
    connection: Connection, client: Elasticsearch, generation: int, lookup: LookupIndex
) -> int:
    written = 0
    for part in read_lookup_bulks(connection, lookup):
        refused = retry_while_unavailable(
            partial(write_lookup_documents, client, lookup.build_index_name(generation), part)
        )
        if refused:
            raise DocumentRefused(f"Elasticsearch refused {len(refused)} documents, first {refused[0]}")
        written += len(part)
    return written


def _write_courses(connection: Connection, client: Elasticsearch, generation: int, batch: Batch) -> int:
    """Returns the number of written documents. Pauses after each slice under search load.

    The versions of the courses in a slice are read before the courses, so that a later change has a higher version.
    """
    written = 0
    slices = read_published_slices(connection, COURSES_PER_SLICE, batch.after_id, batch.up_to_id)
    begun = time.monotonic()
    for documents in build_versioned_documents(connection, slices):
        refused = retry_while_unavailable(partial(write_documents, connection, client, generation, documents))
        if refused:
            course_id, reason = next(iter(refused.items()))
            raise DocumentRefused(f"Elasticsearch refused the document of course {course_id}: {reason}")
        written += len(documents)
        if get_search_load(client).is_high():
            time.sleep(PAUSE_FACTOR_UNDER_SEARCH_LOAD * (time.monotonic() - begun))
        begun = time.monotonic()
    return written


def has_open_changes(connection: Connection) -> bool:
    row = connection.execute(
        "SELECT EXISTS (SELECT FROM outbox WHERE state = 'pending' AND noun = ANY(%s) "
        "AND (claimed_until IS NULL OR claimed_until < clock_timestamp()))",
        (sorted(NOUNS),),
    ).fetchone()
    return row is not None and bool(row[0])
