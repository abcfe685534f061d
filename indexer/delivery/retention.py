"""Deletes rows that are older than the retention time of their table, and sessions that have ended."""

from typing import LiteralString

from indexer.delivery.database import Connection
from schemas.vocabulary.retention import RETENTION

_EXPIRED: dict[str, LiteralString] = {
    "pending_registration": "DELETE FROM pending_registration WHERE expires_at < now() AND created_at < {limit}",
    "one_time_code": "DELETE FROM one_time_code WHERE created_at < {limit}",
    "password_reset": "DELETE FROM password_reset WHERE created_at < {limit}",
    "mail": (
        "WITH emptied AS ("
        "UPDATE mail SET recipient = '', error = NULL "
        "WHERE state = 'failed' AND reply_id IS NOT NULL AND created_at < {limit} AND recipient <> '') "
        "DELETE FROM mail WHERE state <> 'pending' AND created_at < {limit} "
        "AND (state <> 'failed' OR reply_id IS NULL)"
    ),
    "session": "DELETE FROM session WHERE expires_at < now() OR last_used_at < {limit}",
    "audit_entry": "DELETE FROM audit_entry WHERE created_at < {limit}",
    "crm_delivery": (
        "DELETE FROM crm_delivery WHERE state IN ('delivered', 'dropped') AND finished_at < {limit}"
    ),
    "crm_callback": "DELETE FROM crm_callback WHERE created_at < {limit}",
    "institute_follow": "DELETE FROM institute_follow WHERE created_at < {limit}",
    "deadline_reminder": "DELETE FROM deadline_reminder WHERE created_at < {limit}",
    "saved_search": "DELETE FROM saved_search WHERE created_at < {limit}",
    "alert": "DELETE FROM alert WHERE state <> 'pending' AND created_at < {limit}",
    "favourite": "DELETE FROM favourite WHERE created_at < {limit}",
    "submission": (
        "DELETE FROM submission WHERE created_at < {limit} AND NOT EXISTS ("
        "SELECT FROM application WHERE application.id = submission.id AND changed_at >= {limit}) AND NOT EXISTS ("
        "SELECT FROM crm_delivery WHERE submission_id = submission.id AND state = 'pending')"
    ),
    "person": "SELECT delete_person(id) FROM person WHERE last_signed_in_at < {limit} AND role = 'student'",
    "deleted_person": "DELETE FROM deleted_person WHERE created_at < {limit} AND stored_at IS NOT NULL",
}
STATEMENTS: dict[str, str] = {
    table: statement.format(limit=f"now() - INTERVAL '{RETENTION[table].days} days'")
    for table, statement in _EXPIRED.items()
}
"""The SQL statement for each table.

- Only accounts of students are deleted. Accounts with another role stay.
- The mail of a reply that could not be sent stays without its address, because staff must still see this state.
- A submission stays if its application changed within the retention time, or if its delivery is pending.
- Mails, alerts and deliveries also stay while they are pending. A dead delivery stays as long as its submission.
- A pending registration stays until it expires, and a tombstone until it is in the store.
"""


def delete_expired_rows(connection: Connection) -> dict[str, int]:
    """Execute STATEMENTS. Returns the number of deleted rows by table."""
    return {table: connection.execute(statement.encode()).rowcount for table, statement in STATEMENTS.items()}
