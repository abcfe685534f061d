"""Writes a tombstone file for each deleted person. Deletes these persons again if a restored backup contains them.

A file is deleted after the retention time of `deleted_person`. The file contains the time of the deletion, because the
row in PostgreSQL can be missing after a restore.
"""

import json
import logging
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256

from indexer.delivery.database import Connection, execute, read_rows
from schemas.storage.errors import StorageUnavailable
from schemas.storage.keys import KEY_CHARACTERS
from schemas.storage.store import DocumentStore
from schemas.vocabulary.retention import RETENTION

log = logging.getLogger(__name__)

_LIST_UNSTORED = """
SELECT person_id, registered_at, created_at FROM deleted_person WHERE stored_at IS NULL ORDER BY created_at LIMIT 1000
"""
_MARK_STORED = "UPDATE deleted_person SET stored_at = now() WHERE person_id = %s AND registered_at = %s"
_FIND = "SELECT id FROM person WHERE id = %s AND created_at = %s"


@dataclass(frozen=True, slots=True)
class Tombstone:
    person_id: int
    registered_at: datetime
    deleted_at: datetime


def store_tombstones(connection: Connection, store: DocumentStore) -> int:
    """Copy up to 1,000 tombstones that are only in PostgreSQL to the store, and return their number.

    Raises StorageUnavailable.
    """
    rows = read_rows(connection, _LIST_UNSTORED)
    for row in rows:
        tombstone = Tombstone(row["person_id"], row["registered_at"], row["created_at"])
        store.write(_make_key(tombstone), _format(tombstone))
        execute(connection, _MARK_STORED, (row["person_id"], row["registered_at"]))
    return len(rows)


def replay_deletions(connection: Connection, store: DocumentStore) -> int:
    """Delete all persons that have a tombstone, then the expired tombstones. Return the number of deleted persons.

    The database contains such persons only after the restore of a backup. Ids are reused after a restore, so a new
    person can have the id of a deleted one. A person is therefore deleted only if the time of registration matches too.
    Raises StorageUnavailable if the store is unavailable or a tombstone cannot be read.
    """
    deleted = 0
    limit = datetime.now(UTC) - timedelta(days=RETENTION["deleted_person"].days)
    for key in store.list_keys():
        content = store.read(key)
        if content is None:
            continue
        try:
            tombstone = _parse(content)
        except (ValueError, KeyError, TypeError) as error:
            raise StorageUnavailable(f"The tombstone {key} cannot be read") from error
        for row in read_rows(connection, _FIND, (tombstone.person_id, tombstone.registered_at)):
            execute(connection, "SELECT delete_person(%s)", (row["id"],))
            deleted += 1
        if tombstone.deleted_at < limit:
            store.delete(key)
        elif b"deleted_at" not in content:
            store.write(key, _format(tombstone))
    if deleted:
        log.warning("%s persons of a restored backup were deleted again", deleted)
    return deleted


def _format(tombstone: Tombstone) -> bytes:
    times = {name: getattr(tombstone, name).isoformat() for name in ("registered_at", "deleted_at")}
    return json.dumps({"person_id": tombstone.person_id, **times}).encode()


def _parse(content: bytes) -> Tombstone:
    """Parse a file. Without a time of the deletion, as in a file of an earlier release, the present time is used."""
    values = json.loads(content)
    deleted_at = values.get("deleted_at")
    return Tombstone(
        int(values["person_id"]),
        datetime.fromisoformat(values["registered_at"]),
        datetime.now(UTC) if deleted_at is None else datetime.fromisoformat(deleted_at),
    )


def _make_key(tombstone: Tombstone) -> str:
    """Compute the key from the content of the tombstone, so that a repeated task overwrites the same file."""
    registered_at = tombstone.registered_at.isoformat()
    return sha256(f"{tombstone.person_id} {registered_at}".encode()).hexdigest()[:KEY_CHARACTERS]
