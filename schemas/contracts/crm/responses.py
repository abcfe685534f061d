"""The responses of the endpoints under /crm. The key `status` equals the HTTP status."""

from typing import Literal

from pydantic import BaseModel

from schemas.contracts.base import Output
from schemas.contracts.errors import FieldProblem


class CrmProblem(BaseModel):
    """The body of every error response under /crm. It has the keys of Problem, and those that the specification needs.

    - field: the name of the first invalid parameter, or null.
    - message: the text that the site shows.
    - detail: the same text, as a sentence.
    - fields: each invalid parameter with the reason why it is invalid.
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
    """The result of the first step of a registration. Known and unknown mail addresses get the same response.

    - user_id, OTP: always null. The specification requires both keys.
    - local_mailbox: true if the site has no mail server. The command `finder mail` on the server then shows the code.
    """

    status: Literal[200]
    user_id: None
    OTP: None
    field: None
    message: str
    local_mailbox: bool


class CodeVerified(Output):
    """The result of a correct code. The account with the id `user_id` now exists, and the person is signed in."""

    status: Literal[200]
    user_id: int
    message: str


class CrmSignedIn(Output):
    status: Literal[200]
    user_id: int
    message: str


class CrmProfile(Output):
    """The profile of the signed-in person.

    - photo: the path of the photo on this site, or 'No Image'.
    - user_country, user_city: the names of the country and city. Their ids are the same as in the catalogue.
    - user_lq: the last qualification of the person.
    - user_date: the date on which the person passed this qualification (ISO 8601).
    - fav_course: the ids of the favourite courses. The newest favourite is first.
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
    """The favourites after the change. fav_course has the ids of the courses, the newest favourite first."""

    status: Literal[200]
    message: str
    fav_course: list[int]


class Submitted(Output):
    """The result of a submitted form.

    submission_id is the idempotency key of the form. A repeated request with the same key succeeds, but stores nothing.
    """

    status: Literal[200]
    message: str
    submission_id: str
