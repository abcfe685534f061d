"""The roles of persons, and the pages of each role."""

from collections.abc import Mapping
from enum import StrEnum


class Role(StrEnum):
    """The role of a person. A person has exactly one role, and an administrator may open the pages of every role."""

    STUDENT = "student"
    COUNSELLOR = "counsellor"
    EDITOR = "editor"
    ANALYST = "analyst"
    ADMINISTRATOR = "administrator"


STAFF_ROLES = frozenset(Role) - {Role.STUDENT}
"""The roles with short sessions and a second factor."""
COUNSELLING_ROLES = frozenset({Role.COUNSELLOR, Role.ADMINISTRATOR})
"""The roles to which enquiries and applications can be assigned."""

FIRST_PAGES: Mapping[Role, str] = {
    Role.COUNSELLOR: "/staff",
    Role.EDITOR: "/admin",
    Role.ANALYST: "/analytics",
    Role.ADMINISTRATOR: "/staff",
}
"""The page of each role that is shown after the second factor was entered."""

ROLE_SESSION_HOURS = 12
"""The longest session of a person with one of STAFF_ROLES."""

CODE_PERIOD_SECONDS = 30
"""The period of a code of the second factor (TOTP). The codes of the previous and the next period are also accepted."""
CODE_FACTOR_DIGITS = 6
RECOVERY_CODES = 10
ENROLMENT_SECONDS = 900
"""The maximum time between the display of a new secret and the entry of its first code."""
