"""Argon2id in threads. At most two hashes run at the same time, because each takes 19 MiB and a processor."""

from anyio import CapacityLimiter, to_thread

from schemas import secret_hashes

_CONCURRENT_MAX = 2


class SecretChecks:
    def __init__(self) -> None:
        self._limiter = CapacityLimiter(_CONCURRENT_MAX)

    async def hash(self, secret: str) -> str:
        return await to_thread.run_sync(secret_hashes.hash_secret, secret, limiter=self._limiter)

    async def verify(self, secret_hash: str | None, secret: str) -> bool:
        """An unknown hash (None) takes as long as a known one."""
        return await to_thread.run_sync(
            secret_hashes.verify_secret, secret_hash, secret, limiter=self._limiter
        )
