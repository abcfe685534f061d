"""Deletes the files of deleted documents from the store."""

import logging

from indexer.delivery.database import Connection, execute, read_rows
from schemas.storage.errors import StorageUnavailable
from schemas.storage.store import DocumentStore

log = logging.getLogger(__name__)

FILES_PER_TASK = 100
_LATER_SECONDS = 300
_LIST_DUE = "SELECT storage_key FROM file_removal WHERE due_at <= now() ORDER BY due_at, storage_key LIMIT %s"
_FORGET = "DELETE FROM file_removal WHERE storage_key = %s"
_POSTPONE = """
UPDATE file_removal SET due_at = now() + %s * INTERVAL '1 second' WHERE storage_key = %s
"""


def remove_due_files(connection: Connection, store: DocumentStore) -> int:
    """Delete up to FILES_PER_TASK files, and return the number of deleted files.

    If the store is unavailable, the row of the file stays, and a later task deletes the file.
    """
    removed = 0
    for row in read_rows(connection, _LIST_DUE, (FILES_PER_TASK,)):
        key = row["storage_key"]
        try:
            store.delete(key)
        except StorageUnavailable as error:
            log.warning("The file of a document is not deleted yet: %s", error)
            execute(connection, _POSTPONE, (_LATER_SECONDS, key))
            continue
        removed += execute(connection, _FORGET, (key,))
    return removed
