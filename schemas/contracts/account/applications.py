"""The applications of a person. Times are ISO 8601 in UTC."""

from uuid import UUID

from schemas.contracts.base import Output
from schemas.vocabulary.applications import ApplicationActor, ApplicationState


class ApplicationEntry(Output):
    """One application. The id is the submission_id of the form.

    - course_id, course_slug: null if the course is no longer published.
    - course_name, institute_name: the names at the time of the application, or null if the form contains none.
    - intake: as the student wrote it in the form.
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
    """The applications of the person. The latest application is first."""

    results: list[ApplicationEntry]


class ApplicationChangeEntry(Output):
    """One entry of the history. `note` is a text of a counsellor, as plain text."""

    state: ApplicationState
    actor: ApplicationActor
    note: str | None
    created_at: str


class ApplicationDetail(ApplicationEntry):
    """An application with its history, the oldest entry first. `sent` contains the values of the form by key."""

    history: list[ApplicationChangeEntry]
    sent: dict[str, str]
