"""Reads the value names (ids, slugs and names of all filter values) and their version stamp from Elasticsearch."""

from collections.abc import Sequence

from schemas.documents.aliases import VALUE_NAME_ALIAS
from search.elasticsearch_access.client import Body, EsResponse, IndexSearch, SearchClient
from search.errors import NotReady
from search.value_names.named_value import NamedValue, build_named_value
from search.value_names.value_names import ValueNames
from search.value_names.version_stamp import VersionStamp

VALUES_PER_READ = 5_000
READ_ATTEMPTS_MAX = 5

STAMP_BODY: Body = {
    "size": 0,
    "aggs": {
        "index": {"terms": {"field": "_index", "size": 2}},
        "sequence_sum": {"sum": {"field": "_seq_no"}},
        "sequence_max": {"max": {"field": "_seq_no"}},
    },
}
STAMP_SEARCH = IndexSearch(VALUE_NAME_ALIAS, STAMP_BODY)
"""Reads the version stamp of the live value names, which belong to the live generation of the indices."""


def read_stamp(response: EsResponse) -> VersionStamp:
    aggregations = response["aggregations"]
    buckets = aggregations["index"]["buckets"]
    if not buckets:
        raise NotReady("The search index is empty")
    return VersionStamp(
        index=buckets[0]["key"],
        documents=response["hits"]["total"]["value"],
        sequence_sum=aggregations["sequence_sum"]["value"],
        sequence_max=aggregations["sequence_max"]["value"],
    )


def build_values_body(after: Sequence[object] | None) -> Body:
    """Build the search for the next page of values.

    after: the sort values of the last value on the previous page.
    """
    body: Body = {"size": VALUES_PER_READ, "sort": [{"kind": "asc"}, {"id": "asc"}]}
    return body if after is None else {**body, "search_after": list(after)}


async def read_current_stamp(client: SearchClient, stamp_search: IndexSearch = STAMP_SEARCH) -> VersionStamp:
    return read_stamp((await client.multi_search([stamp_search]))[0])


async def read_value_names(client: SearchClient, stamp_search: IndexSearch = STAMP_SEARCH) -> ValueNames:
    """Read all value names. If the index changes during the read, the read starts again.

    Raises NotReady if the index is empty, or if it changes during each of five attempts.
    """
    for _ in range(READ_ATTEMPTS_MAX):
        stamp = await read_current_stamp(client, stamp_search)
        values, unchanged = await _read_values(client, stamp, stamp_search)
        if unchanged:
            return ValueNames(stamp, values)
    raise NotReady("The search index is being written. Its value names change too often to be read")


async def _read_values(
    client: SearchClient, stamp: VersionStamp, stamp_search: IndexSearch
) -> tuple[list[NamedValue], bool]:
    values: list[NamedValue] = []
    after: Sequence[object] | None = None
    while True:
        responses = await client.multi_search(
            [stamp_search, IndexSearch(stamp.index, build_values_body(after))]
        )
        if read_stamp(responses[0]) != stamp:
            return values, False
        hits = responses[1]["hits"]["hits"]
        values += [build_named_value(hit["_source"]) for hit in hits]
        if len(hits) < VALUES_PER_READ:
            return values, len(values) == stamp.documents
        after = hits[-1]["sort"]
