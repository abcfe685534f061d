"""Splits long facets into pages, and searches the values of a facet by name."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Protocol, TypeVar
from urllib.parse import urlencode

from schemas.contracts.base import NextLink
from schemas.vocabulary.limits import FACET_PAGE_SIZE
from search.text_folding import fold_text, fold_words


class HasName(Protocol):
    @property
    def id(self) -> int: ...
    @property
    def name(self) -> str: ...


T = TypeVar("T")
N = TypeVar("N", bound=HasName)
NO_NAMES: Mapping[int, str] = MappingProxyType({})


@dataclass(frozen=True)
class FacetPageRequest:
    search: str
    """The text that the visitor has typed."""
    page: int
    """The page number. The first page is 1."""
    path: str
    """The URL path of the facet, for the link to the next page."""

    def filter_by_text(self, values: Iterable[N], other_names: Mapping[int, str] = NO_NAMES) -> list[N]:
        """Return the values whose names match the typed text. Without a typed word, all values match.

        other_names: other names of the values, by value id.
        """
        if not self._typed_words:
            return list(values)
        return [value for value in values if self.matches(f"{value.name} {other_names.get(value.id, '')}")]

    def matches(self, name: str) -> bool:
        """Whether each typed word is a prefix of a word of the name."""
        return _match_prefixes(self._typed_words, name)

    @cached_property
    def _typed_words(self) -> list[str]:
        return fold_words(self.search)

    def slice(self, values: Sequence[T]) -> Sequence[T]:
        first = (self.page - 1) * FACET_PAGE_SIZE
        return values[first : first + FACET_PAGE_SIZE]

    def build_link(self, count: int) -> NextLink:
        """Build the link to the next page. The link is None if no value is on the next page.

        count: the number of values on all pages.
        """
        if count <= self.page * FACET_PAGE_SIZE:
            return NextLink(next=None)
        query = {"search": self.search} if self.search else {}
        return NextLink(next=f"{self.path}?{urlencode({**query, 'page': self.page + 1})}")


def _match_prefixes(typed: Sequence[str], name: str) -> bool:
    words = fold_text(name).replace("'", "").split() + fold_words(name)
    return all(any(word.startswith(prefix) for word in words) for prefix in typed)
