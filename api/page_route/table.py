"""Finds the page type of an address, and builds addresses from page types."""

import re
from collections.abc import Mapping
from functools import cached_property

from schemas.vocabulary.page_types import ALL_PAGE_TYPES, FIXED_WORDS, LANDING, PAGE_TYPES

_ROOT = re.compile(r"/([^/?#]*)")
_PAGE_TYPE_BY_DEFAULT = {page_type.slug: page_type.name for page_type in reversed(ALL_PAGE_TYPES)}


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
        """Return the page type of the first segment of a path, or None. Case is ignored, as on the site itself."""
        return self._page_types.get(root.lower())

    def find_renamed(self, root: str) -> str | None:
        """Return the current slug if the first segment is a former slug that no page has now, otherwise None."""
        page_type = None if root.lower() in self._page_types else self.former.get(root.lower())
        return None if page_type is None else self.slugs[page_type]

    def is_page(self, path: str) -> bool:
        """True if the site has a page for the path."""
        root, *parts = path.strip("/").split("/")
        page_type = PAGE_TYPES.get(self.find_page_type(root) or "")
        return page_type is not None and len(parts) in page_type.part_counts

    def localize(self, path: str) -> str:
        """Replace the default slug of a path by the current slug: /course-detail/law → /program/law."""
        root = _ROOT.match(path)
        page_type = None if root is None else _PAGE_TYPE_BY_DEFAULT.get(root[1])
        if root is None or page_type is None:
            return path
        return f"/{self.slugs.get(page_type, root[1])}{path[root.end() :]}"

    @cached_property
    def shown(self) -> Mapping[str, str]:
        """The slugs of the page types that have a page."""
        return {
            name: slug
            for name, slug in self.slugs.items()
            if name in PAGE_TYPES and PAGE_TYPES[name].part_counts
        }

    @cached_property
    def _page_types(self) -> Mapping[str, str]:
        """The page type by slug in lower case.

        A slug in FIXED_WORDS always leads to the same page, even if the page now has another slug.
        """
        fixed = {word: page_types[0] for word, page_types in FIXED_WORDS.items()}
        return {**{slug.lower(): name for name, slug in self.slugs.items()}, **fixed, "": LANDING}


DEFAULT_ROUTES = RouteTable({page_type.name: page_type.slug for page_type in ALL_PAGE_TYPES}, {})
"""The slugs that the site has before an operator changes one."""
