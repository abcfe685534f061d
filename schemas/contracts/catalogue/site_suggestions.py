"""The response of GET /api/site-suggestion (specification, section 3.2)."""

from typing import Literal

from schemas.contracts.base import Output

SiteSuggestionType = Literal[
    "Institute Group", "Country", "Institute", "Course", "Discipline", "Blog", "Scholarship",
    "Other Pages",
]  # fmt: skip


class SiteSuggestion(Output):
    """A suggestion whose name matches the typed text, such as a course or a country.

    - id, slug: the id and slug of the suggested course, country and so on. For the type Other Pages, `slug` is the path
      of the page without the first slash, and `id` is the id of the page or of its page type.
    - institute_id: the institute, or the institute of the course.
    - campus_id, campus_slug: the first campus of the institute, or the campus that the card of the course shows.
    - country_slug: the country, or the country of the institute or course.
    - course_slug, degree_level_slug: the course and its degree level.
    - discipline: the slug of the discipline, or of the discipline of the course.

    A field is null if it does not apply to the type.
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
    """The suggestions as one list.

    Suggestions whose name equals the typed text are first. Names that differ from the text by one typo follow, then
    names that differ by two typos, and then all other names. Among equally similar names, the order is that of the
    values of SiteSuggestion.type.
    """

    results: list[SiteSuggestion]
