"""The lookup documents: value names (the names of countries, subjects and other things that searches use), place
suggestions and scholarships.

The table `ledger` has versions of courses only, so lookup documents have no row in it.

A LookupIndex has the functions that read the documents of one index and find the documents that a change affects. A
generation is a complete set of indices, built by one rebuild.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import orjson

from indexer.indexing.documents.scholarship.conversion import build_scholarship_id
from indexer.indexing.documents.suggestion.conversion import build_suggestion_id
from indexer.indexing.documents.value_name.conversion import build_value_name_id
from indexer.indexing.extraction.scholarships import (
    read_all_scholarship_ids,
    read_all_scholarships,
    read_scholarships,
)
from indexer.indexing.extraction.suggestion_statements import STATEMENTS as PLACE_STATEMENTS
from indexer.indexing.extraction.suggestions import read_all_place_ids, read_all_places, read_places
from indexer.indexing.extraction.value_name_statements import STATEMENTS as VALUE_STATEMENTS
from indexer.indexing.extraction.value_names import read_all_value_ids, read_all_values, read_values
from indexer.indexing.outbox.fan_out import (
    find_affected_places,
    find_affected_scholarships,
    find_affected_values,
)
from indexer.indexing.outbox.rows import ClaimedRow
from indexer.shared.database import Connection
from schemas.documents.aliases import scholarships_index, suggestions_index, value_name_index

Wanted = Mapping[Any, Sequence[int]]
"""Row ids for each kind of document: `{"city": [5, 7]}`."""

_NUMBER = re.compile(r"-?\d{1,9}")


class LookupDocument(NamedTuple):
    """The `_id` and the JSON of a document."""

    id: str
    body: bytes


@dataclass(frozen=True, slots=True)
class LookupIndex:
    """The functions of one lookup index.

    `build_index_name` returns the name of the index in a generation. The caller of `read_all` and
    `read_all_ids` must open a snapshot. `read` opens its own snapshot.
    """

    build_index_name: Callable[[int], str]
    build_id: Callable[[Any, int], str]
    read_all: Callable[[Connection], Iterator[LookupDocument]]
    read_all_ids: Callable[[Connection], Iterator[str]]
    read: Callable[[Connection, Wanted], list[LookupDocument]]
    find_affected: Callable[[Connection, Iterable[ClaimedRow]], Mapping[Any, list[int]]]
    kinds: Collection[str]

    def build_ids(self, wanted: Wanted) -> list[str]:
        return [self.build_id(kind, row_id) for kind, row_ids in wanted.items() for row_id in row_ids]

    def parse_ids(self, ids: Iterable[str]) -> Wanted:
        """Convert document ids to row ids. This is the reverse of `build_ids`. Invalid document ids are ignored."""
        wanted: dict[str, list[int]] = defaultdict(list)
        for each in ids:
            kind, _, number = each.rpartition(":")
            if kind in self.kinds and _NUMBER.fullmatch(number):
                wanted[kind].append(int(number))
        return wanted


def _build_lookup_index(
    build_index_name: Callable[[int], str],
    build_id: Callable[[Any, int], str],
    read_all: Callable[[Connection], Iterator[Any]],
    read_all_ids: Callable[[Connection], Iterator[str]],
    read: Callable[[Connection, Any], list[Any]],
    find_affected: Callable[[Connection, Iterable[ClaimedRow]], Mapping[Any, list[int]]],
    kinds: Collection[str],
) -> LookupIndex:
    """Build the LookupIndex of documents with the keys `kind` and `id`."""

    def encode(document: Any) -> LookupDocument:
        return LookupDocument(build_id(document["kind"], document["id"]), orjson.dumps(document))

    return LookupIndex(
        build_index_name,
        build_id,
        lambda connection: map(encode, read_all(connection)),
        read_all_ids,
        lambda connection, wanted: [encode(document) for document in read(connection, wanted)],
        find_affected,
        kinds,
    )


VALUE_NAMES = _build_lookup_index(
    value_name_index,
    build_value_name_id,
    read_all_values,
    read_all_value_ids,
    read_values,
    find_affected_values,
    frozenset({*VALUE_STATEMENTS, "lexicon"}),
)
SUGGESTIONS = _build_lookup_index(
    suggestions_index,
    build_suggestion_id,
    read_all_places,
    read_all_place_ids,
    read_places,
    find_affected_places,
    frozenset(PLACE_STATEMENTS),
)
SCHOLARSHIPS = _build_lookup_index(
    scholarships_index,
    build_scholarship_id,
    read_all_scholarships,
    read_all_scholarship_ids,
    read_scholarships,
    find_affected_scholarships,
    frozenset({"scholarship"}),
)
LOOKUP_INDICES = (VALUE_NAMES, SUGGESTIONS, SCHOLARSHIPS)
