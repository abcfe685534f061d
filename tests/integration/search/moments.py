"""Waiting until cached values have expired."""

import asyncio

from search.elasticsearch_access.ttl_value import TTL_SECONDS


async def moment_passes() -> None:
    """Wait until two cached values have expired: the value names, and the index version that is read after them."""
    await asyncio.sleep(2 * TTL_SECONDS + 0.05)
