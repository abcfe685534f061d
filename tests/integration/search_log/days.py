"""The simulated day, and the removal of the search log."""

from collections.abc import Callable
from datetime import date

from elasticsearch import Elasticsearch

from schemas.search_log.names import SEARCH_LOG_ALIAS
from schemas.search_log.reports.selection import Selection

DAY = date(2026, 10, 31)
RunLogs = Callable[..., tuple[int, str, str]]
SELECTION = Selection(DAY, DAY)
SUNDAY = date(2026, 11, 1)
"""The end of the week of the day."""


def remove_log(client: Elasticsearch) -> None:
    names = list(client.indices.get(index=f"{SEARCH_LOG_ALIAS}-*"))
    if names:
        client.indices.delete(index=names)
