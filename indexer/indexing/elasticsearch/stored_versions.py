"""Reads the versions of stored documents."""

from collections.abc import Sequence
from dataclasses import dataclass

from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import translate_errors
from indexer.indexing.errors import ElasticsearchUnavailable


@dataclass(frozen=True, slots=True)
class StoredVersion:
    """A document's version and content hash. The hash is None for documents without one."""

    version: int
    content_hash: str | None


def read_stored_versions(client: Elasticsearch, index: str, ids: Sequence[str]) -> dict[str, StoredVersion]:
    """The stored versions of the existing documents, including documents that are not searchable yet.

    Raises ElasticsearchUnavailable when Elasticsearch cannot read one of the documents.
    """
    if not ids:
        return {}
    with translate_errors():
        answer = client.mget(index=index, ids=list(ids), source_includes=["content_hash"], realtime=True)
    for each in answer["docs"]:
        if "error" in each:
            raise ElasticsearchUnavailable(
                f"Elasticsearch cannot read {index} now: {each['error']['reason']}"
            )
    return {
        each["_id"]: StoredVersion(each["_version"], each["_source"].get("content_hash"))
        for each in answer["docs"]
        if each.get("found")
    }
