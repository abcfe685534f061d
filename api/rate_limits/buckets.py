"""Token buckets of one process, by client and limit."""

from collections import OrderedDict
from collections.abc import Iterator

from api.rate_limits.limits import RateLimit

BUCKETS_MAX = 50_000
"""About 10 MB. The bucket that was unused for the longest time is dropped."""

Key = tuple[RateLimit, str]


class Bucket:
    """tokens: requests that are allowed now; negative after requests on other processes.

    unreported: requests that Valkey has not counted yet. waiting: refused requests whose response is delayed.
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
        """The bucket of the client, filled up to the time `now`, in seconds of a monotonic clock."""
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
        """Count a request. Returns 0 when the request is allowed, otherwise the seconds until the next one is."""
        bucket = self.get(limit, client, now)
        if bucket.tokens < 1:
            return (1 - bucket.tokens) / limit.per_second
        bucket.tokens -= 1
        bucket.unreported += 1
        self._changed.add((limit, client))
        return 0.0

    def pop_changed(self) -> Iterator[tuple[Key, int]]:
        """The unreported requests by key, each once."""
        changed, self._changed = self._changed, set()
        for key in changed:
            bucket = self._buckets[key]
            count, bucket.unreported = bucket.unreported, 0
            yield key, count

    def restore(self, key: Key, count: int) -> None:
        """Take back requests that Valkey did not count."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.unreported += count
            self._changed.add(key)

    def set_shared_tokens(self, key: Key, tokens: float) -> None:
        """Set the tokens that remain in Valkey, less the requests since the report."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.tokens = min(bucket.tokens, tokens - bucket.unreported)
