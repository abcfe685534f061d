"""Reads the entries of each visit from Elasticsearch, day by day. The id of a visit changes at midnight (UTC)."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, timedelta
from itertools import groupby
from typing import Any

from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import translate_errors
from indexer.search_log.entries import scan_entries
from indexer.search_log.visits import CHOICES, VisitLog, read_visit_log
from schemas.search_log.figures import Body, build_settled_query
from schemas.search_log.names import SEARCH_LOG_ALIAS, name_monthly_index

VISIT_FIELDS = [
    "kind", "id", "visit", "settled", "device", "page", "shown", "search", "outcome", "course", "dwell",
]  # fmt: skip
"""The fields that `read_visit_log` and `read_visit` need."""
LATE_OUTCOMES = timedelta(hours=3)
"""The entries of a day are complete this long after its end, because outcomes can arrive late."""
_COUNTED: Body = {
    "bool": {
        "should": [build_settled_query(), {"terms": {"outcome": sorted(CHOICES)}}],
        "minimum_should_match": 1,
    }
}
"""The searches whose results a person has seen, and the outcomes by which a visitor chooses a course."""
_HASH_CHARACTERS = 8


def read_visits(
    client: Elasticsearch, since: date, until: date, more_fields: Sequence[str] = (), share: float = 1.0
) -> Iterator[tuple[str, VisitLog]]:
    """Yield the id and the log of each visit from the day `since` to the day `until` (UTC, both included)."""
    for number in range((until - since).days + 1):
        entries = read_entries_by_visit(client, since + timedelta(days=number), more_fields, share)
        for visit, of_visit in groupby(entries, lambda entry: str(entry["visit"])):
            yield visit, read_visit_log(of_visit)


def read_entries_by_visit(
    client: Elasticsearch, day: date, more_fields: Sequence[str] = (), share: float = 1.0
) -> Iterator[Mapping[str, Any]]:
    """Yield the searches that a person has seen, and the choices of courses, of one day, sorted by visit.

    more_fields: fields that are read in addition to VISIT_FIELDS.
    share: the share of the visits to read, from 0 to 1. The visits with the lowest ids are read. The id of a visit is a
        hash, so these visits are a random sample.
    """
    filters: list[Body] = [{"term": {"day": f"{day}"}}, _COUNTED]
    if share < 1:
        filters.append(
            {"range": {"visit": {"lt": f"{int(share * 16**_HASH_CHARACTERS):0{_HASH_CHARACTERS}x}"}}}
        )
    else:
        filters.append({"exists": {"field": "visit"}})
    index = name_monthly_index(day)
    with translate_errors():
        if not client.indices.exists(index=index):
            return
        client.indices.refresh(index=SEARCH_LOG_ALIAS)
    fields = [*VISIT_FIELDS, *more_fields]
    yield from scan_entries(client, index, query={"bool": {"filter": filters}}, order="visit", fields=fields)


def count_searches(client: Elasticsearch, since: date, until: date) -> int:
    """Count the searches of some days whose results a person has seen."""
    query = build_settled_query({"range": {"day": {"gte": f"{since}", "lte": f"{until}"}}})
    with translate_errors():
        response = client.count(index=SEARCH_LOG_ALIAS, query=query, ignore_unavailable=True)
    return int(response["count"])
