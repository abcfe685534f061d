"""Verifies all courses of one generation.

PostgreSQL and Elasticsearch are read as streams without locks. A course may therefore differ only because it changed
between the two reads. CourseChecker compares differing courses again, at most 500 at a time, while a lock stops the
drains, which write to the index. A generation is a complete set of indices, built by one rebuild.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from elasticsearch import Elasticsearch, dsl
from psycopg.rows import class_row

from indexer.indexing.generations import records
from indexer.indexing.verification import course_statements as statements
from indexer.indexing.verification.course_checker import (
    HASH_FIELDS,
    CourseChecker,
    Pair,
    RepairFunction,
    StrayDocument,
)
from indexer.indexing.verification.course_faults import ExpectedCourse, StoredDocument, parse_stored_document
from indexer.indexing.verification.faults import Fault, IndexFaults
from indexer.indexing.verification.merge_join import merge_join
from indexer.indexing.verification.point_in_time import Hit, open_point_in_time
from indexer.shared.database import Connection, connect, snapshot
from schemas.documents.aliases import courses_index

SLICE = 500


def verify_courses(
    database_url: str,
    client: Elasticsearch,
    generation: records.Generation,
    percent: int,
    repair: RepairFunction | None = None,
) -> IndexFaults:
    """Verify the courses. If `repair` is given, repair the faults.

    Raises ElasticsearchUnavailable or IndexMissing.
    Raises VerificationSuperseded if the generation has changed its state before a second comparison.
    """
    checker = CourseChecker(client, generation, percent)
    strays: list[StrayDocument] = []
    with connect(database_url) as read_connection, connect(database_url) as recheck_connection:
        pairs = _read_pairs(read_connection, client, generation.id, checker.percent > 0, strays)
        while part := list(islice(pairs, SLICE)):
            checker.found.checked += len(part)
            checker.confirm_faults(
                recheck_connection, checker.find_suspects(recheck_connection, part), repair
            )
        for each in strays:
            checker.found.add(Fault.SURPLUS, each.document_id)
        if repair is not None and strays:
            repair(recheck_connection, [], strays)
    return checker.found


def _read_pairs(
    connection: Connection,
    client: Elasticsearch,
    generation: int,
    with_content: bool,
    strays: list[StrayDocument],
) -> Iterator[Pair]:
    """Yield the expected and the stored document of each course, ordered by id.

    Add to `strays` the documents whose `_id` is not the course id in their content.
    """
    source_options: dict[str, Any] = {} if with_content else {"source_includes": HASH_FIELDS}
    with open_point_in_time(client, courses_index(generation)) as pit, snapshot(connection):
        hits = pit.iterate_hits(dsl.Q("match_all"), **source_options)
        yield from merge_join(_read_expected(connection, generation), _read_stored(hits, strays))


def _read_expected(connection: Connection, generation: int) -> Iterator[ExpectedCourse]:
    with connection.cursor("every_course", row_factory=class_row(ExpectedCourse)) as cursor:
        cursor.itersize = SLICE * 4
        cursor.execute(statements.EVERY_COURSE.encode(), {"generation": generation})
        yield from cursor


def _read_stored(hits: Iterator[Hit], strays: list[StrayDocument]) -> Iterator[StoredDocument]:
    for hit in hits:
        if hit["_id"] == str(hit["sort"][0]):
            yield parse_stored_document(hit)
        else:
            strays.append(StrayDocument(hit["_id"], hit["_version"]))
