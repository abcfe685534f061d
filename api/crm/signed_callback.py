"""Checks the signature of a callback of the CRM, and refuses a replayed one."""

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
"""The clocks of the CRM and of this server can differ by this time."""
INVALID_SIGNATURE = "The signature is missing or wrong"
REPLAYED = "This callback was received already"
_REMEMBER = """
INSERT INTO crm_callback (signature_hash) VALUES (%s) ON CONFLICT DO NOTHING RETURNING signature_hash
"""


def sign_callback(key: str, timestamp: str, body: bytes) -> str:
    """HMAC-SHA256 over the timestamp, a full stop and the body, as hexadecimal text."""
    return hmac.new(key.encode(), timestamp.encode() + b"." + body, sha256).hexdigest()


async def check_signature(request: Request, key: SecretStr | None) -> str:
    """Return the signature. Raises Refusal 404 without a key, and 401 for a wrong or an old signature."""
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
    """Raises Refusal 409 for a signature that was used. A failed transaction forgets the signature."""
    if not await read_rows(connection, _REMEMBER, (sha256(signature.encode()).digest(),)):
        raise Refusal(409, REPLAYED)


def _is_recent(timestamp: str) -> bool:
    """timestamp: seconds since 1970 as digits."""
    return (
        timestamp.isascii()
        and timestamp.isdigit()
        and len(timestamp) <= 12
        and abs(time.time() - int(timestamp)) <= CLOCK_SECONDS
    )
