"""The sessions of a person."""

from uuid import UUID

from schemas.contracts.base import Output
from schemas.vocabulary.roles import Role


class CurrentPerson(Output):
    """The signed-in person. fav_course has the ids of the favourite courses, the newest favourite first."""

    user_id: int
    first_name: str
    last_name: str
    email: str
    mobile: str
    photo: str
    role: Role
    fav_course: list[int]


class CurrentSession(Output):
    """The session of this browser.

    - person: the signed-in person, or null if nobody is signed in.
    - local_mailbox: true if the site has no mail server. The command `finder mail` on the server then shows the mails.
    """

    person: CurrentPerson | None
    local_mailbox: bool


class SessionEntry(Output):
    """One session of a person. Times are ISO 8601 in UTC.

    - client: the browser and operating system, such as 'Firefox on Linux'.
    - is_current: true if this request belongs to the session.
    """

    id: UUID
    client: str
    created_at: str
    last_used_at: str
    expires_at: str
    is_current: bool


class SessionList(Output):
    results: list[SessionEntry]


class SessionsEnded(Output):
    """The number of sessions that the request ended."""

    ended: int
