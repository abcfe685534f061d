"""The responses of the calls under /crm. `status` equals the HTTP status."""

from typing import Literal

from schemas.contracts.base import Output
from schemas.contracts.errors import FieldProblem


class CrmProblem(Output):
    """The body of every error response under /crm: a Problem with the keys of the specification.

    field: the first wrong parameter, or null. message: the text to show. detail: the same text as a sentence.
    fields: every wrong parameter with its text.
    """

    status: int
    field: str | None
    message: str
    detail: str
    fields: list[FieldProblem]


class CrmAccepted(Output):
    status: Literal[200]
    message: str


class SignUpChecked(Output):
    """The response is the same for a known and for an unknown address.

    user_id and OTP: always null. local_mailbox: true if the site sends no mail and `finder mail` shows the code.
    """

    status: Literal[200]
    user_id: None
    OTP: None
    field: None
    message: str
    local_mailbox: bool


class CodeVerified(Output):
    """The code matched, the person exists and is signed in."""

    status: Literal[200]
    user_id: int
    message: str


class CrmSignedIn(Output):
    status: Literal[200]
    user_id: int
    message: str


class CrmProfile(Output):
    """The profile of the signed-in person.

    photo: an address of this site, or 'No Image'. user_country and user_city: names. user_country_id and user_city_id:
    ids of the gazetteer. user_lq: last qualification. user_date: passing date (ISO 8601). fav_course: course ids, the
    newest first.
    """

    status: Literal[200]
    user_id: int
    user_first_name: str
    user_last_name: str
    user_email: str
    user_mobile: str
    photo: str
    user_country_id: int | None
    user_country: str | None
    user_city_id: int | None
    user_city: str | None
    user_lq: str | None
    user_date: str | None
    fav_course: list[int]


class FavouriteChanged(Output):
    """fav_course: the course ids after the change, the newest first."""

    status: Literal[200]
    message: str
    fav_course: list[int]


class Submitted(Output):
    """submission_id: the idempotency key. A repeated request with the same key stores nothing and succeeds."""

    status: Literal[200]
    message: str
    submission_id: str
