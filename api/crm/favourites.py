"""Adds, removes and lists favourite courses. The worker sends each change to the CRM."""

from uuid import uuid4

from api.crm.parameters import refuse_fields
from api.crm.stored_submissions import StoredSubmission, store_with_delivery
from api.database import Connection, read_rows
from schemas.vocabulary.accounts import CrmCall, Message

UNKNOWN_COURSE = "There is no such course"
_ADD = """
INSERT INTO favourite (person_id, course_id) VALUES (%s, %s) ON CONFLICT DO NOTHING RETURNING course_id
"""
_REMOVE = "DELETE FROM favourite WHERE person_id = %s AND course_id = %s RETURNING course_id"
_FACTS = """
SELECT course.name AS course_name, course_title AS "course-title", institute.name AS university_name,
       country.name AS country, specialization.name AS specialization, trim_scale(fee.amount) AS fee_per_year,
       coalesce(currency.code || ' ' || trim_scale(fee.amount), 'TBC') AS course_fee
FROM course
JOIN institute ON institute.id = course.institute_id
JOIN country ON country.id = institute.country_id
LEFT JOIN course_specialization AS subject ON subject.course_id = course.id AND subject.position = 0
LEFT JOIN specialization ON specialization.id = subject.specialization_id
LEFT JOIN course_fee AS fee ON fee.course_id = course.id AND fee.is_base
LEFT JOIN currency ON currency.id = fee.currency_id
WHERE course.id = %s
"""
_FORM = "favourite"
_LIST = "SELECT course_id FROM favourite WHERE person_id = %s ORDER BY created_at DESC, course_id DESC"


async def add_favourite(connection: Connection, person_id: int, course_id: int) -> Message:
    """Add a published course. Raises Refusal 400 for other courses."""
    shown = await read_rows(connection, "SELECT id FROM published_course WHERE id = %s", (course_id,))
    if not shown:
        raise refuse_fields({"course_id": UNKNOWN_COURSE})
    added = await read_rows(connection, _ADD, (person_id, course_id))
    if added:
        await _store_delivery(connection, person_id, course_id, is_favourite=True)
    return Message.FAVOURITE_ADDED if added else Message.FAVOURITE_KNOWN


async def remove_favourite(connection: Connection, person_id: int, course_id: int) -> Message:
    """Remove a course. The message is the same if the course was not a favourite."""
    removed = await read_rows(connection, _REMOVE, (person_id, course_id))
    if removed:
        await _store_delivery(connection, person_id, course_id, is_favourite=False)
    return Message.FAVOURITE_REMOVED


async def list_favourites(connection: Connection, person_id: int) -> list[int]:
    """Return the course ids. The favourite that was added last is first."""
    return [row["course_id"] for row in await read_rows(connection, _LIST, (person_id,))]


async def _store_delivery(
    connection: Connection, person_id: int, course_id: int, *, is_favourite: bool
) -> None:
    """Store a submission and its delivery to the CRM.

    The worker delivers the submissions of a person in the order in which they were stored.

    The submission contains facts about the course from the catalogue, with the fee "TBC" if no fee is known.
    """
    facts = (await read_rows(connection, _FACTS, (course_id,)))[0]
    content = {key: str(value) for key, value in facts.items() if value is not None} | {
        "user_id": str(person_id),
        "course_id": str(course_id),
        "fav_check": "1" if is_favourite else "0",
    }
    row = StoredSubmission(uuid4(), person_id, CrmCall.FAVOURITE, _FORM, course_id, content)
    await store_with_delivery(connection, row)
