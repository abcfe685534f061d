"""Tokens in the unsubscribe links of alerts (RFC 8058).

A token contains the id of a saved search and a signature. The signing key is stored with the saved search, so links in
old mails work as long as the saved search exists.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b
from hmac import compare_digest
from uuid import UUID

UNSUBSCRIBE_PATH = "/api/alerts/unsubscribe"
KEY_BYTES = 32
TOKEN_CHARACTERS = 43
_ID_BYTES, _SIGNATURE_BYTES = 16, 16
_PURPOSE = b"unsubscribe"


def build_unsubscribe_token(saved_search_id: UUID, key: bytes) -> str:
    return urlsafe_b64encode(saved_search_id.bytes + _sign(saved_search_id, key)).decode().rstrip("=")


def read_saved_search_id(token: str) -> UUID | None:
    """Return the id in the token, or None if the token is malformed. The signature is not checked."""
    try:
        content = urlsafe_b64decode(f"{token}=".encode("ascii"))
    except ValueError:
        return None
    return UUID(bytes=content[:_ID_BYTES]) if len(content) == _ID_BYTES + _SIGNATURE_BYTES else None


def is_valid_token(token: str, saved_search_id: UUID, key: bytes) -> bool:
    expected = build_unsubscribe_token(saved_search_id, key)
    return compare_digest(token.encode("utf-8", "surrogatepass"), expected.encode())


def _sign(saved_search_id: UUID, key: bytes) -> bytes:
    return blake2b(saved_search_id.bytes, key=key, digest_size=_SIGNATURE_BYTES, person=_PURPOSE).digest()
