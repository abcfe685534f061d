"""The rate limits of requests by the prefix of their path."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RateLimit:
    """A rate limit.

    - burst: the number of requests that are allowed at once.
    - per_second: the number of requests per second that are allowed over a longer time.

    The limits allow for many people behind one address, such as a school. One person causes at most three searches per
    second by typing and paging. A page sends its entries of the search log together, at most twice per second. The
    limit of these requests is that of the searches, because most searches have one such request.
    """

    name: str
    burst: int
    per_second: float


SHORT_LINK_WRITES = RateLimit("short-link-writes", burst=20, per_second=10 / 60)
SEARCH_LOG_WRITES = RateLimit("search-log-writes", burst=120, per_second=20)
SEARCH_LOG_CHOICES = RateLimit("search-log-choices", burst=60, per_second=2)
SEARCHES = RateLimit("searches", burst=120, per_second=20)
SUGGESTIONS = RateLimit("suggestions", burst=120, per_second=20)
OTHER_CALLS = RateLimit("calls", burst=300, per_second=40)
CHECKS = RateLimit("checks", burst=60, per_second=5)
PAGES = RateLimit("pages", burst=600, per_second=100)

_BY_PREFIX: Sequence[tuple[str, RateLimit]] = (
    ("/api/short-url", SHORT_LINK_WRITES),
    ("/api/search-log/choice", SEARCH_LOG_CHOICES),
    ("/api/search-log", SEARCH_LOG_WRITES),
    ("/api/search-log", OTHER_CALLS),
    ("/api/search/suggestions", SUGGESTIONS),
    ("/api/site-suggestion", SUGGESTIONS),
    ("/api/search", SEARCHES),
    ("/api/v2/search", SEARCHES),
    ("/v2/search", SEARCHES),
    ("/api/location-auto-suggestion", SUGGESTIONS),
    ("/api/course/spell-check", SUGGESTIONS),
    ("/api/", OTHER_CALLS),
    ("/health", CHECKS),
    ("/metrics", CHECKS),
)
_WRITES = (SHORT_LINK_WRITES, SEARCH_LOG_CHOICES, SEARCH_LOG_WRITES)


def find_limit(method: str, path: str) -> RateLimit:
    """Return the limit of the first prefix that matches. The limits for writes apply only to POST."""
    for prefix, limit in _BY_PREFIX:
        if path.startswith(prefix) and (limit not in _WRITES or method == "POST"):
            return limit
    return PAGES
