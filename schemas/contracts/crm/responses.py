"""The responses of the endpoints under /crm. The key `status` equals the HTTP status."""

from typing import Literal

from pydantic import BaseModel

from schemas.contracts.base import Output
from schemas.contracts.errors import FieldProblem


class CrmProblem(BaseModel):
    """The body of every error response under /crm. It extends Problem by the keys of the specification.

    - field: the first invalid parameter, or null.
    - message: the text that the site shows.
    - detail: the same text as a sentence.
    - fields: each invalid parameter with its text.
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
    """The result of the first registration step. Known and unknown addresses get the same response.

    - user_id, OTP: always null. The specification requires both keys.
    - local_mailbox: true if the site has no mail server. `finder mail` then shows the code.
    """

    status: Literal[200]
    user_id: None
    OTP: None
    field: None
    message: str
    local_mailbox: bool


class CodeVerified(Output):
    """The code was correct. The person now exists and is signed in."""

    status: Literal[200]
    user_id: int
    message: str


class CrmSignedIn(Output):
    status: Literal[200]
    user_id: int
    message: str


class CrmProfile(Output):
    """The profile of the signed-in person.

    - photo: an address of this site, or 'No Image'.
    - user_country, user_city: names. The ids of both are those of the tables `country` and `city`.
    - user_lq: the last qualification.
    - user_date: the passing date (ISO 8601).
    - fav_course: the ids of the favourite courses, the newest first.
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
    """The favourites after the change: course ids, the newest first."""

    status: Literal[200]
    message: str
    fav_course: list[int]


class Submitted(Output):
    """submission_id is the idempotency key. A repeated request with the same key succeeds and stores nothing."""

    status: Literal[200]
    message: str
    submission_id: str
