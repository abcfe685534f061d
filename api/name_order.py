"""Sorts values by name without regard to case and accents."""

from collections.abc import Iterable
from typing import TypeVar

from typing_extensions import TypedDict

from search.text_folding import fold_text


class HasName(TypedDict):
    id: int
    name: str


T = TypeVar("T", bound=HasName)


def sort_by_name(values: Iterable[T]) -> list[T]:
    """Sort by name, then by id. Facets of the listing that are sorted by name have the same order."""
    return sorted(values, key=lambda value: (fold_text(value["name"]), value["id"]))
