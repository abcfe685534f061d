"""Writes the mails that remind persons of the deadlines of scholarships."""

from indexer.delivery.database import Connection, execute

DAYS_BEFORE = 14
DAYS_BEFORE_IF_LATE = 3
"""A late reminder is sent at most this many days before the deadline.

A reminder is late if it was added less than DAYS_BEFORE days before the deadline.
"""
_WRITE = """
WITH due AS (
    UPDATE deadline_reminder AS reminder SET reminded_for = scholarship.deadline
    FROM scholarship, person
    WHERE scholarship.id = reminder.scholarship_id AND person.id = reminder.person_id
      AND scholarship.status = 'published' AND reminded_for IS DISTINCT FROM scholarship.deadline
      AND scholarship.deadline - current_date
          BETWEEN 0 AND CASE WHEN reminder.created_at::date <= scholarship.deadline - %s THEN %s ELSE %s END
    RETURNING person.email, person.language, scholarship.id AS scholarship_id
)
INSERT INTO mail (kind, recipient, language, scholarship_id)
SELECT 'deadline_reminder', email, language, scholarship_id FROM due
"""


def write_due_reminders(connection: Connection) -> int:
    """Add a mail to the queue for each reminder whose deadline is near, once per deadline. Returns the number of mails.

    One SQL statement marks the reminder and adds its mail. If the worker is killed, no mail is lost or repeated.
    """
    return execute(connection, _WRITE, (DAYS_BEFORE, DAYS_BEFORE, DAYS_BEFORE_IF_LATE))
