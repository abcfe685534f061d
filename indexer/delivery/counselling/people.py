"""The roles of persons: student, counsellor and administrator."""

from typing import Any

from indexer.delivery.counselling.audit import audit_person
from indexer.delivery.database import Connection, execute, read_rows
from indexer.delivery.errors import DeliveryError
from schemas.vocabulary.accounts import AuditAction, Role

_LIST = """
SELECT id, email, first_name, last_name, role FROM person WHERE role <> %s ORDER BY role, email
"""
_SET_ROLE = "UPDATE person SET role = %s WHERE id = %s AND role <> %s"


def list_staff(connection: Connection) -> list[dict[str, Any]]:
    """Return all counsellors and administrators."""
    return read_rows(connection, _LIST, (Role.STUDENT.value,))


def find_person(connection: Connection, email: str) -> dict[str, Any]:
    """Return the id and role of the account with this mail address. Raises DeliveryError if there is none."""
    rows = read_rows(connection, "SELECT id, role FROM person WHERE email = lower(%s)", (email,))
    if not rows:
        raise DeliveryError("No account has this address")
    return rows[0]


def set_role(connection: Connection, email: str, role: Role, operator: str) -> bool:
    """Set the role and end all sessions, so that no session keeps the rights of the old role.

    Returns False if the person has the role already. Raises DeliveryError if no account has the mail address.
    """
    with connection.transaction():
        person = find_person(connection, email)
        changed = execute(connection, _SET_ROLE, (role.value, person["id"], role.value)) > 0
        if changed:
            execute(connection, "DELETE FROM session WHERE person_id = %s", (person["id"],))
            audit_person(connection, AuditAction.ROLE_CHANGED, operator, person["id"], f"role {role.value}")
    return changed
