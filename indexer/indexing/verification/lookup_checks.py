"""Compares value names, place suggestions or scholarships (lookup documents) with PostgreSQL.

Lookup documents have no rows in the table `ledger`, which has versions of courses only. Value names are the names of
countries, subjects and other things that searches use.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, islice

import orjson
from elasticsearch import Elasticsearch, dsl

from indexer.indexing import locks
from indexer.indexing.documents.content_hash import hash_document
from indexer.indexing.elasticsearch.client import translate_errors
from indexer.indexing.outbox.fan_out import read_open_rows
from indexer.indexing.outbox.lookup_documents import LookupDocument, LookupIndex
from indexer.indexing.verification.faults import Fault, IndexFaults
from indexer.indexing.verification.merge_join import merge_join
from indexer.indexing.verification.point_in_time import Hit, PointInTime, open_point_in_time
from indexer.shared.database import Connection, connect, snapshot

SLICE = 500


@dataclass(frozen=True, slots=True)
class ComparedDocument:
    """An expected or a stored document. hash: the hash of its content.

    key: the id of its database row, by which two streams of documents are joined. Documents read by `_id` have key 0.
    version: the version of a stored document. Expected documents have version 0.
    """

    key: int
    id: str
    hash: str
    version: int = 0


@dataclass(frozen=True, slots=True)
class LookupFault:
    """version: the version of the stored document, or 0 if there is none."""

    fault: Fault
    id: str
    version: int


RepairFunction = Callable[[Connection, LookupIndex, Sequence[LookupFault]], None]
"""A function that repairs confirmed faults. The connection holds the lock that stops other writes to the index."""


def verify_lookup_index(
    database_url: str,
    client: Elasticsearch,
    lookup: LookupIndex,
    generation: int,
    repair: RepairFunction | None = None,
    *,
    repairs_waiting: bool = False,
) -> IndexFaults:
    """Verify a lookup index. If `repair` is given, repair the faults.

    Differing documents are compared again while a lock stops all other writes to the index. Documents with a waiting
    change have no fault, because a drain writes them again. A drain that began before this generation received writes
    does not write to it, so with `repairs_waiting` these documents are repaired too.
    """
    index = lookup.build_index_name(generation)
    found = IndexFaults(index)
    with connect(database_url) as read_connection, connect(database_url) as recheck_connection:
        suspects = _find_suspects(read_connection, client, lookup, index, found)
        while part := list(islice(suspects, SLICE)):
            with locks.hold_exclusively(recheck_connection, locks.WRITES):
                faults, waiting = _confirm_faults(recheck_connection, client, lookup, index, part, found)
                repaired = [*faults, *(waiting if repairs_waiting else ())]
                if repair is not None and repaired:
                    repair(recheck_connection, lookup, repaired)
    return found


def _find_suspects(
    connection: Connection, client: Elasticsearch, lookup: LookupIndex, index: str, found: IndexFaults
) -> Iterator[str]:
    """Yield the ids of differing documents of each kind, then the ids of documents whose kind should have none."""
    kinds: list[str] = []
    with open_point_in_time(client, index) as pit, snapshot(connection):
        for kind, documents in groupby(lookup.read_all(connection), key=lambda each: parse_kind(each.id)):
            kinds.append(kind)
            stored = _read_stored_stream(pit, dsl.Q("term", kind=kind))
            for expected, actual in merge_join(map(_build_expected, documents), stored):
                found.checked += 1
                if (
                    expected is None
                    or actual is None
                    or (expected.id, expected.hash) != (actual.id, actual.hash)
                ):
                    yield from {each.id for each in (expected, actual) if each is not None}
        for stray in _read_stored_stream(pit, ~dsl.Q("terms", kind=kinds)):
            found.checked += 1
            yield stray.id


def _confirm_faults(
    connection: Connection,
    client: Elasticsearch,
    lookup: LookupIndex,
    index: str,
    ids: Sequence[str],
    found: IndexFaults,
) -> tuple[list[LookupFault], list[LookupFault]]:
    """Return the faults, and the differing documents with a waiting change."""
    stored = _read_stored(client, index, ids)
    expected = {each.id: _build_expected(each) for each in lookup.read(connection, lookup.parse_ids(ids))}
    changed = set(lookup.build_ids(lookup.find_affected(connection, read_open_rows(connection))))
    faults: list[LookupFault] = []
    waiting: list[LookupFault] = []
    for each in ids:
        fault = _find_fault(expected.get(each), stored.get(each))
        if fault is None:
            continue
        differing = LookupFault(fault, each, stored[each].version if each in stored else 0)
        if each in changed:
            found.waiting += 1
            waiting.append(differing)
        else:
            found.add(fault, each)
            faults.append(differing)
    return faults, waiting


def _find_fault(expected: ComparedDocument | None, stored: ComparedDocument | None) -> Fault | None:
    if expected is None:
        return None if stored is None else Fault.SURPLUS
    if stored is None:
        return Fault.MISSING
    return None if expected.hash == stored.hash else Fault.STALE


def parse_kind(document_id: str) -> str:
    return document_id.rpartition(":")[0]


def _build_expected(document: LookupDocument) -> ComparedDocument:
    return ComparedDocument(
        int(document.id.rpartition(":")[2]), document.id, hash_document(orjson.loads(document.body))
    )


def _read_stored_stream(pit: PointInTime, query: dsl.Query) -> Iterator[ComparedDocument]:
    return map(_parse_hit, pit.iterate_hits(query))


def _parse_hit(hit: Hit) -> ComparedDocument:
    return ComparedDocument(hit["sort"][0], hit["_id"], hash_document(hit["_source"]), hit["_version"])


def _read_stored(client: Elasticsearch, index: str, ids: Sequence[str]) -> dict[str, ComparedDocument]:
    with translate_errors():
        response = client.mget(index=index, ids=list(ids), realtime=True)
    return {
        each["_id"]: ComparedDocument(0, each["_id"], hash_document(each["_source"]), each["_version"])
        for each in response["docs"]
        if each.get("found")
    }
