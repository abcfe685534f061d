"""The roles of persons, and their second factors."""

from typing import Any, LiteralString

from indexer.delivery.counselling.audit import audit_person
from indexer.delivery.database import Connection, execute, read_rows
from indexer.delivery.errors import DeliveryError
from schemas.vocabulary.accounts import AuditAction
from schemas.vocabulary.roles import COUNSELLING_ROLES, STAFF_ROLES, Role

_LIST = """
SELECT person.id, email, first_name, last_name, role, second_factor.person_id IS NOT NULL AS has_second_factor
FROM person LEFT JOIN second_factor ON second_factor.person_id = person.id
WHERE role <> %s ORDER BY role, email
"""
_SET_ROLE = "UPDATE person SET role = %s WHERE id = %s AND role <> %s"
_END_SESSIONS: LiteralString = "DELETE FROM session WHERE person_id = %s"
_COUNT_RECOVERY_CODES = """
SELECT second_factor.created_at, count(recovery_code.code_hash) AS recovery_codes
FROM second_factor
LEFT JOIN recovery_code ON recovery_code.person_id = second_factor.person_id AND used_at IS NULL
WHERE second_factor.person_id = %s GROUP BY second_factor.created_at
"""


def list_staff(connection: Connection) -> list[dict[str, Any]]:
    """Return all persons with a role other than student."""
    return read_rows(connection, _LIST, (Role.STUDENT.value,))


def find_person(connection: Connection, email: str) -> dict[str, Any]:
    """Return the id and role of the account with this mail address. Raises DeliveryError if there is none."""
    rows = read_rows(connection, "SELECT id, role FROM person WHERE email = lower(%s)", (email,))
    if not rows:
        raise DeliveryError("No account has this address")
    return rows[0]


def set_role(connection: Connection, email: str, role: Role, operator: str) -> bool:
    """Set the role and end all sessions, so that no session keeps the rights of the old role.

    If the new role is student, also delete the person's second factor. If the new role is not in COUNSELLING_ROLES,
    also unassign the person's cases.

    Returns False if the person has the role already. Raises DeliveryError if no account has the mail address.
    """
    with connection.transaction():
        person = find_person(connection, email)
        changed = execute(connection, _SET_ROLE, (role.value, person["id"], role.value)) > 0
        if changed:
            execute(connection, _END_SESSIONS, (person["id"],))
            if role not in STAFF_ROLES:
                _delete_second_factor(connection, person["id"])
            if role not in COUNSELLING_ROLES:
                execute(connection, "DELETE FROM submission_assignment WHERE person_id = %s", (person["id"],))
            audit_person(connection, AuditAction.ROLE_CHANGED, operator, person["id"], f"role {role.value}")
    return changed


def describe_second_factor(connection: Connection, email: str) -> dict[str, Any]:
    """Return whether the person has a second factor, and the number of unused recovery codes.

    Raises DeliveryError if no account has the mail address.
    """
    rows = read_rows(connection, _COUNT_RECOVERY_CODES, (find_person(connection, email)["id"],))
    return {
        "has_second_factor": bool(rows),
        "recovery_codes": rows[0]["recovery_codes"] if rows else 0,
    }


def reset_second_factor(connection: Connection, email: str, operator: str) -> bool:
    """Delete the second factor with its recovery codes, and end all sessions. The person can then set up a new one.

    Returns False if the person has no second factor. Raises DeliveryError if no account has the mail address.
    """
    with connection.transaction():
        person = find_person(connection, email)
        deleted = _delete_second_factor(connection, person["id"])
        if deleted:
            execute(connection, _END_SESSIONS, (person["id"],))
            audit_person(connection, AuditAction.SECOND_FACTOR_RESET, operator, person["id"], "second factor")
    return deleted


def _delete_second_factor(connection: Connection, person_id: int) -> bool:
    execute(connection, "DELETE FROM recovery_code WHERE person_id = %s", (person_id,))
    return execute(connection, "DELETE FROM second_factor WHERE person_id = %s", (person_id,)) > 0
