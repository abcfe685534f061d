"""Reads published scholarships from PostgreSQL as documents."""

from collections.abc import Iterator, Mapping, Sequence

from psycopg import sql
from psycopg.rows import dict_row

from indexer.indexing.documents.scholarship.conversion import build_scholarship_document, build_scholarship_id
from indexer.shared.database import Connection, snapshot
from schemas.documents.scholarship.document import ScholarshipDocument, ScholarshipKind
from schemas.documents.scholarship.statements import PUBLISHED_SCHOLARSHIP_IDS, SCHOLARSHIPS

ROWS_PER_READ = 1_000


def read_all_scholarships(connection: Connection) -> Iterator[ScholarshipDocument]:
    """Yield every scholarship document. The caller opens the snapshot. At most 1,000 rows are in memory."""
    return _read(connection, None)


def read_all_scholarship_ids(connection: Connection) -> Iterator[str]:
    """Yield the `_id` of every scholarship document. The caller opens the snapshot."""
    for (row_id,) in connection.execute(PUBLISHED_SCHOLARSHIP_IDS):
        yield build_scholarship_id("scholarship", row_id)


def read_scholarships(
    connection: Connection, wanted: Mapping[ScholarshipKind, Sequence[int]]
) -> list[ScholarshipDocument]:
    """Return the wanted documents that exist. The function opens one snapshot."""
    with snapshot(connection):
        return [document for ids in wanted.values() for document in _read(connection, ids)]


def _read(connection: Connection, ids: Sequence[int] | None) -> Iterator[ScholarshipDocument]:
    only = sql.SQL("true" if ids is None else "scholarship.id = ANY(%s)")
    statement = sql.SQL(SCHOLARSHIPS).format(only=only)
    with connection.cursor("scholarships", row_factory=dict_row) as cursor:
        cursor.itersize = ROWS_PER_READ
        cursor.execute(statement, None if ids is None else (list(ids),))
        for row in cursor:
            yield build_scholarship_document(row)
