"""The texts that carry a visit from one page to the next: visit_token and cursor.

They are no permission: whoever made one up could only ask what everybody may ask. The digest in front tells what was
damaged, or made for another question, from what was given out; the rest is checked as any other input.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import orjson
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from schemas.contracts.search import SearchRequest
from search.elasticsearch_access.point_in_time import PointInTimeSession
from search.errors import FieldError, InvalidFilter

DIGEST_BYTES = 16
_NOT_OURS = "not a token that this service gave out"
_OTHER_QUESTION = (
    "belongs to another question: text, filters, order and page_size must stay the same in a visit"
)


@dataclass(frozen=True, slots=True)
class Cursor:
    """before: how many courses stand before; after: the sort values of the last of them."""

    before: int
    after: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class SessionToken:
    """opened: seconds since 1970."""

    visit: PointInTimeSession
    opened: int
    cursor: Cursor | None


class _Payload(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    generation: int = Field(ge=1, le=10**9)
    point_in_time: str = Field(min_length=1)
    opened: int = Field(ge=0, le=10**11)
    search_query: str
    before: int | None = Field(ge=1, le=10**10)
    after: list[int | float | str | bool | None] | None = Field(min_length=1, max_length=10)


def question_digest(request: SearchRequest) -> str:
    """Of everything that decides which courses are found and in which order, and of the size of pages."""
    asked = request.model_dump_json(include={"text", "filters", "order", "page_size"})
    return blake2b(asked.encode(), digest_size=DIGEST_BYTES).hexdigest()


def encoded(token: SessionToken, search_query: str) -> str:
    payload = orjson.dumps(
        {
            "generation": token.visit.generation,
            "point_in_time": token.visit.point_in_time,
            "opened": token.opened,
            "question": search_query,
            "before": token.cursor and token.cursor.before,
            "after": token.cursor and list(token.cursor.after),
        }
    )
    return urlsafe_b64encode(_digest(payload) + payload).decode()


def decoded(text: str, field: str, search_query: str) -> SessionToken:
    """InvalidFilter names the field when the text is no token, or one of another question."""
    payload = _payload(text, field)
    if payload.search_query != search_query:
        raise InvalidFilter(FieldError(field, _OTHER_QUESTION))
    has_position = payload.before is not None and payload.after is not None
    if has_position is not (field == "cursor"):
        raise InvalidFilter(FieldError(field, _NOT_OURS))
    cursor = Cursor(payload.before or 0, tuple(payload.after or ())) if has_position else None
    return SessionToken(PointInTimeSession(payload.generation, payload.point_in_time), payload.opened, cursor)


def _payload(text: str, field: str) -> _Payload:
    try:
        whole = urlsafe_b64decode(text.encode())
        digest, payload = whole[:DIGEST_BYTES], whole[DIGEST_BYTES:]
        if digest == _digest(payload) and urlsafe_b64encode(whole) == text.encode():
            return _Payload.model_validate_json(payload)
    except (NotBase64, ValidationError, UnicodeEncodeError):
        pass
    raise InvalidFilter(FieldError(field, _NOT_OURS))


def _digest(payload: bytes) -> bytes:
    return blake2b(payload, digest_size=DIGEST_BYTES, person=b"visit").digest()
