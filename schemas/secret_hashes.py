"""Hashes of passwords, one-time codes and tokens."""

from hashlib import sha256
from secrets import token_urlsafe

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError

TOKEN_BYTES = 32

_HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1, type=Type.ID)
"""Argon2id with the parameters that OWASP recommends: 19 MiB, 2 iterations, 1 lane. One hash takes about 20 ms."""
ABSENT_HASH = _HASHER.hash(token_urlsafe(TOKEN_BYTES))
"""The hash of a random secret. If no hash is stored, `verify_secret` checks this hash, so the response time does not
reveal whether an account exists.
"""


def hash_secret(secret: str) -> str:
    """Hash a secret with Argon2id and a new salt. Takes about 20 ms and releases the GIL."""
    return _HASHER.hash(secret)


def verify_secret(secret_hash: str | None, secret: str) -> bool:
    """True if the secret has this hash.

    If the hash is None, the result is False, and the check takes the same time as with a hash.
    """
    try:
        return _HASHER.verify(secret_hash or ABSENT_HASH, secret)
    except (VerificationError, InvalidHashError):
        return False


def is_outdated(secret_hash: str) -> bool:
    """True if the parameters of the hash differ from the parameters of _HASHER."""
    return _HASHER.check_needs_rehash(secret_hash)


def make_token() -> str:
    """Return 256 random bits as 43 characters."""
    return token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> bytes:
    """Hash a token with SHA-256. Tokens are random, so a slow hash would not improve security."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()
