"""The words that no row of a table may have as its slug, because an address uses the word itself.

The call `/api/scholarship/all` lists all scholarships. So a scholarship with the slug `all` would have no detail call.
A test derives the words of calls from the routes of the application.
"""

from collections.abc import Mapping

ANY_VALUE = "all"
"""The part of /course/{qualification}/{location} that does not limit the courses."""

RESERVED_SLUGS: Mapping[str, frozenset[str]] = {
    "country": frozenset({"all-countries", "scholarships", ANY_VALUE}),
    "state": frozenset({ANY_VALUE}),
    "city": frozenset({ANY_VALUE}),
    "degree_level": frozenset({ANY_VALUE}),
    "discipline": frozenset({"all"}),
    "institute": frozenset({"all"}),
    "course": frozenset({"spell-check"}),
    "scholarship": frozenset({"all", "search"}),
}
"""The words by table. The tables have a CHECK for the same words. Other tables have no such words."""


def is_reserved_slug(noun: str, slug: str) -> bool:
    return slug in RESERVED_SLUGS.get(noun, ())
