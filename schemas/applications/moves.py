"""The SQL statements that set the state of an application and read its history."""

from typing import Any, LiteralString
from uuid import UUID

from schemas.vocabulary.accounts import MailKind
from schemas.vocabulary.applications import TRANSITIONS, ApplicationActor, ApplicationState

READ_HISTORY: LiteralString = """
SELECT state, actor, note, created_at FROM application_change WHERE application_id = %s ORDER BY id
"""

MOVE_APPLICATION: LiteralString = """
WITH current AS (
    SELECT application.id, application.state, person.email, person.language
    FROM application JOIN person ON person.id = application.person_id
    WHERE application.id = %(id)s AND (%(owner)s::int IS NULL OR application.person_id = %(owner)s)
    FOR UPDATE OF application
), moved AS (
    UPDATE application SET state = %(state)s, changed_at = now()
    FROM current WHERE application.id = current.id AND current.state = ANY(%(allowed)s)
    RETURNING application.id
), change AS (
    INSERT INTO application_change (application_id, state, actor, actor_id, note)
    SELECT id, %(state)s, %(actor)s, %(actor_id)s, %(note)s FROM moved RETURNING id, application_id
), ordered AS (
    INSERT INTO mail (kind, recipient, language, application_change_id)
    SELECT %(mail)s, current.email, current.language, change.id
    FROM change JOIN current ON current.id = change.application_id
)
SELECT current.state, EXISTS (SELECT FROM moved) AS is_moved FROM current
"""
"""Sets the state of an application, adds the change to its history, and queues a mail to the student.

Nothing changes if `allowed` does not contain the current state.

The statement returns the previous state, and whether the state changed. It returns no row if the application does not
exist, or if the application belongs to another person than `owner`.
"""


def build_move_parameters(
    application_id: UUID,
    state: ApplicationState,
    actor: ApplicationActor,
    *,
    actor_id: int | None = None,
    owner: int | None = None,
    note: str | None = None,
    seen: ApplicationState | None = None,
) -> dict[str, Any]:
    """Build the parameters of MOVE_APPLICATION.

    - owner: if given, the application must belong to this person.
    - note: a text that the student can read.
    - seen: if given, the application must still have this state.
    """
    return {
        "id": application_id,
        "owner": owner,
        "state": state.value,
        "allowed": [each.value for each in TRANSITIONS[state] if seen in (None, each)],
        "actor": actor.value,
        "actor_id": actor_id,
        "note": note,
        "mail": MailKind.APPLICATION_CHANGED.value,
    }


def describe_refused_move(old: ApplicationState, new: ApplicationState) -> str:
    if old is new:
        return f"The application is already {old.value}"
    return f"An application that is {old.value} cannot become {new.value}"
