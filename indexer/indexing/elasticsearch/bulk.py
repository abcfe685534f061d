"""Writes documents in bulk with external versions. The result of every document is checked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import orjson
from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import KEY_REFUSED_STATUSES, TRANSIENT_STATUSES, translate_errors
from indexer.indexing.errors import ElasticsearchUnavailable, IndexMissing
from schemas.documents.aliases import write_alias

_RESPONSE_FIELDS = "items.*.status,items.*.error.type,items.*.error.reason,items.*.error.caused_by.reason"
_CONFLICT = 409
_NOT_FOUND = 404


@dataclass(frozen=True, slots=True)
class Write:
    """A document and its version. If the body is None, the write deletes the document."""

    id: str
    version: int
    body: bytes | None


@dataclass(slots=True)
class BulkResult:
    """The result of a bulk request: positions of writes in the request. refused: the reason by position."""

    applied: list[int] = field(default_factory=list)
    conflicts: list[int] = field(default_factory=list)
    refused: dict[int, str] = field(default_factory=dict)


def write_all(client: Elasticsearch, index: str, writes: Sequence[Write]) -> BulkResult:
    """Write the documents. Elasticsearch skips a document if the index has an equal or higher version of it.

    Raises IndexMissing if the index does not exist.
    Raises ElasticsearchUnavailable if Elasticsearch cannot take all writes now. Some of the documents may then be
    written. Repeating all writes is safe.
    """
    result = BulkResult()
    if not writes:
        return result
    with translate_errors():
        response = client.bulk(
            index=write_alias(index),
            operations=cast(Sequence[Mapping[str, Any]], build_bulk_lines(writes)),
            require_alias=True,
            filter_path=_RESPONSE_FIELDS,
        )
    for position, item in enumerate(response["items"]):
        add_item_result(result, index, position, next(iter(item.values())))
    return result


def build_bulk_lines(writes: Sequence[Write]) -> list[bytes]:
    """Build the lines of the body of a bulk request."""
    lines: list[bytes] = []
    for write in writes:
        action = b"delete" if write.body is None else b"index"
        lines.append(
            b'{"%b":{"_id":%b,"version":%d,"version_type":"external"}}'
            % (action, orjson.dumps(write.id), write.version)
        )
        if write.body is not None:
            lines.append(write.body)
    return lines


def add_item_result(result: BulkResult, index: str, position: int, item: Mapping[str, Any]) -> None:
    """Add the result of one document to `result`.

    Raises ElasticsearchUnavailable or IndexMissing if the cause of a failure is not the document.
    """
    status = item["status"]
    error = item.get("error")
    if error is None:
        result.applied.append(position)
    elif status == _CONFLICT:
        result.conflicts.append(position)
    elif status == _NOT_FOUND:
        raise IndexMissing(f"Elasticsearch has no index {index}")
    elif status in TRANSIENT_STATUSES | KEY_REFUSED_STATUSES:
        # Elasticsearch returns the same status for an API key without write permission and for a blocked index.
        raise ElasticsearchUnavailable(f"Elasticsearch cannot write to {index} now: {error['reason']}")
    else:
        cause = error.get("caused_by", {}).get("reason")
        result.refused[position] = f"{error['reason']}: {cause}" if cause else str(error["reason"])
