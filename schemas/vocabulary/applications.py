"""The states of applications, the allowed changes of state, and the actors that make the changes."""

from collections.abc import Mapping
from enum import StrEnum


class ApplicationState(StrEnum):
    SUBMITTED = "submitted"
    IN_REVIEW = "in_review"
    DOCUMENTS_NEEDED = "documents_needed"
    OFFER = "offer"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    ENROLLED = "enrolled"


class ApplicationActor(StrEnum):
    """Who changed the state of an application. `operator` means a `finder` command on the server."""

    STUDENT = "student"
    COUNSELLOR = "counsellor"
    CRM = "crm"
    OPERATOR = "operator"


_OPEN = frozenset(
    {
        ApplicationState.SUBMITTED,
        ApplicationState.IN_REVIEW,
        ApplicationState.DOCUMENTS_NEEDED,
        ApplicationState.OFFER,
    }
)
TRANSITIONS: Mapping[ApplicationState, frozenset[ApplicationState]] = {
    ApplicationState.SUBMITTED: frozenset(),
    ApplicationState.IN_REVIEW: _OPEN - {ApplicationState.IN_REVIEW} | {ApplicationState.DECLINED},
    ApplicationState.DOCUMENTS_NEEDED: _OPEN - {ApplicationState.DOCUMENTS_NEEDED},
    ApplicationState.OFFER: _OPEN - {ApplicationState.OFFER},
    ApplicationState.DECLINED: _OPEN,
    ApplicationState.WITHDRAWN: _OPEN,
    ApplicationState.ENROLLED: frozenset({ApplicationState.OFFER}),
}
"""Maps each new state to the allowed previous states. A declined application can be reviewed again. A student can only
withdraw an application. The states withdrawn and enrolled are final."""
STUDENT_STATES = frozenset({ApplicationState.WITHDRAWN})
"""The states that a student can set."""

APPLICATION_NOTE_MAX_CHARACTERS = 1_000


def can_change(old: ApplicationState, new: ApplicationState) -> bool:
    return old in TRANSITIONS[new]
