"""The response of GET /api/site-suggestion (specification, section 3.2)."""

from typing import Literal

from schemas.contracts.base import Output

SiteSuggestionType = Literal[
    "Institute Group", "Country", "Institute", "Course", "Discipline", "Blog", "Scholarship",
    "Other Pages",
]  # fmt: skip


class SiteSuggestion(Output):
    """A page of the site whose name matches.

    - id, slug: of the named thing. The slug of another page is its path without the first slash, and the id is the
      id of the page type or of the page.
    - institute_id, country_slug: of an institute or a course. A country has its own slug in both slugs.
    - campus_id, campus_slug: the campus that the card of the course shows, or the first campus of the institute.
    - course_slug, degree_level_slug: of a course.
    - discipline: the slug of the discipline of a course, or of the discipline itself.

    A field is null if the type has no such value.
    """

    name: str
    id: int
    type: SiteSuggestionType
    institute_id: int | None
    campus_id: int | None
    slug: str
    campus_slug: str | None
    country_slug: str | None
    course_slug: str | None
    degree_level_slug: str | None
    discipline: str | None


class SiteSuggestions(Output):
    """Suggestions of exactly the requested name are first. Otherwise the types have the order of SiteSuggestionType."""

    results: list[SiteSuggestion]
