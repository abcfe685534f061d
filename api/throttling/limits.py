"""Rate limits for the requests of accounts, forms and staff.

Valkey counts the requests. Without Valkey, each process counts its requests.
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from redis.asyncio import Redis

from api.refusal import Refusal
from api.valkey import LimitStore
from schemas.vocabulary.accounts import Message

VALKEY_TIMEOUT_SECONDS = 0.5
LOCAL_FACTOR = 2
"""Without Valkey, a process counts each request twice, because the process does not see requests to other processes."""
LOCAL_KEYS_MAX = 10_000
_COUNT = """
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('TTL', KEYS[1])}
"""


@dataclass(frozen=True, slots=True)
class Limit:
    """At most `requests` in a period of `seconds`. The first request starts the period."""

    name: str
    requests: int
    seconds: int


CODE_BY_ADDRESS = Limit("code-address", 6, 3_600)
CODE_BY_CLIENT = Limit("code-client", 40, 3_600)
GUESS_BY_CLIENT = Limit("guess-client", 60, 900)
SIGN_IN_BY_ADDRESS = Limit("sign-in-address", 10, 900)
SIGN_IN_BY_CLIENT = Limit("sign-in-client", 60, 900)
RESET_BY_ADDRESS = Limit("reset-address", 4, 3_600)
RESET_BY_CLIENT = Limit("reset-client", 20, 3_600)
PASSWORD_BY_PERSON = Limit("password-person", 10, 900)
SUBMIT_BY_CLIENT = Limit("submit-client", 60, 3_600)
UPLOAD_BY_PERSON = Limit("upload-person", 60, 3_600)
EXPORT_BY_PERSON = Limit("export-person", 6, 3_600)
FAVOURITE_BY_PERSON = Limit("favourite-person", 600, 3_600)
SECOND_FACTOR_BY_PERSON = Limit("second-factor-person", 5, 900)
SECOND_FACTOR_PER_DAY = Limit("second-factor-day", 40, 86_400)
STAFF_EXPORT_BY_PERSON = Limit("staff-export-person", 20, 3_600)
STAFF_CHANGE_BY_PERSON = Limit("staff-change-person", 600, 3_600)
CHANGE_BY_PERSON = Limit("change-person", 120, 3_600)


@dataclass(frozen=True, slots=True)
class Counted:
    """The number of requests in the period, including this one, and the seconds until the period ends.

    Without Valkey, the number is multiplied by LOCAL_FACTOR.
    """

    count: int
    seconds_left: int


class ProcessCounters:
    """Counts the requests of this process. Above LOCAL_KEYS_MAX keys, the least recently used key is deleted."""

    def __init__(self) -> None:
        self._counts: dict[str, tuple[int, float]] = {}

    def count(self, key: str, limit: Limit) -> Counted:
        now = time.monotonic()
        count, ends_at = self._counts.pop(key, (0, 0.0))
        if ends_at <= now:
            count, ends_at = 0, now + limit.seconds
        self._counts[key] = count + 1, ends_at
        if len(self._counts) > LOCAL_KEYS_MAX:
            del self._counts[next(iter(self._counts))]
        return Counted((count + 1) * LOCAL_FACTOR, max(1, round(ends_at - now)))


async def count_in_valkey(client: Redis, key: str, limit: Limit) -> Counted:
    """Count the requests of all processes. Raises RedisError if Valkey is unavailable."""
    count, seconds = await client.register_script(_COUNT)(keys=[key], args=[limit.seconds])
    return Counted(int(count), max(1, int(seconds)))


class Throttle:
    """Enforces limits. The keys in Valkey contain hashes of mail addresses and IP addresses, not the addresses."""

    def __init__(self, broker_url: str | None) -> None:
        self._store = LimitStore(broker_url, VALKEY_TIMEOUT_SECONDS, "Limits are counted in this process")
        self._local = ProcessCounters()

    async def enforce(self, limits: Iterable[tuple[Limit, str | None]]) -> None:
        """Count the request for each pair of a limit and a subject, such as (RESET_BY_ADDRESS, "a@example.com").

        Raises Refusal 429 at the first limit that is exceeded. The pairs after this limit are not counted. Pairs with
        the subject None are skipped.
        """
        for limit, subject in limits:
            if subject is None:
                continue
            key = f"limit:{limit.name}:{sha256(subject.encode('utf-8', 'surrogatepass')).hexdigest()}"
            counted = await self._count(key, limit)
            if counted.count > limit.requests:
                raise Refusal(429, Message.TOO_MANY_REQUESTS.value, retry_after_seconds=counted.seconds_left)

    async def close(self) -> None:
        await self._store.close()

    async def _count(self, key: str, limit: Limit) -> Counted:
        counted = await self._store.run(lambda client: count_in_valkey(client, key, limit))
        return counted or self._local.count(key, limit)
