"""The errors of a search.

SearchError
├── InvalidFilter      a key of the request is invalid
│   └── UnknownValue       an id or slug of the request does not exist
│       └── NotFound           an id or slug in the path of the URL does not exist
├── SessionExpired     the point-in-time session no longer exists
└── Unavailable        the request is valid, but the search fails now
    ├── NotReady           the search index does not exist yet
    └── IncompleteResponse the response is partial: a timeout, or a failed shard
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True)
class FieldError:
    """field: the path of a key, for example location_search.0.type. reason: a sentence for API clients."""

    field: str
    reason: str

    def rename_keys(self, names: Mapping[str, str]) -> "FieldError":
        key, dot, rest = self.field.partition(".")
        return FieldError(f"{names.get(key, key)}{dot}{rest}", self.reason)


class SearchError(Exception):
    """The base of all search errors. The message is shown to API clients."""


class InvalidFilter(SearchError):
    def __init__(self, *errors: FieldError) -> None:
        super().__init__("; ".join(f"{error.field}: {error.reason}" for error in errors))
        self.errors = errors

    def rename_keys(self, names: Mapping[str, str]) -> Self:
        """Copy the error with new key names. The part of each path behind the first dot stays."""
        return type(self)(*(error.rename_keys(names) for error in self.errors))


class UnknownValue(InvalidFilter):
    """An id or slug is missing in the loaded value names. The catalogue may have got the value a moment ago."""


class NotFound(UnknownValue):
    """An id or slug in the path of the URL does not exist."""


class SessionExpired(SearchError):
    """The session is too old, or its index is deleted. The client can open another session."""


class PointInTimeExpired(Exception):
    """Elasticsearch no longer has the point in time. `LiveIndex` raises SessionExpired instead."""


class RequestRejected(RuntimeError):
    """Elasticsearch rejects the request, because of a bug in this code or a forged session token."""


class Unavailable(SearchError):
    """The search fails now. A later retry may succeed."""

    retry_after_seconds = 5


class NotReady(Unavailable):
    pass


class IncompleteResponse(Unavailable):
    pass
