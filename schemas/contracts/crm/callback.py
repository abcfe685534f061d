"""The callback: a request with which the CRM sets the state of an application."""

from typing import Annotated
from uuid import UUID

from pydantic import StringConstraints

from schemas.contracts.base import Input
from schemas.vocabulary.applications import APPLICATION_NOTE_MAX_CHARACTERS, ApplicationState

Note = Annotated[
    str,
    StringConstraints(
        min_length=1, max_length=APPLICATION_NOTE_MAX_CHARACTERS, pattern=r"^[^\x00]*$", strip_whitespace=True
    ),
]


class ApplicationMove(Input):
    """The new state of an application.

    - application_id: the submission_id of the form that was delivered to the CRM.
    - note: a text for the student, as plain text.
    """

    application_id: UUID
    state: ApplicationState
    note: Note | None = None
