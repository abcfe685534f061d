"""Compares the document counts of PostgreSQL and Elasticsearch while changes continue.

During the comparison, a lock stops the processes that write outbox changes, so the index does not change. An outbox row
is open until it is done. Every change that the index lacks has an open outbox row. Both counts therefore exclude the
documents that open rows affect. The counts of the other documents must be equal.

Lookup indices are the indices of value names (the names of countries, subjects and other things that searches use),
place suggestions and scholarships.
"""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from elasticsearch import Elasticsearch, dsl
from psycopg.rows import class_row

from indexer.indexing import locks
from indexer.indexing.elasticsearch.client import translate_errors
from indexer.indexing.elasticsearch.indices import PUBLISHED, list_index_names
from indexer.indexing.errors import GateFailed
from indexer.indexing.outbox.drain import drain
from indexer.indexing.outbox.fan_out import NOUNS, find_affected_courses
from indexer.indexing.outbox.lookup_documents import LOOKUP_INDICES, LookupIndex
from indexer.indexing.outbox.rows import ClaimedRow
from indexer.indexing.rebuild.course_slices import count_published_courses
from indexer.indexing.rebuild.distribution import (
    Distribution,
    read_indexed_distribution,
    read_published_distribution,
)
from indexer.shared.database import Connection, snapshot
from schemas.documents.aliases import courses_index

EXCLUDED_MAX = 10_000
"""If open rows affect more documents of one index than this, the rows are processed before the comparison."""
ROWS_READ = 5_000
COMPARED_WITHIN_SECONDS = 600.0
PAUSE_SECONDS = 0.5


@dataclass(frozen=True)
class Comparison:
    """The document counts in PostgreSQL and Elasticsearch.

    All counts except courses_published and courses_indexed exclude the documents that an open outbox row affects.
    """

    courses_published: int
    courses_indexed: int
    courses_compared_published: int
    courses_compared_indexed: int
    distribution_published: Distribution
    distribution_indexed: Distribution
    lookup_counts: tuple[tuple[str, int, int], ...]
    """For each lookup index: the index name, and the counts in PostgreSQL and Elasticsearch."""


@dataclass(frozen=True)
class Excluded:
    """The documents that open outbox rows affect."""

    courses: Sequence[int]
    lookups: Mapping[LookupIndex, set[str]]


def compare_counts(connection: Connection, client: Elasticsearch, generation: int) -> Comparison:
    """Wait until few changes are open, then compare.

    Raises GateFailed after COMPARED_WITHIN_SECONDS. Raises GateFailed at once if poisoned rows affect too many
    documents, because draining does not process these rows.
    """
    deadline = time.monotonic() + COMPARED_WITHIN_SECONDS
    while True:
        drain(connection, client)
        with locks.hold_exclusively(connection, locks.WRITES):
            comparison = _compare_once(connection, client, generation)
        if comparison is not None:
            return comparison
        if _find_excluded(connection, _read_open_rows(connection, only_poisoned=True)) is None:
            raise GateFailed(
                f"Poisoned outbox rows affect more than {EXCLUDED_MAX} documents: the new index cannot be compared. "
                "`finder outbox list` shows their errors. Correct the data, and run `finder outbox replay "
                "--all-poisoned`"
            )
        if time.monotonic() > deadline:
            raise GateFailed(
                f"For {COMPARED_WITHIN_SECONDS:.0f} s, more than {EXCLUDED_MAX} courses had open outbox rows: "
                "the new index cannot be compared"
            )
        time.sleep(PAUSE_SECONDS)


def _compare_once(connection: Connection, client: Elasticsearch, generation: int) -> Comparison | None:
    """Return the comparison, or None if too many changes are open."""
    with translate_errors():
        client.indices.refresh(index=list(list_index_names(generation)))
    with snapshot(connection):
        excluded = _find_excluded(connection, _read_open_rows(connection))
        if excluded is None:
            return None
        courses = excluded.courses
        index = courses_index(generation)
        return Comparison(
            courses_published=count_published_courses(connection),
            courses_indexed=_count_documents(client, index, PUBLISHED),
            courses_compared_published=_count_published_except(connection, courses),
            courses_compared_indexed=_count_documents(client, index, PUBLISHED & ~dsl.Q("terms", id=courses)),
            distribution_published=read_published_distribution(connection, courses),
            distribution_indexed=read_indexed_distribution(client, index, courses),
            lookup_counts=tuple(
                _compare_lookup_index(connection, client, each, generation, documents)
                for each, documents in excluded.lookups.items()
            ),
        )


def _compare_lookup_index(
    connection: Connection, client: Elasticsearch, each: LookupIndex, generation: int, excluded: set[str]
) -> tuple[str, int, int]:
    index = each.build_index_name(generation)
    expected = sum(document not in excluded for document in each.read_all_ids(connection))
    return index, expected, _count_documents(client, index, ~dsl.Q("ids", values=sorted(excluded)))


def _find_excluded(connection: Connection, rows: Sequence[ClaimedRow]) -> Excluded | None:
    """Return None if the rows affect too many documents."""
    if len(rows) > ROWS_READ:
        return None
    courses = _list_excluded_courses(connection, rows)
    if len(courses) > EXCLUDED_MAX:
        return None
    lookups = {each: set(each.build_ids(each.find_affected(connection, rows))) for each in LOOKUP_INDICES}
    if any(len(documents) > EXCLUDED_MAX for documents in lookups.values()):
        return None
    return Excluded(courses, lookups)


def _read_open_rows(connection: Connection, *, only_poisoned: bool = False) -> list[ClaimedRow]:
    """Return at most ROWS_READ + 1 open rows. The additional row shows that there are too many."""
    with connection.cursor(row_factory=class_row(ClaimedRow)) as cursor:
        return cursor.execute(
            "SELECT min(id) AS id, noun, row_id FROM outbox WHERE state <> 'done' AND noun = ANY(%s) "
            "AND (state = 'poisoned' OR NOT %s) GROUP BY noun, row_id LIMIT %s",
            (sorted(NOUNS), only_poisoned, ROWS_READ + 1),
        ).fetchall()


def _list_excluded_courses(connection: Connection, rows: Sequence[ClaimedRow]) -> list[int]:
    """Return the courses that open rows affect. The function stops when it has more than EXCLUDED_MAX."""
    reached: list[int] = []
    for ids in find_affected_courses(connection, rows, EXCLUDED_MAX):
        reached += ids
        if len(reached) > EXCLUDED_MAX:
            break
    return reached


def _count_published_except(connection: Connection, excluded: Sequence[int]) -> int:
    row = connection.execute(
        "SELECT count(*) FROM published_course WHERE id NOT IN (SELECT unnest(%s::integer[]))",
        (list(excluded),),
    ).fetchone()
    assert row is not None
    return int(row[0])


def _count_documents(client: Elasticsearch, index: str, query: dsl.Query) -> int:
    """Use the count API, because a search by default counts only up to 10,000 documents."""
    with translate_errors():
        return int(client.count(index=index, query=query.to_dict())["count"])
