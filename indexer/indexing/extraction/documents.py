"""Builds versioned documents of courses, for rebuilds, rollbacks and updates of single courses."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from indexer.indexing.documents.course.conversion import encode_course, encode_tombstone
from indexer.indexing.extraction.courses import read_courses
from indexer.shared.database import Connection

Versions = Mapping[int, int]
"""The versions of course documents in the table `ledger`, by course id.

A version must be committed before the course is read, so that a later change has a higher version.
"""


class VersionedDocument(NamedTuple):
    """A document as JSON. The body of an unpublished course is a tombstone: a document that is marked as deleted."""

    course_id: int
    version: int
    content_hash: str
    body: bytes


def build_versioned_documents(
    connection: Connection, slices: Iterable[Versions]
) -> Iterator[list[VersionedDocument]]:
    """Yield the documents of each slice. Only one slice is in memory.

    A course that is unpublished or deleted becomes a tombstone.
    """
    for versions in slices:
        encoded = {row.id: encode_course(row) for row in read_courses(connection, list(versions))}
        yield [
            VersionedDocument(course_id, version, *(encoded.get(course_id) or encode_tombstone(course_id)))
            for course_id, version in versions.items()
        ]
