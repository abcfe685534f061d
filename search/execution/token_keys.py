"""Signs and verifies session tokens."""

from collections.abc import Sequence
from hashlib import blake2b
from hmac import compare_digest
from secrets import token_urlsafe

SIGNATURE_BYTES = 16
_PURPOSE = b"visit"


class TokenKeys:
    """The keys that sign session tokens. The first key signs. A token is valid if any of the keys has signed the token.

    keys: the newest key is first. An empty list means a new random key.
    """

    def __init__(self, keys: Sequence[str] = ()) -> None:
        self._keys = tuple(key.encode() for key in keys) or (token_urlsafe().encode(),)

    def sign(self, payload: bytes) -> bytes:
        return _sign(self._keys[0], payload)

    def verify(self, signature: bytes, payload: bytes) -> bool:
        return any(compare_digest(signature, _sign(key, payload)) for key in self._keys)


def _sign(key: bytes, payload: bytes) -> bytes:
    return blake2b(payload, key=key, digest_size=SIGNATURE_BYTES, person=_PURPOSE).digest()
