"""Documents with the versions they are written under: the generator that rebuilds and single changes share."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from indexer.database import Connection
from indexer.extract.courses import read_courses
from schemas.documents.course.convert import course_document, tombstone
from schemas.documents.course.document import CourseDocument, Tombstone

Versions = Mapping[int, int]
"""Ledger versions by course id, read or bumped and committed before the courses are read."""


@dataclass(frozen=True, slots=True)
class VersionedDocument:
    course_id: int
    version: int
    document: CourseDocument | Tombstone


def versioned_documents(
    connection: Connection, slices: Iterable[Versions]
) -> Iterator[list[VersionedDocument]]:
    """For each slice the documents of its courses, each read after its version; memory holds one slice.

    A course that is not published, or not there any more, gives its tombstone.
    """
    for versions in slices:
        documents = documents_of(connection, list(versions))
        yield [VersionedDocument(each, versions[each], documents[each]) for each in versions]


def documents_of(connection: Connection, ids: Sequence[int]) -> dict[int, CourseDocument | Tombstone]:
    """The document of each id, as of one moment after the call."""
    documents: dict[int, CourseDocument | Tombstone] = {
        row.id: course_document(row) for row in read_courses(connection, ids)
    }
    return {each: documents.get(each) or tombstone(each) for each in ids}
