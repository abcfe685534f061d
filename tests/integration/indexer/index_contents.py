"""Builds the expected documents from PostgreSQL, reads the stored documents from the index, and compares both.

A generation is one complete build of the index.
"""

from collections.abc import Iterator
from typing import Any

from elasticsearch import Elasticsearch
from elasticsearch.helpers import scan

from indexer.indexing.documents.course.conversion import build_course_document
from indexer.indexing.documents.scholarship.conversion import build_scholarship_id
from indexer.indexing.documents.suggestion.conversion import build_suggestion_id
from indexer.indexing.documents.value_name.conversion import build_value_name_id
from indexer.indexing.extraction.courses import read_courses
from indexer.indexing.extraction.scholarships import read_all_scholarships
from indexer.indexing.extraction.suggestions import read_all_places
from indexer.indexing.extraction.value_names import read_all_values
from indexer.indexing.generations import records
from indexer.shared.database import Connection, snapshot
from schemas.documents.aliases import courses_index, scholarships_index, suggestions_index, value_name_index

Documents = dict[str, dict[str, Any]]


def remove_everything(client: Elasticsearch) -> None:
    leftovers = list(client.indices.get(index="courses*,vocabulary*,suggestions*,scholarships*"))
    if leftovers:
        client.indices.delete(index=leftovers)


def read_live_generation(connection: Connection) -> int:
    live = records.find_live(connection)
    assert live is not None
    return live.id


def read_published_ids(connection: Connection) -> list[int]:
    return [row[0] for row in connection.execute("SELECT id FROM published_course ORDER BY id")]


def build_expected_courses(connection: Connection) -> Documents:
    """Build the course documents from PostgreSQL, by id."""
    rows = read_courses(connection, read_published_ids(connection))
    return {str(row.id): dict(build_course_document(row)) for row in rows}


def build_expected_values(connection: Connection) -> Documents:
    with snapshot(connection):
        return {
            build_value_name_id(each["kind"], each["id"]): dict(each) for each in read_all_values(connection)
        }


def build_expected_places(connection: Connection) -> Documents:
    with snapshot(connection):
        return {
            build_suggestion_id(each["kind"], each["id"]): dict(each) for each in read_all_places(connection)
        }


def build_expected_scholarships(connection: Connection) -> Documents:
    with snapshot(connection):
        return {
            build_scholarship_id(each["kind"], each["id"]): dict(each)
            for each in read_all_scholarships(connection)
        }


def read_documents(client: Elasticsearch, index: str) -> Documents:
    """Read all documents of an index, including tombstones (documents with `deleted`)."""
    client.indices.refresh(index=index)
    return {hit["_id"]: hit["_source"] for hit in _hits(client, index)}


def read_indexed_courses(client: Elasticsearch, generation: int) -> Documents:
    """Read the course documents of a generation, without tombstones."""
    documents = read_documents(client, courses_index(generation))
    return {each: document for each, document in documents.items() if not document["deleted"]}


def assert_index_equals_postgresql(
    connection: Connection, client: Elasticsearch, generation: int | None = None
) -> None:
    """Assert that a generation has exactly the documents built from PostgreSQL.

    By default, check the live generation.
    """
    number = read_live_generation(connection) if generation is None else generation
    assert read_indexed_courses(client, number) == build_expected_courses(connection)
    assert read_documents(client, value_name_index(number)) == build_expected_values(connection)
    assert read_documents(client, suggestions_index(number)) == build_expected_places(connection)
    assert read_documents(client, scholarships_index(number)) == build_expected_scholarships(connection)


def open_rows(connection: Connection) -> list[tuple[Any, ...]]:
    return connection.execute(
        "SELECT noun, row_id, state FROM outbox WHERE state <> 'done' ORDER BY id"
    ).fetchall()


def read_value(connection: Connection, statement: str, *parameters: object) -> Any:
    """Return the first column of the first row."""
    row = connection.execute(statement.encode(), parameters).fetchone()
    assert row is not None
    return row[0]


def _hits(client: Elasticsearch, index: str) -> Iterator[dict[str, Any]]:
    yield from scan(client, index=index, query={"query": {"match_all": {}}}, size=1000)
