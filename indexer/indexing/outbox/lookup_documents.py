"""The lookup documents: value names (names of filter values, such as countries and subjects) and place suggestions.

The table `ledger` has only the versions of courses.

A LookupIndex knows the names of its indices, reads its documents, and finds the documents that a change affects. A
generation is a complete set of indices, built by one rebuild.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import orjson

from indexer.indexing.documents.suggestion.conversion import build_suggestion_id
from indexer.indexing.documents.value_name.conversion import build_value_name_id
from indexer.indexing.extraction.suggestion_statements import STATEMENTS as PLACE_STATEMENTS
from indexer.indexing.extraction.suggestions import read_all_place_ids, read_all_places, read_places
from indexer.indexing.extraction.value_name_statements import STATEMENTS as VALUE_STATEMENTS
from indexer.indexing.extraction.value_names import read_all_value_ids, read_all_values, read_values
from indexer.indexing.outbox.claims import ClaimedRow
from indexer.indexing.outbox.fan_out import find_affected_places, find_affected_values
from indexer.shared.database import Connection
from schemas.documents.aliases import suggestions_index, value_name_index

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
        """Convert document ids to row ids. This is the reverse of `build_ids`.

        Strings that are no document ids are ignored.
        """
        wanted: dict[str, list[int]] = defaultdict(list)
        for each in ids:
            kind, _, number = each.rpartition(":")
            if kind in self.kinds and _NUMBER.fullmatch(number):
                wanted[kind].append(int(number))
        return wanted


def _read_all_values(connection: Connection) -> Iterator[LookupDocument]:
    for each in read_all_values(connection):
        yield LookupDocument(build_value_name_id(each["kind"], each["id"]), orjson.dumps(each))


def _read_values(connection: Connection, wanted: Wanted) -> list[LookupDocument]:
    values = read_values(connection, wanted)
    return [
        LookupDocument(build_value_name_id(each["kind"], each["id"]), orjson.dumps(each)) for each in values
    ]


def _read_all_places(connection: Connection) -> Iterator[LookupDocument]:
    for each in read_all_places(connection):
        yield LookupDocument(build_suggestion_id(each["kind"], each["id"]), orjson.dumps(each))


def _read_places(connection: Connection, wanted: Wanted) -> list[LookupDocument]:
    places = read_places(connection, wanted)
    return [
        LookupDocument(build_suggestion_id(each["kind"], each["id"]), orjson.dumps(each)) for each in places
    ]


VALUE_NAMES = LookupIndex(
    value_name_index,
    build_value_name_id,
    _read_all_values,
    read_all_value_ids,
    _read_values,
    find_affected_values,
    frozenset({*VALUE_STATEMENTS, "lexicon"}),
)
SUGGESTIONS = LookupIndex(
    suggestions_index,
    build_suggestion_id,
    _read_all_places,
    read_all_place_ids,
    _read_places,
    find_affected_places,
    frozenset(PLACE_STATEMENTS),
)
LOOKUP_INDICES = (VALUE_NAMES, SUGGESTIONS)
