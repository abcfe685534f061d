"""How long an answer may be as the index was."""

import asyncio

from search.elasticsearch_access.ttl_value import TRUSTED_SECONDS


async def moment_passes() -> None:
    """The names may be trusted for a moment, and then what was seen with them for another."""
    await asyncio.sleep(2 * TRUSTED_SECONDS + 0.05)
