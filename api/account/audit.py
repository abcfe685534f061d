from api.database import Connection
from schemas.vocabulary.accounts import AuditAction


async def add_audit_entry(
    connection: Connection, action: AuditAction, person_id: int | None, subject: str | None = None
) -> None:
    """Add an entry to the audit log.

    - subject: the kind and id of the changed object. This text must not contain personal data.
    """
    await connection.execute(
        "INSERT INTO audit_entry (person_id, action, subject) VALUES (%s, %s, %s)",
        (person_id, action.value, subject),
    )
