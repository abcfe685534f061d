"""What can go wrong with a question.

SearchError
├── InvalidFilter      the question is wrong: names each key and the reason
└── Unavailable        the question is fine, the engine cannot answer it now
    ├── NotReady           no index to search yet
    └── IncompleteAnswer   the engine answered in part: timed out, a shard failed, a count is not exact
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class FieldError:
    """field: the key's path with dots (location_search.0.type); reason: a sentence."""

    field: str
    reason: str


class SearchError(Exception):
    """A question that is not answered; its text is for people."""


class InvalidFilter(SearchError):
    def __init__(self, *errors: FieldError) -> None:
        super().__init__("; ".join(f"{error.field}: {error.reason}" for error in errors))
        self.errors = errors


class UnknownValue(InvalidFilter):
    """A value that the vocabulary does not have; it may just have been added."""


class Unavailable(SearchError):
    """Search cannot answer now; asking again later may help."""

    retry_after_seconds = 5


class NotReady(Unavailable):
    pass


class IncompleteAnswer(Unavailable):
    pass
