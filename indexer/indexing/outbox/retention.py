"""Deletes done outbox rows after one day. Operators can inspect them until then."""

from indexer.shared.database import Connection

KEPT_HOURS = 24
ROWS_PER_DELETE = 10_000


def prune_outbox(connection: Connection) -> int:
    """Deletes old done rows in steps of ROWS_PER_DELETE. Returns how many rows were deleted."""
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
