"""Deletes short links that were not opened for a year."""

from indexer.shared.database import Connection

KEPT_DAYS = 365
ROWS_PER_DELETE = 10_000


def prune_short_links(connection: Connection) -> int:
    """Delete expired links, ROWS_PER_DELETE at a time. Returns the number of deleted links."""
    pruned = 0
    while True:
        deleted = connection.execute(
            "DELETE FROM short_link WHERE uuid IN (SELECT uuid FROM short_link "
            "WHERE coalesce(last_followed, created_at) < clock_timestamp() - make_interval(days => %s) LIMIT %s)",
            (KEPT_DAYS, ROWS_PER_DELETE),
        ).rowcount
        pruned += deleted
        if deleted < ROWS_PER_DELETE:
            return pruned
