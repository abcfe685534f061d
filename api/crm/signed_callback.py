"""Verifies the signature of a callback, which is a request that the CRM sends. A repeated callback is rejected."""

import hmac
import time
from hashlib import sha256

from fastapi import Request
from pydantic import SecretStr

from api.database import Connection, read_rows
from api.refusal import Refusal

TIMESTAMP_HEADER = "X-Crm-Timestamp"
SIGNATURE_HEADER = "X-Crm-Signature"
CLOCK_SECONDS = 300
"""The highest accepted difference between the timestamp of a callback and the clock of this server."""
INVALID_SIGNATURE = "The signature is missing or wrong"
REPLAYED = "This callback was received already"
_REMEMBER = """
INSERT INTO crm_callback (signature_hash) VALUES (%s) ON CONFLICT DO NOTHING RETURNING signature_hash
"""


def sign_callback(key: str, timestamp: str, body: bytes) -> str:
    """Compute the HMAC-SHA256 of `TIMESTAMP.BODY`, such as `1767225600.{"state": "offer"}`, as hexadecimal text."""
    return hmac.new(key.encode(), timestamp.encode() + b"." + body, sha256).hexdigest()


async def check_signature(request: Request, key: SecretStr | None) -> str:
    """Return the signature of the request.

    Raises Refusal 404 if the site has no key, and 401 if the signature is wrong or the timestamp is not recent.
    """
    if key is None:
        raise Refusal(404, "This site takes no callbacks")
    timestamp = request.headers.get(TIMESTAMP_HEADER, "")
    signature = request.headers.get(SIGNATURE_HEADER, "")
    expected = sign_callback(key.get_secret_value(), timestamp, await request.body())
    is_right = hmac.compare_digest(expected.encode(), signature.encode("utf-8", "surrogatepass"))
    if not is_right or not _is_recent(timestamp):
        raise Refusal(401, INVALID_SIGNATURE)
    return signature


async def remember_callback(connection: Connection, signature: str) -> None:
    """Store the signature. Raises Refusal 409 if the signature is stored already.

    If the request fails, the rollback removes the signature, so the CRM can send the callback again.
    """
    if not await read_rows(connection, _REMEMBER, (sha256(signature.encode()).digest(),)):
        raise Refusal(409, REPLAYED)


def _is_recent(timestamp: str) -> bool:
    """True if the timestamp (seconds since 1970) differs from now by at most CLOCK_SECONDS."""
    return (
        timestamp.isascii()
        and timestamp.isdigit()
        and len(timestamp) <= 12
        and abs(time.time() - int(timestamp)) <= CLOCK_SECONDS
    )
