"""Bulk writes under versions of ours; the answer to every item is looked at."""

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
    """A document under its version; a body of None deletes it."""

    id: str
    version: int
    body: bytes | None


@dataclass(slots=True)
class BulkResult:
    """What became of a bulk: positions in it, and for the refused the engine's reason."""

    applied: list[int] = field(default_factory=list)
    conflicts: list[int] = field(default_factory=list)
    refused: dict[int, str] = field(default_factory=dict)


def write_all(client: Elasticsearch, index: str, writes: Sequence[Write]) -> BulkResult:
    """Write everything to an index of ours, each only if its version is above the one that stands there.

    Raises ElasticsearchUnavailable when the engine could not take all of them now, IndexMissing when it is not there.
    What was applied before such an error stands, and may be written again.
    """
    written = BulkResult()
    if not writes:
        return written
    with translate_errors():
        answer = client.bulk(
            index=write_alias(index),
            operations=cast(Sequence[Mapping[str, Any]], build_bulk_lines(writes)),
            require_alias=True,
            filter_path=_RESPONSE_FIELDS,
        )
    for position, item in enumerate(answer["items"]):
        sort_item_result(written, index, position, next(iter(item.values())))
    return written


def build_bulk_lines(writes: Sequence[Write]) -> list[bytes]:
    """The lines of a bulk body."""
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


def sort_item_result(written: BulkResult, index: str, position: int, item: Mapping[str, Any]) -> None:
    """Put one item of an answer where it belongs. Raises what is not its document's doing."""
    status = item["status"]
    error = item.get("error")
    if error is None:
        written.applied.append(position)
    elif status == _CONFLICT:
        written.conflicts.append(position)
    elif status == _NOT_FOUND:
        raise IndexMissing(f"Elasticsearch does not have {index} to write to")
    elif status in TRANSIENT_STATUSES | KEY_REFUSED_STATUSES:
        # A key that may not write, and an index that is blocked, are said by the same status.
        raise ElasticsearchUnavailable(f"Elasticsearch cannot write to {index} now: {error['reason']}")
    else:
        cause = error.get("caused_by", {}).get("reason")
        written.refused[position] = f"{error['reason']}: {cause}" if cause else str(error["reason"])
