"""Remembers the value names for which this process has built a lexicon."""

from collections.abc import Collection
from threading import Lock
from weakref import WeakSet

from schemas.documents.value_name.document import ValueKind
from search.value_names.value_names import ValueNames


class PreparedNames:
    """The value names that are in use, and those that were prepared last. Threads may share the object."""

    def __init__(self) -> None:
        self._in_use: WeakSet[ValueNames] = WeakSet()
        self._last: ValueNames | None = None
        """The last prepared names. A live index that is closed and opened again can reuse them."""
        self._lock = Lock()

    def add(self, value_names: ValueNames) -> None:
        with self._lock:
            self._in_use.add(value_names)
            self._last = value_names

    def find_equal(self, value_names: ValueNames, kinds: Collection[ValueKind]) -> ValueNames | None:
        """Find value names with equal values of these kinds."""
        with self._lock:
            prepared = list(self._in_use)
        for each in prepared:
            if all(each.list_values(kind) == value_names.list_values(kind) for kind in kinds):
                return each
        return None
