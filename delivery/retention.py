"""Deletes rows that are no longer needed. Each table has one rule."""

from typing import LiteralString

from delivery.database import Connection, execute

STATEMENTS: dict[str, LiteralString] = {
    "pending_registration": "DELETE FROM pending_registration WHERE expires_at < now()",
    "one_time_code": "DELETE FROM one_time_code WHERE created_at < now() - INTERVAL '2 days'",
    "password_reset": "DELETE FROM password_reset WHERE created_at < now() - INTERVAL '2 days'",
    "mail": "DELETE FROM mail WHERE state <> 'pending' AND created_at < now() - INTERVAL '2 days'",
    "session": "DELETE FROM session WHERE expires_at < now() OR last_used_at < now() - INTERVAL '30 days'",
    "audit_entry": "DELETE FROM audit_entry WHERE created_at < now() - INTERVAL '365 days'",
    "crm_delivery": (
        "DELETE FROM crm_delivery "
        "WHERE state IN ('delivered', 'dropped') AND finished_at < now() - INTERVAL '365 days'"
    ),
}
"""What is deleted, by table."""


def delete_expired_rows(connection: Connection) -> dict[str, int]:
    """Return the number of deleted rows by table."""
    return {table: execute(connection, statement) for table, statement in STATEMENTS.items()}
