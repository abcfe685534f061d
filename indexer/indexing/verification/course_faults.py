"""Finds the fault of one course document. A generation is a complete set of indices, built by one rebuild."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from indexer.indexing.documents.content_hash import hash_document
from indexer.indexing.verification.faults import Fault


@dataclass(frozen=True, slots=True)
class ExpectedCourse:
    """The state of a course in PostgreSQL. A field is None if the database row with its value does not exist.

    ledger_version: the newest version of the course. version, content_hash: the values of the last document that was
    written to the generation. settled_version: the highest version that was written or needed no write.
    converted_hash: the hash of the document that was converted again from the rows, or None.
    """

    key: int
    published: bool
    ledger_version: int | None
    version: int | None
    content_hash: str | None
    settled_version: int | None
    converted_hash: str | None = None

    @property
    def is_known(self) -> bool:
        """True if the course is published, or has a row in `ledger` or `ledger_generation`."""
        return self.published or self.ledger_version is not None or self.version is not None

    @property
    def is_behind(self) -> bool:
        """True if `ledger` has a newer version than the record of this generation. False without such a record."""
        return (
            self.ledger_version is not None
            and self.settled_version is not None
            and self.settled_version < self.ledger_version
        )


@dataclass(frozen=True, slots=True)
class StoredDocument:
    """A document in Elasticsearch. body_hash: the hash of its content, if the content was read."""

    key: int
    version: int
    content_hash: str | None
    deleted: bool
    body_hash: str | None = None


def parse_stored_document(hit: Mapping[str, Any]) -> StoredDocument:
    """Parse a search hit or an item of a multi-get response.

    `_source` has HASH_FIELDS or the whole document.
    """
    source = hit["_source"]
    with_content = "card" in source
    return StoredDocument(
        key=int(hit["_id"]),
        version=hit["_version"],
        content_hash=source.get("content_hash"),
        deleted=bool(source.get("deleted")),
        body_hash=hash_document({**source, "content_hash": ""}) if with_content else None,
    )


def find_fault(
    expected: ExpectedCourse | None, stored: StoredDocument | None, *, receives_writes: bool = True
) -> Fault | None:
    """Return the fault of a document, or None.

    A generation that receives writes must contain the published courses, and only tombstones of other courses. Any
    other generation must contain the documents that were last written to it.
    expected: None if PostgreSQL does not know the course. stored: None if the index has no document.
    """
    if expected is None:
        return None if stored is None else Fault.SURPLUS
    if stored is None:
        lacks = expected.version is not None or (receives_writes and expected.published)
        return Fault.MISSING if lacks else None
    if receives_writes and expected.published and stored.deleted:
        return Fault.MISSING
    if receives_writes and not expected.published and not stored.deleted:
        return Fault.SURPLUS
    if expected.version is None or expected.ledger_version is None:
        return Fault.UNRECORDED if expected.is_known else Fault.SURPLUS
    return _find_difference(expected, stored)


def _find_difference(expected: ExpectedCourse, stored: StoredDocument) -> Fault | None:
    hashes = {expected.content_hash, expected.converted_hash, stored.body_hash} - {None}
    if hashes != {stored.content_hash}:
        return Fault.STALE
    return None if expected.version == stored.version else Fault.WRONG_VERSION
