"""Bulk writes with external versions. The result of every item is checked."""

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
    """A document and its version. A body of None deletes the document."""

    id: str
    version: int
    body: bytes | None


@dataclass(slots=True)
class BulkResult:
    """The result of a bulk request by item position, with the reason for each refused item."""

    applied: list[int] = field(default_factory=list)
    conflicts: list[int] = field(default_factory=list)
    refused: dict[int, str] = field(default_factory=dict)


def write_all(client: Elasticsearch, index: str, writes: Sequence[Write]) -> BulkResult:
    """Writes each document unless the index holds an equal or higher version of it.

    Raises ElasticsearchUnavailable when Elasticsearch cannot take all writes now, and IndexMissing.
    Writes that were applied before the error remain. They may be repeated.
    """
    result = BulkResult()
    if not writes:
        return result
    with translate_errors():
        answer = client.bulk(
            index=write_alias(index),
            operations=cast(Sequence[Mapping[str, Any]], build_bulk_lines(writes)),
            require_alias=True,
            filter_path=_RESPONSE_FIELDS,
        )
    for position, item in enumerate(answer["items"]):
        sort_item_result(result, index, position, next(iter(item.values())))
    return result


def build_bulk_lines(writes: Sequence[Write]) -> list[bytes]:
    """The lines of the body of a bulk request."""
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


def sort_item_result(result: BulkResult, index: str, position: int, item: Mapping[str, Any]) -> None:
    """Adds the result of one item to `result`. Raises errors that the document did not cause."""
    status = item["status"]
    error = item.get("error")
    if error is None:
        result.applied.append(position)
    elif status == _CONFLICT:
        result.conflicts.append(position)
    elif status == _NOT_FOUND:
        raise IndexMissing(f"Elasticsearch does not have {index} to write to")
    elif status in TRANSIENT_STATUSES | KEY_REFUSED_STATUSES:
        # A key without write permission and a blocked index give the same status.
        raise ElasticsearchUnavailable(f"Elasticsearch cannot write to {index} now: {error['reason']}")
    else:
        cause = error.get("caused_by", {}).get("reason")
        result.refused[position] = f"{error['reason']}: {cause}" if cause else str(error["reason"])
