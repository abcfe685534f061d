"""Waits until cached values have expired."""

import asyncio

from search.elasticsearch_access.ttl_value import TTL_SECONDS


async def wait_for_expiry() -> None:
    """Wait for two times the TTL.

    When the cached names of filter values are nearly expired, an index version can still be read for them. This index
    version is then cached for another TTL.
    """
    await asyncio.sleep(2 * TTL_SECONDS + 0.05)
