"""Deletes persons again if a restored backup still contains them.

A tombstone is the record of a deleted person. Tombstones are stored outside of the database, so a restore keeps them.
"""

from indexer.delivery.database import connect
from indexer.delivery.deletion.tombstones import replay_deletions, store_tombstones
from schemas.settings import Settings
from schemas.storage.store import open_tombstone_store

_HAS_TABLE = "SELECT to_regclass('public.deleted_person') IS NOT NULL"


def keep_tombstones(given: Settings, database_url: str) -> None:
    """Store the tombstones that the worker has not stored yet. Call this function before a restore."""
    with connect(given.model_copy(update={"database_url": database_url})) as connection:
        row = connection.execute(_HAS_TABLE).fetchone()
        if row is not None and row[0]:
            store = open_tombstone_store(given)
            while store_tombstones(connection, store):
                pass


def delete_restored_persons(given: Settings, database_url: str) -> int:
    """Delete persons of the restored backup who were deleted after the backup.

    Returns the number of deleted persons.
    """
    with connect(given.model_copy(update={"database_url": database_url})) as connection:
        return replay_deletions(connection, open_tombstone_store(given))
