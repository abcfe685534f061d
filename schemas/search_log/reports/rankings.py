"""Finds the days on which the log has a version of the ranking for the first time."""

from datetime import date

from schemas.search_log.figures import build_settled_query
from schemas.search_log.names import SEARCH_LOG_ALIAS
from schemas.search_log.reports.declarations import LogClient, Row

RANKINGS_MAX = 100
"""At most this many versions are read: the newest ones."""
_INTERLEAVED = ".*,.*"


def read_new_rankings(client: LogClient, since: date, until: date) -> list[Row]:
    """Return the day (UTC) and the version of each ranking that is new from `since` to `until`, the oldest first.

    The first version in the whole log does not count as new. Searches that an experiment interleaved have two versions,
    and are ignored.
    """
    rankings = {
        "terms": {
            "field": "ranking",
            "size": RANKINGS_MAX,
            "exclude": _INTERLEAVED,
            "order": {"first": "desc"},
        },
        "aggs": {"first": {"min": {"field": "at", "format": "yyyy-MM-dd"}}},
    }
    response = client.search(
        index=SEARCH_LOG_ALIAS, size=0, query=build_settled_query(), aggs={"rankings": rankings},
        ignore_unavailable=True,
    )  # fmt: skip
    buckets = response.get("aggregations", {}).get("rankings", {}).get("buckets", [])
    found = [{"day": each["first"]["value_as_string"], "name": each["key"]} for each in reversed(buckets)]
    return [each for each in found[1:] if f"{since}" <= each["day"] <= f"{until}"]
