"""The errors of a search.

SearchError
├── InvalidFilter      a key of the request is invalid
│   └── UnknownValue       an id or slug of the request does not exist
│       └── NotFound           an id or slug in the path of the URL does not exist
├── SessionExpired     the point-in-time session no longer exists
└── Unavailable        the request is valid, but the search fails at the moment
    ├── NotReady           the search index does not exist yet, is empty, or changes too often to be read
    └── IncompleteResponse the response is incomplete, for example after a timeout or a failed shard
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True)
class FieldError:
    """One invalid key of a request.

    field: the path of the key, for example `location_search.0.type`.
    reason: the text that the API client sees.
    """

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
        """Copy the error and rename the first key of each path: `durations.0` → `course_duration.0`."""
        return type(self)(*(error.rename_keys(names) for error in self.errors))


class UnknownValue(InvalidFilter):
    """The request has an id or slug that is not among the loaded filter values.

    The loaded values may be older than the index, so the id or slug may exist.
    """


class NotFound(UnknownValue):
    """An id or slug in the path of the URL does not exist."""


class SessionExpired(SearchError):
    """The session is too old, its point in time or index no longer exists, or its experiment has ended.

    The client can open a new session.
    """


class PointInTimeExpired(Exception):
    """Elasticsearch no longer has the point in time. `LiveIndex` turns this error into SessionExpired."""


class RequestRejected(RuntimeError):
    """Elasticsearch rejects the request. The cause is a bug in this code or a forged session token."""


class TooManySteps(Exception):
    """The request sets `widening_steps` to a larger number than the search has steps.

    Each widening step requires less of the text, for example one word less. The message is shown to API clients.
    """


class Unavailable(SearchError):
    """The search cannot run at the moment. A later retry may succeed."""

    retry_after_seconds = 5


class NotReady(Unavailable):
    pass


class IncompleteResponse(Unavailable):
    pass
