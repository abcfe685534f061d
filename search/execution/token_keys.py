"""Signatures of session tokens."""

from collections.abc import Sequence
from hashlib import blake2b
from hmac import compare_digest
from secrets import token_urlsafe

SIGNATURE_BYTES = 16
_PURPOSE = b"visit"


class TokenKeys:
    """The first key signs, and every key verifies. Tokens stay valid while their key is in the list.

    keys: newest first. Without keys, a new one is made, which only this object knows.
    """

    def __init__(self, keys: Sequence[str] = ()) -> None:
        self._keys = tuple(key.encode() for key in keys) or (token_urlsafe().encode(),)

    def sign(self, payload: bytes) -> bytes:
        return _sign(self._keys[0], payload)

    def verify(self, signature: bytes, payload: bytes) -> bool:
        return any(compare_digest(signature, _sign(key, payload)) for key in self._keys)


def _sign(key: bytes, payload: bytes) -> bytes:
    return blake2b(payload, key=key, digest_size=SIGNATURE_BYTES, person=_PURPOSE).digest()
