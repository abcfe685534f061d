"""What can go wrong with a question.

SearchError
├── InvalidFilter      the question is wrong: names each key and the reason
│   └── UnknownValue       a value is named that there is not
│       └── NotFound           it is named by the address itself
├── VisitGone          the visit that is asked for is not kept any more
└── Unavailable        the question is fine, the engine cannot answer it now
    ├── NotReady           no index to search yet
    └── IncompleteAnswer   the engine answered in part: timed out, a shard failed, a count is not exact
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True)
class FieldError:
    """field: the key's path with dots (location_search.0.type); reason: a sentence."""

    field: str
    reason: str

    def renamed(self, names: Mapping[str, str]) -> "FieldError":
        key, dot, rest = self.field.partition(".")
        return FieldError(f"{names.get(key, key)}{dot}{rest}", self.reason)


class SearchError(Exception):
    """A question that is not answered; its text is for people."""


class InvalidFilter(SearchError):
    def __init__(self, *errors: FieldError) -> None:
        super().__init__("; ".join(f"{error.field}: {error.reason}" for error in errors))
        self.errors = errors

    def renamed(self, names: Mapping[str, str]) -> Self:
        """The same error where the keys have other names; what stands behind a dot stays."""
        return type(self)(*(error.renamed(names) for error in self.errors))


class UnknownValue(InvalidFilter):
    """A value that the vocabulary does not have; it may just have been added."""


class NotFound(UnknownValue):
    """The address names something that there is not."""


class SessionExpired(SearchError):
    """A visit ended: too long ago, too long open, or its index is gone. A new search opens another."""


class PointInTimeExpired(Exception):
    """The engine does not have a point in time; what that means is said by who asked for it."""


class RequestRejected(RuntimeError):
    """The engine does not understand a question: our own mistake, or a visit token's that nobody gave out."""


class Unavailable(SearchError):
    """Search cannot answer now; asking again later may help."""

    retry_after_seconds = 5


class NotReady(Unavailable):
    pass


class IncompleteResponse(Unavailable):
    pass
