"""Creates an application with the state `submitted`, and adds a mail to the student to the queue."""

from uuid import UUID

from api.database import Connection
from schemas.vocabulary.accounts import MailKind
from schemas.vocabulary.applications import ApplicationActor, ApplicationState

_CREATE = """
WITH added AS (
    INSERT INTO application (id, person_id, course_id, course_name, institute_name, intake)
    SELECT %(id)s, %(person)s, course.id, coalesce(course.name, %(course_name)s),
           coalesce(institute.name, %(institute)s), %(intake)s
    FROM (VALUES (1)) AS one
    LEFT JOIN course ON course.id = %(course)s
    LEFT JOIN institute ON institute.id = course.institute_id
    RETURNING id
), change AS (
    INSERT INTO application_change (application_id, state, actor, actor_id)
    SELECT id, %(state)s, %(actor)s, %(person)s FROM added RETURNING id
)
INSERT INTO mail (kind, recipient, language, application_change_id)
SELECT %(mail)s, person.email, person.language, change.id FROM change, person WHERE person.id = %(person)s
"""


async def add_application(
    connection: Connection, submission_id: UUID, person_id: int, course_id: int | None, sent: dict[str, str]
) -> None:
    """Add an application with the id of its submission. `sent` contains the submitted values of the form.

    If the course is in the catalogue, the names of the course and the institute come from the catalogue.
    """
    await connection.execute(
        _CREATE,
        {
            "id": submission_id,
            "person": person_id,
            "course": course_id,
            "course_name": sent.get("course_name"),
            "institute": sent.get("institute"),
            "intake": sent.get("intake"),
            "state": ApplicationState.SUBMITTED.value,
            "actor": ApplicationActor.STUDENT.value,
            "mail": MailKind.APPLICATION_CHANGED.value,
        },
    )
