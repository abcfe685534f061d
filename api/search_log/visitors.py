"""Describes the visitor of a logged search: the visit, the device, and the text without personal data."""

from dataclasses import dataclass
from datetime import datetime

from fastapi import Request, Response

from api.account.cookies import SESSION, read_cookie
from api.search_log.person_names import PersonNames
from api.search_log.scrubbing import normalize_text, scrub_text
from api.search_log.visits import read_device, read_visit, start_visit
from schemas.search_log.entries import Device


@dataclass(frozen=True, slots=True)
class Visitor:
    """visit: the logged id. cookies: the response headers of a new visit.

    text: the scrubbed text of the search. It is empty if it could contain names that are unknown.
    is_text_whole: whether `text` has all that the visitor typed.
    """

    visit: str
    device: Device
    text: str
    is_text_whole: bool
    cookies: list[tuple[bytes, bytes]]


async def describe_visitor(names: PersonNames, request: Request, text: str, now: datetime) -> Visitor:
    """Only the search of a signed-in person waits for PostgreSQL, and only if it has a text."""
    response = Response()
    visit = read_visit(request, now) or start_visit(request, response, now)
    scrubbed: str | None = ""
    if text:
        scrubbed = await _scrub(names, request, text)
    return Visitor(
        visit,
        read_device(request.headers),
        scrubbed or "",
        scrubbed is not None and scrubbed == normalize_text(text),
        [each for each in response.raw_headers if each[0] == b"set-cookie"],
    )


async def _scrub(names: PersonNames, request: Request, text: str) -> str | None:
    """Return None if the names of the signed-in person are unknown."""
    if read_cookie(request, SESSION) is None:
        return scrub_text(text)
    known = await names.read(request.app.state.database, request)
    return None if known is None else scrub_text(text, known)
