"""How long rows about persons are kept. `web/retention.json` contains the same times for the privacy page."""

from collections.abc import Mapping
from dataclasses import dataclass

from schemas.vocabulary.accounts import SESSION_IDLE_DAYS


@dataclass(frozen=True, slots=True)
class RetentionRule:
    """The row is deleted `days` after the event in `since`.

    `indexer/delivery/retention.py` explains the exceptions, such as the accounts of staff.
    """

    days: int
    since: str


SEARCH_LOG = RetentionRule(90, "end_of_month")
"""The entries of the search log. All entries of a month are deleted together."""

RETENTION: Mapping[str, RetentionRule] = {
    "person": RetentionRule(1_095, "last_sign_in"),
    "submission": RetentionRule(1_095, "last_change"),
    "favourite": RetentionRule(1_095, "creation"),
    "institute_follow": RetentionRule(1_095, "creation"),
    "deadline_reminder": RetentionRule(1_095, "creation"),
    "saved_search": RetentionRule(1_095, "creation"),
    "alert": RetentionRule(90, "creation"),
    "session": RetentionRule(SESSION_IDLE_DAYS, "last_use"),
    "pending_registration": RetentionRule(1, "creation"),
    "one_time_code": RetentionRule(2, "creation"),
    "password_reset": RetentionRule(2, "creation"),
    "mail": RetentionRule(2, "creation"),
    "crm_delivery": RetentionRule(365, "delivery"),
    "crm_callback": RetentionRule(1, "creation"),
    "audit_entry": RetentionRule(365, "creation"),
    "deleted_person": RetentionRule(1_095, "deletion"),
}
"""The rule of each table. Consents, photos and documents have no rule, because they are deleted with the person.
Applications are deleted with their submission, and the states of courses with their saved search."""
