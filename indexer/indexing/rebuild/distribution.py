"""Counts the courses of each degree level and country in PostgreSQL and in Elasticsearch."""

from collections.abc import Mapping, Sequence
from typing import LiteralString

from elasticsearch import Elasticsearch, dsl

from indexer.indexing.elasticsearch.client import translate_errors
from indexer.indexing.elasticsearch.indices import PUBLISHED
from indexer.shared.database import Connection

VALUES_MAX = 10_000

_NOT_EXCLUDED = "published.id NOT IN (SELECT unnest(%s::integer[]))"

STATEMENTS: dict[str, LiteralString] = {
    "degree_level_id": "SELECT course.degree_level_id, count(*) FROM published_course AS published "
    f"JOIN course ON course.id = published.id WHERE {_NOT_EXCLUDED} GROUP BY 1",
    "country_ids": "SELECT city.country_id, count(DISTINCT published.id) FROM published_course AS published "
    "JOIN course_campus ON course_campus.course_id = published.id "
    "JOIN campus ON campus.id = course_campus.campus_id AND campus.status = 'published' "
    f"JOIN city ON city.id = campus.city_id WHERE {_NOT_EXCLUDED} GROUP BY 1",
}
"""For each document field, SQL that counts published courses.

A course counts once in each of its countries.
"""

FIELD_LABELS = {"degree_level_id": "degree level", "country_ids": "country"}

Distribution = Mapping[str, Mapping[int, int]]
"""For each field, the number of courses with each value."""


def read_published_distribution(connection: Connection, excluded: Sequence[int]) -> Distribution:
    return {
        field: dict(connection.execute(statement, (list(excluded),)).fetchall())
        for field, statement in STATEMENTS.items()
    }


def read_indexed_distribution(client: Elasticsearch, index: str, excluded: Sequence[int]) -> Distribution:
    """Count the courses in an index.

    The counts are exact, because the `size` of the aggregation is greater than the number of values.
    """
    search = dsl.Search(using=client, index=index).query(PUBLISHED & ~dsl.Q("terms", id=list(excluded)))
    search = search.extra(size=0).params(allow_partial_search_results=False)
    for field in STATEMENTS:
        search.aggs.bucket(field, dsl.aggs.Terms(field=field, size=VALUES_MAX))
    with translate_errors():
        aggregations = search.execute().to_dict()["aggregations"]
    return {
        field: {int(bucket["key"]): bucket["doc_count"] for bucket in aggregations[field]["buckets"]}
        for field in STATEMENTS
    }


def describe_differences(published: Distribution, indexed: Distribution) -> list[str]:
    """Return a sentence for each value that has different counts."""
    return [
        f"{FIELD_LABELS[field]} {value}: {indexed[field].get(value, 0)} courses where PostgreSQL has "
        f"{published[field].get(value, 0)}"
        for field in STATEMENTS
        for value in sorted(published[field].keys() | indexed[field].keys())
        if published[field].get(value, 0) != indexed[field].get(value, 0)
    ]
