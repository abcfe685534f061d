"""Validates a new slug of a page type. The table `page_route` has constraints for the same rules."""

import re

from schemas.vocabulary.addresses import RESERVED_WORDS
from schemas.vocabulary.page_types import COURSE_NO_SLUG, FIXED_WORDS, LANDING, PAGE_TYPES

SLUG_MAX_CHARACTERS = 60
_SLUG = re.compile(r"[A-Za-z0-9]+([-+_][A-Za-z0-9]+)*")


def check_page_slug(page_type: str, slug: str) -> None:
    """Raise ValueError if the page type cannot have the slug. The message names the field and the reason.

    The function does not check whether another page type has the slug. The table rejects such a slug.
    """
    if page_type not in PAGE_TYPES:
        raise ValueError(f"page_type: there is no page type {page_type}")
    if page_type == LANDING:
        raise ValueError("slug: the landing page is always at /")
    if page_type == COURSE_NO_SLUG:
        raise ValueError("slug: this page is always at /course")
    if len(slug) > SLUG_MAX_CHARACTERS:
        raise ValueError(f"slug: a slug has at most {SLUG_MAX_CHARACTERS} characters")
    if not _SLUG.fullmatch(slug) or slug.isdigit():
        raise ValueError(
            "slug: a slug has English letters and digits, joined by -, + or _, such as find-courses"
        )
    if slug.lower() in RESERVED_WORDS:
        raise ValueError(f"slug: /{slug.lower()} is not a page: the word is reserved")
    allowed = FIXED_WORDS.get(slug.lower())
    if allowed is not None and page_type not in allowed:
        raise ValueError(f"slug: /{slug.lower()} is the fixed address of {allowed[0]}")
