"""Reads the versions of stored documents."""

from collections.abc import Sequence
from dataclasses import dataclass

from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import translate_errors
from indexer.indexing.errors import ElasticsearchUnavailable


@dataclass(frozen=True, slots=True)
class StoredVersion:
    """The version and the content hash of a document. The hash is None for documents without a hash."""

    version: int
    content_hash: str | None


def read_stored_versions(client: Elasticsearch, index: str, ids: Sequence[str]) -> dict[str, StoredVersion]:
    """Return the versions of the documents that exist, by `_id`, also of documents that are not refreshed yet.

    Raises ElasticsearchUnavailable if Elasticsearch cannot read one of the documents.
    """
    if not ids:
        return {}
    with translate_errors():
        response = client.mget(index=index, ids=list(ids), source_includes=["content_hash"], realtime=True)
    for each in response["docs"]:
        if "error" in each:
            raise ElasticsearchUnavailable(
                f"Elasticsearch cannot read {index} now: {each['error']['reason']}"
            )
    return {
        each["_id"]: StoredVersion(each["_version"], each["_source"].get("content_hash"))
        for each in response["docs"]
        if each.get("found")
    }
