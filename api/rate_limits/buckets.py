"""Token buckets: a request takes a token, and a bucket gets new tokens over time.

Each process has its own buckets. The module `shared_buckets` synchronises them through Valkey.
"""

from collections import OrderedDict
from collections.abc import Iterator

from api.rate_limits.limits import RateLimit

BUCKETS_MAX = 50_000
"""The highest number of buckets, which take about 10 MB. Above this number, the least recently used bucket is
deleted."""

Key = tuple[RateLimit, str]


class Bucket:
    """The token bucket of one client and one limit.

    - tokens: the number of requests that are allowed now. Requests to other processes can make this number negative.
    - unreported: the number of requests that Valkey has not counted yet.
    - waiting: the number of rejected requests whose response is still delayed.
    """

    __slots__ = ("tokens", "unreported", "updated", "waiting")

    def __init__(self, tokens: float, now: float) -> None:
        self.tokens = tokens
        self.updated = now
        self.unreported = 0
        self.waiting = 0

    def refill(self, limit: RateLimit, now: float) -> None:
        self.tokens = min(limit.burst, self.tokens + (now - self.updated) * limit.per_second)
        self.updated = now


class Buckets:
    def __init__(self, maximum: int = BUCKETS_MAX) -> None:
        self._maximum = maximum
        self._buckets: OrderedDict[Key, Bucket] = OrderedDict()
        self._changed: set[Key] = set()

    def get(self, limit: RateLimit, client: str, now: float) -> Bucket:
        """Return the bucket of a client, refilled up to the time `now` (seconds of a monotonic clock)."""
        key = (limit, client)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(limit.burst, now)
            if len(self._buckets) > self._maximum:
                dropped, _ = self._buckets.popitem(last=False)
                self._changed.discard(dropped)
        else:
            self._buckets.move_to_end(key)
            bucket.refill(limit, now)
        return bucket

    def take(self, limit: RateLimit, client: str, now: float) -> float:
        """Take a token for a request.

        Returns 0 if the request is allowed, otherwise the seconds until a token is available.
        """
        bucket = self.get(limit, client, now)
        if bucket.tokens < 1:
            return (1 - bucket.tokens) / limit.per_second
        bucket.tokens -= 1
        bucket.unreported += 1
        self._changed.add((limit, client))
        return 0.0

    def pop_changed(self) -> Iterator[tuple[Key, int]]:
        """Yield the number of unreported requests by key, and set this number to 0."""
        changed, self._changed = self._changed, set()
        for key in changed:
            bucket = self._buckets[key]
            count, bucket.unreported = bucket.unreported, 0
            yield key, count

    def restore(self, key: Key, count: int) -> None:
        """Add `count` to the unreported requests of a bucket, because Valkey has not counted them."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.unreported += count
            self._changed.add(key)

    def set_shared_tokens(self, key: Key, tokens: float) -> None:
        """Lower the tokens to the number that Valkey returned, minus the requests since the last report."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.tokens = min(bucket.tokens, tokens - bucket.unreported)
