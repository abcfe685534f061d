"""All courses of one generation, looked at one by one.

Both sides are read as streams without stopping anybody. What seems to differ may have changed meanwhile: the judge
looks at it again, some at a time, with the drains held.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from elasticsearch import Elasticsearch
from psycopg.rows import class_row

from indexer.indexing.generations import records
from indexer.indexing.verification import course_statements as statements
from indexer.indexing.verification.course_checker import SHOWN, CourseChecker, Mend, Pair, StrayDocument
from indexer.indexing.verification.course_faults import Expected, Standing, standing_of
from indexer.indexing.verification.faults import Fault, IndexFaults
from indexer.indexing.verification.merge_join import merge_join
from indexer.indexing.verification.point_in_time import Hit, point_in_time
from indexer.shared.database import Connection, connect, snapshot
from schemas.documents.aliases import courses_index

SLICE = 500


def verify_courses(
    database_url: str,
    client: Elasticsearch,
    generation: records.Generation,
    percent: int,
    mend: Mend | None = None,
) -> IndexFaults:
    """Raises ElasticsearchUnavailable, IndexMissing, VerificationSuperseded."""
    judge = CourseChecker(client, generation, percent)
    strays: list[StrayDocument] = []
    with connect(database_url) as reading, connect(database_url) as looking:
        pairs = _pairs(reading, client, generation.id, judge.percent > 0, strays)
        while part := list(islice(pairs, SLICE)):
            judge.found.checked += len(part)
            judge.settle(looking, judge.suspects(looking, part), mend)
        for each in strays:
            judge.found.add(Fault.SURPLUS, each.document_id)
        if mend is not None and strays:
            mend(looking, [], strays)
    return judge.found


def _pairs(
    connection: Connection, client: Elasticsearch, generation: int, whole: bool, strays: list[StrayDocument]
) -> Iterator[Pair]:
    """Both sides by course id; documents under a name that is not theirs are put aside."""
    asked: dict[str, Any] = {} if whole else {"source_includes": SHOWN}
    with point_in_time(client, courses_index(generation)) as frozen, snapshot(connection):
        hits = frozen.hits({"match_all": {}}, **asked)
        yield from merge_join(_expected(connection, generation), _standing(hits, strays))


def _expected(connection: Connection, generation: int) -> Iterator[Expected]:
    with connection.cursor("every_course", row_factory=class_row(Expected)) as cursor:
        cursor.itersize = SLICE * 4
        cursor.execute(statements.EVERY_COURSE.encode(), {"generation": generation})
        yield from cursor


def _standing(hits: Iterator[Hit], strays: list[StrayDocument]) -> Iterator[Standing]:
    for hit in hits:
        if hit["_id"] == str(hit["sort"][0]):
            yield standing_of(hit)
        else:
            strays.append(StrayDocument(hit["_id"], hit["_version"]))
