"""Hashes of passwords, one-time codes and tokens."""

from hashlib import sha256
from secrets import token_urlsafe

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError

TOKEN_BYTES = 32

_HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1, type=Type.ID)
"""The parameters that OWASP recommends for Argon2id: 19 MiB, 2 iterations, 1 lane. About 20 ms per hash."""
ABSENT_HASH = _HASHER.hash(token_urlsafe(TOKEN_BYTES))
"""No secret has this hash. A check against it takes as long as a check against a stored hash."""


def hash_secret(secret: str) -> str:
    """Argon2id with a new salt. Takes about 20 ms and releases the GIL."""
    return _HASHER.hash(secret)


def verify_secret(secret_hash: str | None, secret: str) -> bool:
    """True if the secret has this hash. None takes as long and returns False."""
    try:
        return _HASHER.verify(secret_hash or ABSENT_HASH, secret)
    except (VerificationError, InvalidHashError):
        return False


def is_outdated(secret_hash: str) -> bool:
    """True if the hash was made with other parameters than the current ones."""
    return _HASHER.check_needs_rehash(secret_hash)


def make_token() -> str:
    """256 random bits as 43 characters."""
    return token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> bytes:
    """SHA-256. A token has 256 random bits, so a slow hash is not needed."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()
