"""Synchronises the token buckets of all processes through Valkey."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from redis.asyncio import Redis
from redis.exceptions import RedisError

from api.rate_limits.buckets import Buckets
from api.valkey import LimitStore

SHARE_EVERY_SECONDS = 0.25
TIMEOUT_SECONDS = 2.0
_PREFIX = "rate-limit"

_TAKE = """
local burst, per_second, taken = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local stored = redis.call('HMGET', KEYS[1], 'tokens', 'updated')
local tokens = burst
if stored[1] then
  tokens = math.min(burst, stored[1] + math.max(0, now - stored[2]) * per_second)
end
tokens = math.max(tokens - taken, -burst)
redis.call('HSET', KEYS[1], 'tokens', string.format('%.6f', tokens), 'updated', string.format('%.6f', now))
redis.call('PEXPIRE', KEYS[1], math.ceil(2000 * burst / per_second))
return string.format('%.6f', tokens)
"""
"""A Lua script that refills a bucket, takes tokens and returns the remaining tokens. The script uses the clock of
Valkey."""


async def share_buckets(buckets: Buckets, client: Redis) -> None:
    """Report the new requests of this process to Valkey, and read the remaining tokens of the reported buckets.

    Raises RedisError or OSError if Valkey is unavailable. The next call then reports the same requests again.
    """
    changed = list(buckets.pop_changed())
    if not changed:
        return
    take = client.register_script(_TAKE)
    async with client.pipeline(transaction=False) as pipeline:
        for (limit, name), count in changed:
            await take([f"{_PREFIX}:{limit.name}:{name}"], [limit.burst, limit.per_second, count], pipeline)
        try:
            remaining = await pipeline.execute()
        except (RedisError, OSError):
            for key, count in changed:
                buckets.restore(key, count)
            raise
    for (key, _), tokens in zip(changed, remaining, strict=True):
        buckets.set_shared_tokens(key, float(tokens))


@asynccontextmanager
async def keep_buckets_shared(buckets: Buckets, broker_url: str | None) -> AsyncIterator[None]:
    """Synchronise the buckets four times per second while the block runs.

    Without Valkey, each process enforces the limits separately. Requests never wait for Valkey, because a check reads
    only the buckets of its process (0.002 ms).
    """
    if broker_url is None:
        yield
        return
    store = LimitStore(broker_url, TIMEOUT_SECONDS, "Each process counts requests separately")
    ended = asyncio.Event()
    task = asyncio.create_task(_share_until(ended, buckets, store))
    try:
        yield
    finally:
        # The task is not cancelled, because redis-py can ignore a cancellation. The shutdown would then never end.
        ended.set()
        await task
        await store.close()


async def _share_until(ended: asyncio.Event, buckets: Buckets, store: LimitStore) -> None:
    while not await _ends_within(ended, SHARE_EVERY_SECONDS):
        await store.run(lambda client: share_buckets(buckets, client))


async def _ends_within(ended: asyncio.Event, seconds: float) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await ended.wait()
    return ended.is_set()
