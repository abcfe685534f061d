"""The ids, slugs and names of all filter values. A value is found by id or slug."""

from collections import defaultdict
from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Sequence
from itertools import compress
from typing import Any, TypeVar

import orjson

from schemas.contracts.base import Reference
from schemas.documents.value_name.document import ValueKind
from search.value_names.named_value import NamedValue
from search.value_names.place_list import build_place_list
from search.value_names.version_stamp import VersionStamp

T = TypeVar("T")
PlaceKey = tuple[ValueKind, int]
EntryValues = Sequence[Any]
"""One lexicon entry in JSON: phrase, kind, pairs of filter key and slug (or code, or name), other names, value.

Only some kinds have a value. For example, the phrase `under` has the kind `boundary` and the value `fee-max`.
"""


class ValueNames:
    """The values of all filters. An object never changes. A new object is created when the index has changed."""

    def __init__(self, stamp: VersionStamp, values: Iterable[NamedValue]) -> None:
        self.stamp = stamp
        self._memoized: dict[Hashable, Any] = {}
        self._by_id: dict[ValueKind, dict[int, NamedValue]] = defaultdict(dict)
        self._by_slug: dict[ValueKind, dict[str, NamedValue]] = defaultdict(dict)
        for value in sorted(values, key=lambda each: each.sort_key):
            self._by_id[value.kind][value.id] = value
        self._ordered = {kind: tuple(of_kind.values()) for kind, of_kind in self._by_id.items()}
        self._keys = {kind: tuple(value.key for value in of_kind) for kind, of_kind in self._ordered.items()}
        for values_of_kind in list(self._by_id.values()):
            self._index_slugs(values_of_kind.values())
        self._cities_below = self._find_cities_below()
        self.places = build_place_list(
            self.list_values("country"), self.list_values("state"), self.list_values("city")
        )

    def find(self, kind: ValueKind, reference: Reference) -> NamedValue | None:
        """Find a value by id, id as text, current slug or old slug."""
        if isinstance(reference, int):
            return self._by_id[kind].get(reference)
        digits = reference.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) < 19:
            return self._by_id[kind].get(int(reference))
        return self._by_slug[kind].get(reference)

    def get(self, kind: ValueKind, value_id: int) -> NamedValue | None:
        return self._by_id[kind].get(value_id)

    def list_values(self, kind: ValueKind) -> Sequence[NamedValue]:
        return self._ordered.get(kind, ())

    def list_values_among(self, kind: ValueKind, keys: Container[str]) -> list[NamedValue]:
        """List the sorted values whose ids are in `keys`. An id in `keys` is text."""
        return list(compress(self.list_values(kind), map(keys.__contains__, self._keys.get(kind, ()))))

    def list_lexicon_entries(self) -> Iterator[EntryValues]:
        """List the entries of the lexicon that the index stores."""
        for document in self.list_values("lexicon"):
            yield from orjson.loads(document.extra["entries"])

    def count_values(self, kind: ValueKind) -> int:
        return len(self._by_id[kind])

    def find_cities(self, kind: ValueKind, place_id: int) -> frozenset[PlaceKey]:
        """List the cities in a country or state. If a place has no known cities, the result is the place itself."""
        return self._cities_below.get((kind, place_id), frozenset({(kind, place_id)}))

    def has_rankings(self) -> bool:
        """Whether the rank of at least one institute is known. An index of an older release has no rankings."""
        return self.memoize(
            "has rankings",
            lambda: any(each.extra.get("has_ranking", False) for each in self.list_values("institute")),
        )

    def memoize(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the cached result of `make`. The result must depend only on the values and the key."""
        if key not in self._memoized:
            self._memoized[key] = make()
        made: T = self._memoized[key]
        return made

    def _index_slugs(self, values: Iterable[NamedValue]) -> None:
        """Index current and old slugs. If a slug is current and old, the value with the current slug is found."""
        for value in values:
            for slug in value.old_slugs:
                self._by_slug[value.kind].setdefault(slug, value)
        for value in values:
            self._by_slug[value.kind][value.slug] = value

    def _find_cities_below(self) -> dict[PlaceKey, frozenset[PlaceKey]]:
        below: dict[PlaceKey, set[PlaceKey]] = defaultdict(set)
        for city in self._by_id["city"].values():
            leaf: PlaceKey = ("city", city.id)
            below["state", city.parents["state"]].add(leaf)
            below["country", city.parents["country"]].add(leaf)
        return {place: frozenset(cities) for place, cities in below.items()}
