"""Audit entries of operators."""

from collections.abc import Iterable
from uuid import UUID

from delivery.database import Connection, execute
from schemas.vocabulary.accounts import AuditAction

_ADD_FOR_SUBMISSIONS = """
INSERT INTO audit_entry (person_id, action, subject, operator)
SELECT person_id, %s, 'submission ' || id, %s FROM submission WHERE id = ANY(%s)
"""
_ADD_FOR_PERSON = """
INSERT INTO audit_entry (person_id, action, subject, operator) VALUES (%s, %s, %s, %s)
"""


def audit_submissions(
    connection: Connection, action: AuditAction, operator: str, submissions: Iterable[UUID]
) -> None:
    """One entry per submission. person_id: who sent it."""
    execute(connection, _ADD_FOR_SUBMISSIONS, (action.value, operator, list(submissions)))


def audit_person(
    connection: Connection, action: AuditAction, operator: str, person_id: int, subject: str
) -> None:
    execute(connection, _ADD_FOR_PERSON, (person_id, action.value, subject, operator))
