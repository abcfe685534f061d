"""Pages of long facets, filtered by the text typed into the search of the facet."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, TypeVar
from urllib.parse import urlencode

from schemas.contracts.base import NextLink
from schemas.vocabulary.limits import FACET_PAGE_SIZE
from search.text_folding import fold_text, fold_words


class HasName(Protocol):
    @property
    def name(self) -> str: ...


T = TypeVar("T")
N = TypeVar("N", bound=HasName)


@dataclass(frozen=True)
class FacetPageRequest:
    """The typed text, the page from 1, and the path of the next page."""

    search: str
    page: int
    path: str

    def filter_by_text(self, values: Iterable[N]) -> list[N]:
        """The values that `admits` lets pass; counts have nothing to do with it."""
        return [value for value in values if self.matches(value.name)] if self._typed else list(values)

    def matches(self, name: str) -> bool:
        """True when each typed word is a prefix of a word of the name."""
        return _match_prefixes(self._typed, name)

    @cached_property
    def _typed(self) -> list[str]:
        return fold_words(self.search)

    def slice(self, values: Sequence[T]) -> Sequence[T]:
        first = (self.page - 1) * FACET_PAGE_SIZE
        return values[first : first + FACET_PAGE_SIZE]

    def build_link(self, count: int) -> NextLink:
        """The address of the next page, when `count` values reach beyond this one."""
        if count <= self.page * FACET_PAGE_SIZE:
            return NextLink(next=None)
        query = {"search": self.search} if self.search else {}
        return NextLink(next=f"{self.path}?{urlencode({**query, 'page': self.page + 1})}")


def _match_prefixes(typed: Sequence[str], name: str) -> bool:
    words = fold_text(name).replace("'", "").split() + fold_words(name)
    return all(any(word.startswith(beginning) for word in words) for beginning in typed)
