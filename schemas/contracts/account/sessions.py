"""The sessions of a person."""

from uuid import UUID

from schemas.contracts.base import Output
from schemas.vocabulary.roles import Role


class CurrentPerson(Output):
    """The signed-in person."""

    user_id: int
    first_name: str
    last_name: str
    email: str
    mobile: str
    photo: str
    role: Role
    fav_course: list[int]


class CurrentSession(Output):
    """The session of the browser.

    - person: null if nobody is signed in.
    - local_mailbox: true if the site has no mail server. `finder mail` then shows the mails.
    """

    person: CurrentPerson | None
    local_mailbox: bool


class SessionEntry(Output):
    """One session of a person. `client` is the browser and system, such as 'Firefox on Linux'.

    Times are ISO 8601 in UTC.
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
