"""Computes the popular searches: texts that visitors typed in many visits. The site suggests these texts to others.

A suggestion must not reveal what a single person typed. So the two days on which a text had the most visits must
together have at least five visits. The id of a visit lasts one day. A person who types a text on a phone and a computer
every day has only four visits on two days. A visit that repeats a text counts once. Searches of robots, and searches
whose results nobody saw, do not count.
"""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import groupby
from operator import attrgetter
from typing import Any

from elasticsearch import Elasticsearch

from indexer.delivery.database import Connection
from indexer.indexing.elasticsearch.client import translate_errors
from schemas.search_log.figures import TEXT_VISITS_MIN, Body, build_settled_query
from schemas.search_log.names import SEARCH_LOG_ALIAS
from schemas.vocabulary.limits import POPULAR_SEARCH_MAX_CHARACTERS, POPULAR_SEARCHES_MAX

DAYS = 28
"""Searches of this many days count."""
DAYS_MIN = 2
PAGE = 1_000
_PERSONAL = re.compile(r"[\[\]@]|\d{6}")
"""A text with a placeholder for removed personal data, such as [mail], or with data that was perhaps not removed."""

_LOCK = "LOCK TABLE popular_search IN SHARE ROW EXCLUSIVE MODE"
_UPSERT = """
INSERT INTO popular_search (text, visits, days, courses, last_day, since, until)
VALUES (%s, %s, %s, %s, %s, %s, %s)
ON CONFLICT (text) DO UPDATE SET visits = excluded.visits, days = excluded.days, courses = excluded.courses,
    last_day = excluded.last_day, since = excluded.since, until = excluded.until, computed_at = clock_timestamp()
"""
_DELETE_OLD = "DELETE FROM popular_search WHERE last_day < %s"
_DELETE_OTHERS = "DELETE FROM popular_search WHERE text <> ALL(%s)"


@dataclass(frozen=True, slots=True)
class TextDay:
    """One text on one UTC day.

    - visits: the visits in which the text found courses.
    - courses: the most courses that the text found.
    """

    text: str
    day: str
    visits: int
    courses: int


@dataclass(frozen=True, slots=True)
class PopularText:
    text: str
    visits: int
    days: int
    courses: int
    last_day: str


def select_popular_texts(days: Iterable[TextDay]) -> list[PopularText]:
    """Select up to POPULAR_SEARCHES_MAX texts that may be suggested. The text with the most visits is first.

    days: sorted by text.
    """
    texts = (_sum_days(text, list(each)) for text, each in groupby(days, attrgetter("text")))
    found = sorted((text for text in texts if text), key=lambda each: (-each.visits, each.text))
    return found[:POPULAR_SEARCHES_MAX]


def store_popular_searches(connection: Connection, client: Elasticsearch, today: date) -> int:
    """Replace the popular searches. Returns their number. Raises ElasticsearchUnavailable."""
    since = today - timedelta(days=DAYS - 1)
    texts = select_popular_texts(read_text_days(client, since, today))
    with connection.transaction():
        connection.execute(_LOCK)
        connection.execute(_DELETE_OTHERS, ([each.text for each in texts],))
        for each in texts:
            values = (each.text, each.visits, each.days, each.courses, each.last_day, since, today)
            connection.execute(_UPSERT, values)
    return len(texts)


def delete_old_searches(connection: Connection, today: date) -> None:
    """Delete the texts that nobody has typed for DAYS. This works without Elasticsearch and without the search log."""
    connection.execute(_DELETE_OLD, (today - timedelta(days=DAYS - 1),))


def read_text_days(client: Elasticsearch, since: date, until: date) -> Iterator[TextDay]:
    """Read the texts of each day, sorted by text. Searches with a correction, used or offered, are left out."""
    composite: Body = {
        "size": PAGE,
        "sources": [{name: {"terms": {"field": name}}} for name in ("query", "day")],
    }
    visits = {"cardinality": {"field": "visit", "precision_threshold": 3_000}}
    finding = {"filter": {"range": {"total": {"gt": 0}}}, "aggs": {"visits": visits}}
    aggregations: Body = {"finding": finding, "courses": {"max": {"field": "total"}}}
    query = build_settled_query({"range": {"day": {"gte": f"{since}", "lte": f"{until}"}}})
    query["bool"]["must_not"] = [*query["bool"]["must_not"], {"exists": {"field": "correction"}}]
    while True:
        body = {"page": {"composite": composite, "aggs": aggregations}}
        with translate_errors():
            response = client.search(
                index=SEARCH_LOG_ALIAS, size=0, query=query, aggs=body, ignore_unavailable=True
            )
        page: dict[str, Any] = response.get("aggregations", {}).get("page", {"buckets": []})
        yield from map(_read_bucket, page["buckets"])
        if "after_key" not in page:
            return
        composite = {**composite, "after": page["after_key"]}


def _read_bucket(bucket: dict[str, Any]) -> TextDay:
    visits = bucket["finding"]["visits"]["value"]
    return TextDay(bucket["key"]["query"], bucket["key"]["day"], visits, int(bucket["courses"]["value"] or 0))


def _sum_days(text: str, days: list[TextDay]) -> PopularText | None:
    last = max(days, key=attrgetter("day"))
    visits = [each.visits for each in days if each.visits]
    if not is_typed_by_many(visits) or not last.courses or not is_presentable(text):
        return None
    return PopularText(text, sum(visits), len(visits), last.courses, last.day)


def is_typed_by_many(visits: Collection[int]) -> bool:
    """True if the two days with the most visits together have at least five. visits: the number on each day, from 1."""
    return len(visits) >= DAYS_MIN and sum(sorted(visits)[-DAYS_MIN:]) >= TEXT_VISITS_MIN


def is_presentable(text: str) -> bool:
    """True if the text may be shown to others: it is short, has a letter, is printable and has no personal data."""
    is_short = 2 <= len(text) <= POPULAR_SEARCH_MAX_CHARACTERS
    return is_short and any(map(str.isalpha, text)) and text.isprintable() and not _PERSONAL.search(text)
