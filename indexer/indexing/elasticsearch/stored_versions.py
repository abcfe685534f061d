"""What stands in an index under given ids."""

from collections.abc import Sequence
from dataclasses import dataclass

from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import translate_errors
from indexer.indexing.errors import ElasticsearchUnavailable


@dataclass(frozen=True, slots=True)
class StoredVersion:
    """A document's version and content hash; the hash is None where documents carry none."""

    version: int
    content_hash: str | None


def read_stored_versions(client: Elasticsearch, index: str, ids: Sequence[str]) -> dict[str, StoredVersion]:
    """The documents among `ids` that are there, not only those that searches see already.

    Raises ElasticsearchUnavailable when the engine cannot say it of one of them: that is not the same as not there.
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
