"""The type of the search function that alerts call.

`stack` provides the function, because this package may not import the package `search`.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from indexer.delivery.errors import DeliveryError


class SavedSearchInvalid(DeliveryError):
    """The saved search is no longer valid, for example because a value no longer exists.

    field: the key of the request, or None if the key is unknown.
    """

    def __init__(self, field: str | None) -> None:
        super().__init__(f"A saved search is invalid: {field}")
        self.field = field


class SearchFails(DeliveryError):
    """The search cannot be executed now. A later retry may succeed."""


@dataclass(frozen=True, slots=True)
class FoundCourses:
    """total: the number of courses. ids: in the order of the search page, or empty if `total` exceeds the limit."""

    total: int
    ids: Sequence[int]


SearchCourses = Callable[[Mapping[str, Any], int], FoundCourses]
"""Executes a saved request. The second parameter is the maximum number of courses.

Raises SavedSearchInvalid or SearchFails.
"""
OpenSearch = Callable[[], AbstractContextManager[SearchCourses]]
