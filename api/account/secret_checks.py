"""Computes Argon2id hashes in threads, at most two at a time: each needs 19 MiB of memory and a whole CPU core."""

from anyio import CapacityLimiter, to_thread

from schemas import secret_hashes

_CONCURRENT_MAX = 2


class SecretChecks:
    def __init__(self) -> None:
        self._limiter = CapacityLimiter(_CONCURRENT_MAX)

    async def hash(self, secret: str) -> str:
        return await to_thread.run_sync(secret_hashes.hash_secret, secret, limiter=self._limiter)

    async def verify(self, secret_hash: str | None, secret: str) -> bool:
        """True if the secret has this hash.

        If the hash is None, the result is False, and the check takes the same time as with a hash.
        """
        return await to_thread.run_sync(
            secret_hashes.verify_secret, secret_hash, secret, limiter=self._limiter
        )
