"""The applications of a person. Times are ISO 8601 in UTC."""

from uuid import UUID

from schemas.contracts.base import Output
from schemas.vocabulary.applications import ApplicationActor, ApplicationState


class ApplicationEntry(Output):
    """One application. id: the submission_id of the form.

    course_id, course_slug: null when the site does not show the course any more. course_name, institute_name: at the
    time of the application, or null when the form named none. intake: as written in the form.
    """

    id: UUID
    state: ApplicationState
    can_withdraw: bool
    course_id: int | None
    course_slug: str | None
    course_name: str | None
    institute_name: str | None
    intake: str | None
    created_at: str
    changed_at: str


class ApplicationList(Output):
    """results: the newest first."""

    results: list[ApplicationEntry]


class ApplicationChangeEntry(Output):
    """A state of the history. note: a text of a counsellor, as plain text."""

    state: ApplicationState
    actor: ApplicationActor
    note: str | None
    created_at: str


class ApplicationDetail(ApplicationEntry):
    """history: the oldest first. sent: the values of the form by key."""

    history: list[ApplicationChangeEntry]
    sent: dict[str, str]
