"""Describes the visitor of a logged search: the visit, the device, and the text without personal data."""

from dataclasses import dataclass
from datetime import datetime

from fastapi import Request, Response

from api.search_log.scrubbing import normalize_text, scrub_text
from api.search_log.signed_in_persons import SignedInPersons
from api.search_log.visits import read_device, read_visit, start_visit
from schemas.search_log.entries import Device


@dataclass(frozen=True, slots=True)
class Visitor:
    """The visitor of one search.

    - visit: the logged id of the visit, which ends with the UTC day.
    - text: the search text without personal data. Empty if the names to remove could not be read from PostgreSQL.
    - is_text_whole: true if nothing was removed from `text`.
    - is_staff: true if the visitor is signed in with a staff role. Searches of staff are not logged.
    - cookies: the Set-Cookie headers of a new visit.
    """

    visit: str
    device: Device
    text: str
    is_text_whole: bool
    is_staff: bool
    cookies: list[tuple[bytes, bytes]]


async def describe_visitor(persons: SignedInPersons, request: Request, text: str, now: datetime) -> Visitor:
    """Describe the visitor. PostgreSQL is queried only for a signed-in person who is not cached."""
    response = Response()
    visit = read_visit(request, now) or start_visit(request, response, now)
    person = await persons.read(request.app.state.database, request)
    scrubbed: str | None = ""
    if text:
        scrubbed = None if person is None else scrub_text(text, person.names)
    return Visitor(
        visit,
        read_device(request.headers),
        scrubbed or "",
        scrubbed is not None and scrubbed == normalize_text(text),
        person is not None and person.is_staff,
        [each for each in response.raw_headers if each[0] == b"set-cookie"],
    )
