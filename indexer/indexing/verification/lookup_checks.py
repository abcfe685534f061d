"""An index without a ledger (vocabulary, places that can be typed), held against what PostgreSQL makes today."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, islice
from typing import Any

import orjson
from elasticsearch import Elasticsearch

from indexer.indexing import locks
from indexer.indexing.documents.content_hash import hash_document
from indexer.indexing.elasticsearch.client import translate_errors
from indexer.indexing.outbox.fan_out import read_open_rows
from indexer.indexing.outbox.lookup_documents import LookupDocument, LookupIndex
from indexer.indexing.verification.faults import Fault, IndexFaults
from indexer.indexing.verification.merge_join import merge_join
from indexer.indexing.verification.point_in_time import Hit, PointInTime, point_in_time
from indexer.shared.database import Connection, connect, snapshot

SLICE = 500


@dataclass(frozen=True, slots=True)
class Value:
    """A document on either side: its `_id`, the number of its row, and the hash of its content."""

    key: int
    id: str
    hash: str
    version: int = 0


@dataclass(frozen=True, slots=True)
class LookupFault:
    """version: of the document that stands, 0 where there is none."""

    fault: Fault
    id: str
    version: int


Mend = Callable[[Connection, LookupIndex, Sequence[LookupFault]], None]
"""Called with faults that are certain, while this session holds the drains."""


def verify_lookup_index(
    database_url: str, client: Elasticsearch, of: LookupIndex, generation: int, mend: Mend | None = None
) -> IndexFaults:
    """Streams first, then what differs again with the drains held, as with courses."""
    index = of.index_of(generation)
    found = IndexFaults(index)
    with connect(database_url) as reading, connect(database_url) as looking:
        suspects = _suspects(reading, client, of, index, found)
        while part := list(islice(suspects, SLICE)):
            with locks.hold_exclusively(looking, locks.WRITES):
                faults = _certain(looking, client, of, index, part, found)
                if mend is not None and faults:
                    mend(looking, of, faults)
    return found


def _suspects(
    connection: Connection, client: Elasticsearch, of: LookupIndex, index: str, found: IndexFaults
) -> Iterator[str]:
    """The ids of documents that differ: kind by kind, and then what is of no kind that PostgreSQL has."""
    kinds: list[str] = []
    with point_in_time(client, index) as frozen, snapshot(connection):
        for kind, documents in groupby(of.read_all(connection), key=lambda each: kind_of(each.id)):
            kinds.append(kind)
            standing = _values(frozen, {"term": {"kind": kind}})
            for mine, theirs in merge_join(map(_made, documents), standing):
                found.checked += 1
                if mine is None or theirs is None or (mine.id, mine.hash) != (theirs.id, theirs.hash):
                    yield from {each.id for each in (mine, theirs) if each is not None}
        for stray in _values(frozen, {"bool": {"must_not": {"terms": {"kind": kinds}}}}):
            found.checked += 1
            yield stray.id


def _certain(
    connection: Connection,
    client: Elasticsearch,
    of: LookupIndex,
    index: str,
    ids: Sequence[str],
    found: IndexFaults,
) -> list[LookupFault]:
    standing = _standing(client, index, ids)
    made = {each.id: _made(each) for each in of.read(connection, of.parse_ids(ids))}
    waiting = set(of.ids(of.find_affected(connection, read_open_rows(connection))))
    faults: list[LookupFault] = []
    for each in ids:
        fault = _fault_of(made.get(each), standing.get(each))
        if fault is not None and each in waiting:
            found.waiting += 1
        elif fault is not None:
            found.add(fault, each)
            faults.append(LookupFault(fault, each, standing[each].version if each in standing else 0))
    return faults


def _fault_of(made: Value | None, standing: Value | None) -> Fault | None:
    if made is None:
        return None if standing is None else Fault.SURPLUS
    if standing is None:
        return Fault.MISSING
    return None if made.hash == standing.hash else Fault.STALE


def kind_of(document_id: str) -> str:
    return document_id.rpartition(":")[0]


def _made(document: LookupDocument) -> Value:
    return Value(int(document.id.rpartition(":")[2]), document.id, hash_document(orjson.loads(document.body)))


def _values(frozen: PointInTime, query: dict[str, Any]) -> Iterator[Value]:
    return map(_value, frozen.hits(query))


def _value(hit: Hit) -> Value:
    return Value(hit["sort"][0], hit["_id"], hash_document(hit["_source"]), hit["_version"])


def _standing(client: Elasticsearch, index: str, ids: Sequence[str]) -> dict[str, Value]:
    with translate_errors():
        answer = client.mget(index=index, ids=list(ids), realtime=True)
    return {
        each["_id"]: Value(0, each["_id"], hash_document(each["_source"]), each["_version"])
        for each in answer["docs"]
        if each.get("found")
    }
