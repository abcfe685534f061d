"""Adds entries to the audit log for actions of operators. An operator runs `finder` commands on the server."""

from collections.abc import Iterable
from uuid import UUID

from indexer.delivery.database import Connection, execute
from schemas.counselling.cases import AUDIT_CASES
from schemas.vocabulary.accounts import AuditAction

_ADD_FOR_PERSON = """
INSERT INTO audit_entry (person_id, action, subject, operator) VALUES (%s, %s, %s, %s)
"""


def audit_submissions(
    connection: Connection, action: AuditAction, operator: str, submissions: Iterable[UUID]
) -> None:
    """Add one entry per submission. The person_id of an entry is the person who sent the form."""
    execute(connection, AUDIT_CASES, (action.value, operator, None, list(submissions)))


def audit_person(
    connection: Connection, action: AuditAction, operator: str, person_id: int, subject: str
) -> None:
    execute(connection, _ADD_FOR_PERSON, (person_id, action.value, subject, operator))
