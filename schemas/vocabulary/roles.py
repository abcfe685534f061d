"""The roles of persons, and what each role opens."""

from collections.abc import Mapping
from enum import StrEnum


class Role(StrEnum):
    """A person has exactly one role. An administrator may open all pages of all roles."""

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
"""The page that follows the second factor."""

ROLE_SESSION_HOURS = 12
"""The longest session of a person with one of STAFF_ROLES."""

CODE_PERIOD_SECONDS = 30
"""A code of the second factor (TOTP) is for one period. The codes of the periods before and after are accepted too."""
CODE_FACTOR_DIGITS = 6
RECOVERY_CODES = 10
ENROLMENT_SECONDS = 900
"""The time between the display of a new secret and its first code."""
