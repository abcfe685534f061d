"""Waits until cached values have expired."""

import asyncio

from search.elasticsearch_access.ttl_value import TTL_SECONDS


async def wait_for_expiry() -> None:
    """Wait for two times the TTL: first the cached names of filter values expire, then the cached index version."""
    await asyncio.sleep(2 * TTL_SECONDS + 0.05)
