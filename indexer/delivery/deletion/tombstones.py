"""Writes a tombstone file for each deleted person. Deletes these persons again if a restored backup contains them."""

import json
import logging
from datetime import datetime
from hashlib import sha256

from indexer.delivery.database import Connection, execute, read_rows
from schemas.storage.errors import StorageUnavailable
from schemas.storage.keys import KEY_CHARACTERS
from schemas.storage.store import DocumentStore

log = logging.getLogger(__name__)

_LIST_UNSTORED = """
SELECT person_id, registered_at FROM deleted_person WHERE stored_at IS NULL ORDER BY created_at LIMIT 1000
"""
_MARK_STORED = "UPDATE deleted_person SET stored_at = now() WHERE person_id = %s AND registered_at = %s"
_FIND = "SELECT id FROM person WHERE id = %s AND created_at = %s"


def store_tombstones(connection: Connection, store: DocumentStore) -> int:
    """Copy up to 1,000 tombstones that are only in PostgreSQL to the store, and return their number.

    Raises StorageUnavailable.
    """
    rows = read_rows(connection, _LIST_UNSTORED)
    for row in rows:
        registered = row["registered_at"].isoformat()
        content = json.dumps({"person_id": row["person_id"], "registered_at": registered})
        store.write(_make_key(row["person_id"], registered), content.encode())
        execute(connection, _MARK_STORED, (row["person_id"], row["registered_at"]))
    return len(rows)


def replay_deletions(connection: Connection, store: DocumentStore) -> int:
    """Delete all persons that have a tombstone, and return the number of deleted persons.

    The database contains such persons only after the restore of a backup. Ids are reused after a restore, so a new
    person can have the id of a deleted one. A person is therefore deleted only if the time of registration matches too.
    Raises StorageUnavailable if the store is unavailable or a tombstone cannot be read.
    """
    deleted = 0
    for key in store.list_keys():
        content = store.read(key)
        if content is None:
            continue
        try:
            tombstone = json.loads(content)
            person = (int(tombstone["person_id"]), datetime.fromisoformat(tombstone["registered_at"]))
        except (ValueError, KeyError, TypeError) as error:
            raise StorageUnavailable(f"The tombstone {key} cannot be read") from error
        for row in read_rows(connection, _FIND, person):
            execute(connection, "SELECT delete_person(%s)", (row["id"],))
            deleted += 1
    if deleted:
        log.warning("%s persons of a restored backup were deleted again", deleted)
    return deleted


def _make_key(person_id: int, registered_at: str) -> str:
    """Compute the key from the content of the tombstone, so that a repeated task overwrites the same file."""
    return sha256(f"{person_id} {registered_at}".encode()).hexdigest()[:KEY_CHARACTERS]
