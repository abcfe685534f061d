"""Waits until cached values have expired."""

import asyncio

from search.elasticsearch_access.ttl_value import TTL_SECONDS


async def wait_for_expiry() -> None:
    """Wait until the cached value names and then the cached index version have expired."""
    await asyncio.sleep(2 * TTL_SECONDS + 0.05)
