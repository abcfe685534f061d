"""Reads places from PostgreSQL as suggestion documents."""

from collections.abc import Iterator, Mapping, Sequence

from psycopg import sql
from psycopg.rows import dict_row

from indexer.indexing.documents.suggestion.conversion import build_suggestion_document, build_suggestion_id
from indexer.indexing.extraction.suggestion_statements import STATEMENTS
from indexer.shared.database import Connection, snapshot
from schemas.documents.suggestion.document import SuggestionDocument, SuggestionKind

ROWS_PER_READ = 1_000


def read_all_places(connection: Connection) -> Iterator[SuggestionDocument]:
    """Yield every suggestion document. The caller opens the snapshot. At most 1,000 rows are in memory."""
    for kind in STATEMENTS:
        yield from _read(connection, kind, None)


def read_all_place_ids(connection: Connection) -> Iterator[str]:
    """Yield the `_id` of every suggestion document. The caller opens the snapshot."""
    for kind, statement in STATEMENTS.items():
        every = sql.SQL("SELECT id FROM ({}) AS each").format(sql.SQL(statement).format(only=sql.SQL("true")))
        for (row_id,) in connection.execute(every):
            yield build_suggestion_id(kind, row_id)


def read_places(
    connection: Connection, wanted: Mapping[SuggestionKind, Sequence[int]]
) -> list[SuggestionDocument]:
    """Return the wanted documents that exist. The function opens one snapshot for all its statements."""
    with snapshot(connection):
        return [document for kind, ids in wanted.items() for document in _read(connection, kind, ids)]


def _read(
    connection: Connection, kind: SuggestionKind, ids: Sequence[int] | None
) -> Iterator[SuggestionDocument]:
    only = sql.SQL("true") if ids is None else sql.SQL("{}.id = ANY(%s)").format(sql.Identifier(kind))
    statement = sql.SQL(STATEMENTS[kind]).format(only=only)
    with connection.cursor(f"places_{kind}", row_factory=dict_row) as cursor:
        cursor.itersize = ROWS_PER_READ
        cursor.execute(statement, None if ids is None else (list(ids),))
        for row in cursor:
            yield build_suggestion_document(kind, row)
