"""The applications of a person. Times are ISO 8601 in UTC."""

from uuid import UUID

from schemas.contracts.base import Output
from schemas.vocabulary.applications import ApplicationActor, ApplicationState


class ApplicationEntry(Output):
    """One application of a person. `id` is the submission_id of the form with which the person applied.

    - can_withdraw: true if the state of the application allows the student to withdraw it.
    - course_id, course_slug: null if the course is no longer published.
    - course_name, institute_name: the names at the time of the application, or null if the form does not contain them.
    - intake: the start of the studies as the student wrote it in the form, or null.
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
    """The applications of the signed-in person. The latest application is first."""

    results: list[ApplicationEntry]


class ApplicationChangeEntry(Output):
    """One change of the state of an application. `note` is a plain text that a counsellor wrote for the student."""

    state: ApplicationState
    actor: ApplicationActor
    note: str | None
    created_at: str


class ApplicationDetail(ApplicationEntry):
    """An application with its details.

    - history: the changes of the state. The oldest change is first.
    - sent: the values of the form by key, as the student sent them.
    """

    history: list[ApplicationChangeEntry]
    sent: dict[str, str]
