"""What is wrong with one course's document. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from indexer.indexing.documents.content_hash import hash_document
from indexer.indexing.verification.faults import Fault


@dataclass(frozen=True, slots=True)
class Expected:
    """What PostgreSQL and the ledger say of a course; None where a row is not there.

    converted_hash: of the document that the rows make now, where it was made.
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
        """Whether anything in PostgreSQL has heard of the course."""
        return self.published or self.ledger_version is not None or self.version is not None

    @property
    def is_behind(self) -> bool:
        """Bumped, and not yet drained into this generation."""
        return (
            self.ledger_version is not None
            and self.settled_version is not None
            and self.settled_version < self.ledger_version
        )


@dataclass(frozen=True, slots=True)
class StoredDocument:
    """A document as it stands; body_hash of its content as it is, where the content was read."""

    key: int
    version: int
    content_hash: str | None
    deleted: bool
    body_hash: str | None = None


def parse_stored_document(hit: Mapping[str, Any]) -> StoredDocument:
    """From a hit or a fetched document whose source holds the hash and the mark of deletion, or everything."""
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
    expected: Expected | None, stored: StoredDocument | None, *, follows: bool = True
) -> Fault | None:
    """A generation that follows the changes holds what is published, an earlier one what was last written there."""
    if expected is None:
        return None if stored is None else Fault.SURPLUS
    if stored is None:
        lacks = expected.version is not None or (follows and expected.published)
        return Fault.MISSING if lacks else None
    if follows and expected.published and stored.deleted:
        return Fault.MISSING
    if follows and not expected.published and not stored.deleted:
        return Fault.SURPLUS
    if expected.version is None or expected.ledger_version is None:
        return Fault.UNRECORDED if expected.is_known else Fault.SURPLUS
    return _difference(expected, stored)


def _difference(expected: Expected, stored: StoredDocument) -> Fault | None:
    hashes = {expected.content_hash, expected.converted_hash, stored.body_hash} - {None}
    if hashes != {stored.content_hash}:
        return Fault.STALE
    return None if expected.version == stored.version else Fault.WRONG_VERSION
