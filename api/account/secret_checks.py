"""Runs Argon2id in threads. Each hash needs 19 MiB and a processor, so at most two run at the same time."""

from anyio import CapacityLimiter, to_thread

from schemas import secret_hashes

_CONCURRENT_MAX = 2


class SecretChecks:
    def __init__(self) -> None:
        self._limiter = CapacityLimiter(_CONCURRENT_MAX)

    async def hash(self, secret: str) -> str:
        return await to_thread.run_sync(secret_hashes.hash_secret, secret, limiter=self._limiter)

    async def verify(self, secret_hash: str | None, secret: str) -> bool:
        """True if the secret has this hash. If the hash is None, the check takes equally long and returns False."""
        return await to_thread.run_sync(
            secret_hashes.verify_secret, secret_hash, secret, limiter=self._limiter
        )
