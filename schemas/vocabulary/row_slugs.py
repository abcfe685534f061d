"""The words that no row of a table may have as its slug, because addresses contain these words as fixed parts.

For example, `/api/scholarship/all` lists all scholarships. So the details of a scholarship with the slug `all` could
not be requested. A test compares the words with the routes of the application.
"""

from collections.abc import Mapping

ANY_VALUE = "all"
"""The word in /course/{qualification}/{location} that means any qualification or any location."""

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
"""The reserved words by table. The tables have a CHECK for the same words. Other tables have no reserved words."""


def is_reserved_slug(noun: str, slug: str) -> bool:
    return slug in RESERVED_SLUGS.get(noun, ())
