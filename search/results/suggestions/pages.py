"""Finds the pages of the site by name, such as the terms of use. Typos are not allowed."""

from collections.abc import Iterator, Sequence

from schemas.contracts.unified.suggestions import SearchSuggestion, SuggestedKind
from schemas.texts.site_pages import SITE_PAGES
from schemas.vocabulary.page_types import PAGE_TYPES
from search.text_folding import fold_text
from search.value_names.value_names import ValueNames

PART_LETTERS_MIN = 3
"""A text with fewer letters must be the beginning of a name."""
_NO_MATCH = 3

_NamedPage = tuple[SearchSuggestion, Sequence[str]]
"""A page, and its names without capital letters and accents."""


def find_pages(text: str, value_names: ValueNames) -> list[SearchSuggestion]:
    """Find the pages with a name that contains the text. Equal names are first, then names that start with the text.

    A short text finds only equal names and names that start with the text.

    Typos are not allowed, because section 9 of the specification sets the threshold for similar names to 0.
    """
    typed = fold_text(text)
    pages = value_names.memoize("pages", lambda: list(_list_pages(value_names)))
    ranked = [(min(_rank(name, typed) for name in names), page) for page, names in pages]
    found = [each for each in ranked if each[0] < _NO_MATCH]
    return [page for _, page in sorted(found, key=lambda each: each[0])]


def _list_pages(value_names: ValueNames) -> Iterator[_NamedPage]:
    for page_type, names in SITE_PAGES.items():
        yield _build_page("site_page", PAGE_TYPES[page_type].id, page_type, names)
    for value in value_names.list_values("page"):
        yield _build_page("page", value.id, value.slug, (value.name, *value.extra["other_names"]))


def _build_page(kind: SuggestedKind, page_id: int, slug: str, names: Sequence[str]) -> _NamedPage:
    page = SearchSuggestion(
        kind=kind, id=page_id, slug=slug, name=names[0], other_name=None, context=[], course_count=None
    )
    return page, [fold_text(name) for name in names]


def _rank(name: str, typed: str) -> int:
    if name == typed:
        return 0
    if name.startswith(typed):
        return 1
    return 2 if typed in name and len(typed) >= PART_LETTERS_MIN else _NO_MATCH
