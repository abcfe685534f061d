"""Sends one submission to the CRM by HTTP."""

import asyncio
import logging
from dataclasses import dataclass

import httpx

from schemas.settings import Settings
from schemas.vocabulary.operation import CrmParameters

# These loggers write the URL of each request. The URL can contain personal data as query parameters.
for logger in ("httpx", "httpcore"):
    logging.getLogger(logger).setLevel(logging.WARNING)

CRM_SECONDS = 10.0
"""The time limit for a whole call. A timeout of httpx limits only the wait for each chunk of a response."""
IDEMPOTENCY_HEADER = "Idempotency-Key"
IDEMPOTENCY_PARAMETER = "idempotency_key"
_TEMPORARY_REJECTIONS = frozenset({408, 425, 429})


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of one call.

    - is_delivered: the CRM responded with status 200.
    - is_rejected: the CRM responded with a status such as 400 or 422. A retry is usually rejected, too.
    - reason: the status ("status 503") or the class of the error. It contains no text from the CRM.
    """

    is_delivered: bool
    is_rejected: bool
    reason: str


def call_crm(given: Settings, call: str, key: str, content: dict[str, str]) -> Outcome:
    """Send `content` as parameters, with `key` as the idempotency key.

    - call: the path of the CRM's call, such as "webForms.php".

    The response body is not read. A redirect is a failure.
    """
    assert given.crm_url is not None
    url = f"{given.crm_url.rstrip('/')}/{call}"
    parameters = {**content, IDEMPOTENCY_PARAMETER: key}
    try:
        status = asyncio.run(_post(url, parameters, key, given.crm_parameters))
    except (httpx.HTTPError, TimeoutError) as error:
        return Outcome(is_delivered=False, is_rejected=False, reason=type(error).__name__)
    is_rejected = 400 <= status < 500 and status not in _TEMPORARY_REJECTIONS
    return Outcome(status == httpx.codes.OK, is_rejected, f"status {status}")


async def _post(url: str, parameters: dict[str, str], key: str, place: CrmParameters) -> int:
    """Return the status of the response. Raises TimeoutError after CRM_SECONDS, also if the response arrives slowly."""
    as_query = place is CrmParameters.QUERY
    async with (
        asyncio.timeout(CRM_SECONDS),
        httpx.AsyncClient(timeout=CRM_SECONDS, follow_redirects=False, trust_env=False) as client,
        client.stream(
            "POST",
            url,
            params=parameters if as_query else None,
            data=None if as_query else parameters,
            headers={IDEMPOTENCY_HEADER: key},
        ) as response,
    ):
        return response.status_code
