"""The order in which people read lists."""

from collections.abc import Iterable
from typing import TypeVar

from typing_extensions import TypedDict

from search.text_folding import folded


class HasName(TypedDict):
    id: int
    name: str


T = TypeVar("T", bound=HasName)


def sort_by_name(values: Iterable[T]) -> list[T]:
    """As the listing's facets: by name without case and accents, then by id."""
    return sorted(values, key=lambda value: (folded(value["name"]), value["id"]))
