"""Deletes done outbox rows after one day. Until then, operators can inspect them."""

from indexer.shared.database import Connection

KEPT_HOURS = 24
ROWS_PER_DELETE = 10_000


def prune_outbox(connection: Connection) -> int:
    """Delete old done rows, ROWS_PER_DELETE at a time. Returns the number of deleted rows."""
    pruned = 0
    while True:
        deleted = connection.execute(
            "DELETE FROM outbox WHERE id IN (SELECT id FROM outbox WHERE state = 'done' "
            "AND done_at < clock_timestamp() - make_interval(hours => %s) LIMIT %s)",
            (KEPT_HOURS, ROWS_PER_DELETE),
        ).rowcount
        pruned += deleted
        if deleted < ROWS_PER_DELETE:
            return pruned
