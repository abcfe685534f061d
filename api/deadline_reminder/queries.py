from api.content_texts import pick_listed_translations
from api.database import Connection, read_rows
from api.refusal import Refusal
from schemas.contracts.account.reminders import DeadlineReminder

UNKNOWN_SCHOLARSHIP = "There is no such scholarship"
NO_DEADLINE = "This scholarship has no deadline in the future"
_LIST = """
SELECT scholarship.id, scholarship.slug, scholarship.name, scholarship.deadline, scholarship.translations
FROM deadline_reminder JOIN scholarship ON scholarship.id = scholarship_id
WHERE person_id = %s AND status = 'published' ORDER BY scholarship.deadline, scholarship.id
"""
_FIND = """
SELECT coalesce(deadline >= current_date, false) AS is_open FROM scholarship WHERE id = %s AND status = 'published'
"""
_ADD = "INSERT INTO deadline_reminder (person_id, scholarship_id) VALUES (%s, %s) ON CONFLICT DO NOTHING"
_REMOVE = "DELETE FROM deadline_reminder WHERE person_id = %s AND scholarship_id = %s"


async def list_reminders(connection: Connection, person_id: int) -> list[DeadlineReminder]:
    """Return the published scholarships with a reminder of the person.

    The earliest deadline is first. Past deadlines are included.
    """
    return [
        DeadlineReminder(
            id=row["id"],
            slug=row["slug"],
            name=row["name"],
            deadline=None if row["deadline"] is None else row["deadline"].isoformat(),
            translations=pick_listed_translations(row["translations"]),
        )
        for row in await read_rows(connection, _LIST, (person_id,))
    ]


async def add_reminder(connection: Connection, person_id: int, scholarship_id: int) -> None:
    """Add a reminder.

    Raises Refusal 404 if no published scholarship has this id, and 409 if the scholarship has no deadline or the
    deadline was before today.
    """
    found = await read_rows(connection, _FIND, (scholarship_id,))
    if not found:
        raise Refusal(404, UNKNOWN_SCHOLARSHIP, {"scholarship_id": UNKNOWN_SCHOLARSHIP})
    if not found[0]["is_open"]:
        raise Refusal(409, NO_DEADLINE, {"scholarship_id": NO_DEADLINE})
    await connection.execute(_ADD, (person_id, scholarship_id))


async def remove_reminder(connection: Connection, person_id: int, scholarship_id: int) -> None:
    await connection.execute(_REMOVE, (person_id, scholarship_id))
