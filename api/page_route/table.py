"""Finds the page type of an address, and builds addresses from page types."""

from collections.abc import Mapping
from functools import cached_property

from schemas.vocabulary.page_types import ALL_PAGE_TYPES, FIXED_WORDS, PAGE_TYPES


class RouteTable:
    """The slugs of the page types at one point in time.

    - slugs: the slug of each page type.
    - former: the page type of each former slug in lower case.
    """

    def __init__(self, slugs: Mapping[str, str], former: Mapping[str, str]) -> None:
        self.slugs = slugs
        self.former = former

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RouteTable) and (self.slugs, self.former) == (other.slugs, other.former)

    __hash__ = None  # type: ignore[assignment]

    def build_path(self, page_type: str, *parts: str) -> str:
        """Build a path: ("course_detail", "law") → /course-detail/law."""
        slug = self.slugs.get(page_type, PAGE_TYPES[page_type].slug)
        return "/" + "/".join((slug, *parts))

    def find_page_type(self, root: str) -> str | None:
        """Return the page type of the first segment of a path. Case is ignored, as in the router of the site."""
        return self._by_root.get(root.lower())

    def find_renamed(self, root: str) -> str | None:
        """Return the page type that had this slug before, or None if a page has the slug now."""
        return None if root.lower() in self._by_root else self.former.get(root.lower())

    def select_shown(self) -> dict[str, str]:
        """Return the slugs of the page types that have a page."""
        return {name: slug for name, slug in self.slugs.items() if PAGE_TYPES[name].part_counts}

    @cached_property
    def _by_root(self) -> Mapping[str, str]:
        by_slug = {slug.lower(): name for name, slug in self.slugs.items()}
        fixed = {word: page_types[-1] for word, page_types in FIXED_WORDS.items()}
        current = {slug: by_slug.get(slug, name) for slug, name in fixed.items()}
        return {**by_slug, **current}


DEFAULT_ROUTES = RouteTable({page_type.name: page_type.slug for page_type in ALL_PAGE_TYPES}, {})
"""The slugs that the site has before an operator changes one."""
