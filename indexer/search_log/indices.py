"""Creates and deletes the indices of the search log.

Each month has its own index of entries. The daily sums of all months share one index. Data streams and index lifecycles
are not used, because the Elasticsearch that `make run` starts does not have them.
"""

from datetime import date, timedelta

from elasticsearch import BadRequestError, Elasticsearch

from indexer.indexing.elasticsearch.client import translate_errors
from indexer.search_log.mapping import DAILY_MAPPING, ENTRY_MAPPING, SETTINGS
from schemas.search_log.names import (
    DAILY_INDEX,
    SEARCH_LOG_ALIAS,
    is_expired,
    name_monthly_index,
    read_last_day,
)

_EXISTS = "resource_already_exists_exception"


def ensure_monthly_index(client: Elasticsearch, day: date) -> None:
    """Create the index of the month unless it exists."""
    _ensure_index(client, name_monthly_index(day), ENTRY_MAPPING, {SEARCH_LOG_ALIAS: {}})


def ensure_daily_index(client: Elasticsearch) -> None:
    _ensure_index(client, DAILY_INDEX, DAILY_MAPPING, {})


def ensure_next_months(client: Elasticsearch, today: date) -> None:
    """Create the indices of this month and of the next month, so that no entry waits for an index."""
    ensure_monthly_index(client, today)
    ensure_monthly_index(client, today.replace(day=1) + timedelta(days=32))


def list_monthly_indices(client: Elasticsearch) -> list[str]:
    """List the names, the oldest month first."""
    with translate_errors():
        names = client.indices.get_alias(index=f"{SEARCH_LOG_ALIAS}-*").keys()
    return sorted(name for name in names if read_last_day(name) is not None)


def find_expired_indices(client: Elasticsearch, today: date) -> list[str]:
    """List the indices whose last day is at least 90 days old."""
    return [
        name
        for name in list_monthly_indices(client)
        if (last := read_last_day(name)) is not None and is_expired(last, today)
    ]


def delete_indices(client: Elasticsearch, names: list[str]) -> None:
    with translate_errors():
        if names:
            client.indices.delete(index=names, ignore_unavailable=True)


def _ensure_index(
    client: Elasticsearch, name: str, mapping: dict[str, object], aliases: dict[str, dict[str, object]]
) -> None:
    with translate_errors():
        if client.indices.exists(index=name):
            return
        try:
            client.indices.create(index=name, mappings=mapping, settings={"index": SETTINGS}, aliases=aliases)
        except BadRequestError as error:
            if error.error != _EXISTS:  # Another worker may create the index at the same time.
                raise
