"""Encodes and decodes the tokens `visit_token` and `cursor`. A token identifies a point-in-time session.

A token grants no permission, because all data is public. The signature at the start of a token shows that this service
has created the token. A digest of the query shows that the token belongs to the search of the request.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import orjson
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from schemas.contracts.unified.request import SearchRequest
from schemas.vocabulary.limits import WIDENING_STEPS_MAX
from search.errors import FieldError, InvalidFilter
from search.execution.point_in_time import PointInTimeSession
from search.execution.token_keys import SIGNATURE_BYTES, TokenKeys

DIGEST_BYTES = 16
_INVALID_REASON = "not a token of this service"
_OTHER_QUERY_REASON = (
    "the token belongs to another search: text, filters, order and page_size must be the same in all requests"
)


@dataclass(frozen=True, slots=True)
class Cursor:
    before: int
    """The number of courses on earlier pages."""
    after: tuple[Any, ...]
    """The sort values of the last course on the earlier pages."""


@dataclass(frozen=True, slots=True)
class SessionToken:
    session: PointInTimeSession
    opened: int
    """The time when the session was opened, as Unix time in seconds."""
    cursor: Cursor | None
    steps: int | None = None
    """The number of steps by which the first response has widened the search. Each step requires less of the text. None
    before the first response."""
    experiment: str | None = None
    """The name of the experiment that interleaves the results of the session. None without interleaving."""
    seed: str | None = None
    """The seed of the interleaved list. None without interleaving."""


class _Payload(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    generation: int = Field(ge=1, le=10**9)
    point_in_time: str = Field(min_length=1)
    opened: int = Field(ge=0, le=10**11)
    query_digest: str = Field(alias="question")
    steps: int | None = Field(default=None, ge=0, le=WIDENING_STEPS_MAX)
    experiment: str | None = None
    seed: str | None = None
    before: int | None = Field(ge=1, le=10**10)
    after: list[int | float | str | bool | None] | None = Field(min_length=1, max_length=10)


def digest_query(request: SearchRequest) -> str:
    """Hash the parts of the request that must stay the same on all pages of a session."""
    hashed = request.model_dump_json(
        include={"text", "interpret", "literal", "filters", "order", "page_size"}
    )
    return blake2b(hashed.encode(), digest_size=DIGEST_BYTES).hexdigest()


def encode_token(keys: TokenKeys, token: SessionToken, query_digest: str) -> str:
    payload = orjson.dumps(
        {
            "generation": token.session.generation,
            "point_in_time": token.session.point_in_time,
            "opened": token.opened,
            "question": query_digest,
            "steps": token.steps,
            **({} if token.experiment is None else {"experiment": token.experiment, "seed": token.seed}),
            "before": token.cursor and token.cursor.before,
            "after": token.cursor and list(token.cursor.after),
        }
    )
    return urlsafe_b64encode(keys.sign(payload) + payload).decode()


def decode_token(keys: TokenKeys, text: str, field: str, query_digest: str) -> SessionToken:
    """Raises InvalidFilter if the text is not a valid token for this key, or belongs to another search.

    field: the request key of the token. The error contains this key.
    """
    payload = _parse_payload(keys, text, field)
    if payload.query_digest != query_digest:
        raise InvalidFilter(FieldError(field, _OTHER_QUERY_REASON))
    has_position = payload.before is not None and payload.after is not None
    if has_position is not (field == "cursor"):
        raise InvalidFilter(FieldError(field, _INVALID_REASON))
    cursor = Cursor(payload.before or 0, tuple(payload.after or ())) if has_position else None
    session = PointInTimeSession(payload.generation, payload.point_in_time)
    return SessionToken(session, payload.opened, cursor, payload.steps, payload.experiment, payload.seed)


def _parse_payload(keys: TokenKeys, text: str, field: str) -> _Payload:
    try:
        whole = urlsafe_b64decode(text.encode())
        signature, payload = whole[:SIGNATURE_BYTES], whole[SIGNATURE_BYTES:]
        if keys.verify(signature, payload) and urlsafe_b64encode(whole) == text.encode():
            return _Payload.model_validate_json(payload)
    except (NotBase64, ValidationError, UnicodeEncodeError):
        pass
    raise InvalidFilter(FieldError(field, _INVALID_REASON))
