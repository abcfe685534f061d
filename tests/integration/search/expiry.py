"""Waits until cached values have expired."""

import asyncio

from search.elasticsearch_access.ttl_value import TTL_SECONDS


async def wait_for_expiry() -> None:
    """Wait for two times the TTL.

    A request just before the cached value names expire can read the index version again. This version is then cached
    for another TTL.
    """
    await asyncio.sleep(2 * TTL_SECONDS + 0.05)
