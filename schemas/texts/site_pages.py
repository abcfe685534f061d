"""The names by which the site search finds general pages, such as the contact page. A course page is not general."""

from collections.abc import Mapping

from schemas.texts.reading import TEXTS
from schemas.vocabulary.page_types import PAGE_TYPES
from schemas.vocabulary.site_languages import DEFAULT_LANGUAGE

SITE_PAGES: Mapping[str, tuple[str, ...]] = {
    page_type: tuple(texts.pages[page_type] for texts in TEXTS.values())
    for page_type in TEXTS[DEFAULT_LANGUAGE].pages
    if 0 in PAGE_TYPES[page_type].part_counts
}
"""The names of each page type in all languages, English first.

Only page types that have a page at the slug itself, without further path segments, are included.
"""
