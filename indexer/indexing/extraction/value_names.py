"""Reads value name documents. Values are read from PostgreSQL, and the lexicon is read from its own files.

Value names are the names of countries, subjects, articles and other things that searches use. The lexicon has the words
and phrases that the search understands.
"""

from collections.abc import Iterator, Mapping, Sequence

from psycopg import sql
from psycopg.rows import dict_row

from indexer.indexing.documents.value_name.conversion import build_value_name_document, build_value_name_id
from indexer.indexing.documents.value_name.lexicon import build_lexicon_documents, list_lexicon_ids
from indexer.indexing.extraction.value_name_statements import STATEMENTS
from indexer.shared.database import Connection, snapshot
from schemas.documents.value_name.document import ValueKind, ValueNameDocument

ROWS_PER_READ = 1_000


def read_all_values(connection: Connection) -> Iterator[ValueNameDocument]:
    """Yield every value name document. The caller opens the snapshot. At most 1,000 rows are in memory."""
    for kind in STATEMENTS:
        yield from _read(connection, kind, None)
    yield from build_lexicon_documents()


def read_all_value_ids(connection: Connection) -> Iterator[str]:
    """Yield the `_id` of every value name document. The caller opens the snapshot."""
    for kind, statement in STATEMENTS.items():
        every = sql.SQL("SELECT id FROM ({}) AS each").format(sql.SQL(statement).format(only=sql.SQL("true")))
        for (row_id,) in connection.execute(every):
            yield build_value_name_id(kind, row_id)
    for number in list_lexicon_ids():
        yield build_value_name_id("lexicon", number)


def read_values(connection: Connection, wanted: Mapping[ValueKind, Sequence[int]]) -> list[ValueNameDocument]:
    """Return the wanted documents that exist. The function opens one snapshot for all its statements."""
    of_lexicon = wanted.get("lexicon", ())
    lexicon = [each for each in build_lexicon_documents() if each["id"] in of_lexicon] if of_lexicon else []
    of_database = {kind: ids for kind, ids in wanted.items() if kind != "lexicon"}
    with snapshot(connection):
        values = [document for kind, ids in of_database.items() for document in _read(connection, kind, ids)]
    return [*values, *lexicon]


def _read(connection: Connection, kind: ValueKind, ids: Sequence[int] | None) -> Iterator[ValueNameDocument]:
    only = sql.SQL("true") if ids is None else sql.SQL("{}.id = ANY(%s)").format(sql.Identifier(kind))
    statement = sql.SQL(STATEMENTS[kind]).format(only=only)
    with connection.cursor(f"values_{kind}", row_factory=dict_row) as cursor:
        cursor.itersize = ROWS_PER_READ
        cursor.execute(statement, None if ids is None else (list(ids),))
        for row in cursor:
            yield build_value_name_document(kind, row)
