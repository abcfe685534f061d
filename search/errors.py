"""The errors of a search.

SearchError
├── InvalidFilter      the request is invalid: the error names each key and the reason
│   └── UnknownValue       the request names a value that does not exist
│       └── NotFound           the path of the URL names a value that does not exist
├── SessionExpired     the point-in-time session no longer exists
└── Unavailable        the request is valid, but Elasticsearch cannot answer it now
    ├── NotReady           there is no index to search yet
    └── IncompleteResponse the response is partial: a timeout, or a failed shard
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True)
class FieldError:
    """field: path of the key, with dots (location_search.0.type). reason: a sentence."""

    field: str
    reason: str

    def renamed(self, names: Mapping[str, str]) -> "FieldError":
        key, dot, rest = self.field.partition(".")
        return FieldError(f"{names.get(key, key)}{dot}{rest}", self.reason)


class SearchError(Exception):
    """The base of all search errors. The message is shown to API clients."""


class InvalidFilter(SearchError):
    def __init__(self, *errors: FieldError) -> None:
        super().__init__("; ".join(f"{error.field}: {error.reason}" for error in errors))
        self.errors = errors

    def renamed(self, names: Mapping[str, str]) -> Self:
        """Copy the error with new key names. The part of each path behind the first dot stays."""
        return type(self)(*(error.renamed(names) for error in self.errors))


class UnknownValue(InvalidFilter):
    """The value is not among the loaded value names. It may have been added a moment ago."""


class NotFound(UnknownValue):
    """The path of the URL names a value that does not exist."""


class SessionExpired(SearchError):
    """The session is too old, or its index is deleted. A new search opens another session."""


class PointInTimeExpired(Exception):
    """Elasticsearch no longer has the point in time. The caller turns this into SessionExpired."""


class RequestRejected(RuntimeError):
    """Elasticsearch rejects the request. The cause is a bug in this code or a forged session token."""


class Unavailable(SearchError):
    """Search cannot answer now. A later retry may succeed."""

    retry_after_seconds = 5


class NotReady(Unavailable):
    pass


class IncompleteResponse(Unavailable):
    pass
