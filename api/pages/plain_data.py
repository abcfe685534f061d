"""Builds the structured data of the public pages that have no head of their own, such as the home page."""

from collections.abc import Mapping

from api.pages.head import SITE_NAME, Thing, build_thing
from schemas.vocabulary.page_types import PAGE_TYPES

_TEXT = "{search_term_string}"
_PAGES: Mapping[str, tuple[str, str]] = {
    "course": ("CollectionPage", "All courses"),
    "course_no_slug": ("CollectionPage", "All courses"),
    "course_new": ("CollectionPage", "Courses by subject"),
    "scholarships": ("CollectionPage", "Search scholarships"),
    "all_scholarships": ("CollectionPage", "All scholarships"),
    "scholarship_country": ("CollectionPage", "Scholarships by country"),
    "institute_scholarships": ("CollectionPage", "Scholarships of universities"),
    "terms_of_use": ("WebPage", "Terms of use"),
    "privacy_policy": ("WebPage", "Privacy policy"),
}
"""The type and the English name of each page, except the home page."""


def build_plain_thing(page_type: str, site: str) -> Thing | None:
    """Build the schema.org object of the home page or a page in _PAGES, with default slugs. Otherwise, return None."""
    if page_type == "landing":
        return _build_website(site)
    if page_type not in _PAGES:
        return None
    kind, name = _PAGES[page_type]
    website = build_thing("WebSite", name=SITE_NAME, url=f"{site}/")
    return build_thing(kind, name=name, url=f"{site}/{PAGE_TYPES[page_type].slug}", isPartOf=website)


def _build_website(site: str) -> Thing:
    """Build the object of the site and its search. Search engines put the typed text in place of _TEXT."""
    entry = build_thing("EntryPoint", urlTemplate=f"{site}/course?course={_TEXT}")
    search = build_thing("SearchAction", target=entry)
    search["query-input"] = "required name=search_term_string"
    return build_thing("WebSite", name=SITE_NAME, url=f"{site}/", potentialAction=search)
