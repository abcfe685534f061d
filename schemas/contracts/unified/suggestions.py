"""The response of GET /api/search/suggestions."""

from typing import Literal

from schemas.contracts.base import Output
from schemas.contracts.unified.interpretation import UnderstoodSpan

SuggestedKind = Literal[
    "institute_group", "country", "institute", "course", "discipline", "blog", "scholarship", "page", "site_page",
    "state", "city", "specialization", "search",
]  # fmt: skip
SuggestionGroupName = Literal[
    "searches", "institute_groups", "countries", "institutes", "courses", "disciplines", "blogs", "scholarships",
    "pages", "places", "subjects",
]  # fmt: skip


class SuggestedQuery(Output):
    """The meaning of the typed text, if the visitor searches for it.

    - text: the typed text on one line.
    - corrected_text: the text that the search uses after the correction of typos, or null if the text has none.
    - spans: the spans of the corrected text, or of the text if nothing is corrected. POST /api/search returns the same.
    - course_count: the courses that meet the whole text, in the whole catalogue. The count is null below 5, because
      the search is then widened and shows more courses.
    """

    text: str
    corrected_text: str | None
    spans: list[UnderstoodSpan]
    course_count: int | None


class SearchSuggestion(Output):
    """A course, a value of a filter, an institute group, an article (`blog`), a scholarship, a page or a search.

    - kind: a `page` has a text that the team writes. A `site_page` has its page type as slug, such as terms_of_use.
      The name of a `search` is a text that many visitors typed. Its slug is the text with hyphens, and no address.
    - other_name: the abbreviation or translated name that matches the text. Null means that `name` matches.
    - context: names that distinguish equal names. A specialization has its discipline, a course its institute and city,
      an institute its country, a place its state and country.
    - course_count: the courses of the value in the whole catalogue, or the courses that the search found when it was
      typed last. Null for a course, an institute group, an article, a scholarship or a page.
    """

    kind: SuggestedKind
    id: int
    slug: str
    name: str
    other_name: str | None
    context: list[str]
    course_count: int | None


class SuggestionGroup(Output):
    """At least one suggestion. The best suggestion is first."""

    name: SuggestionGroupName
    suggestions: list[SearchSuggestion]


class SearchSuggestions(Output):
    """The groups that have a suggestion, in the order of SuggestionGroupName.

    `query` is null if the text has no letters and no digits.
    """

    query: SuggestedQuery | None
    groups: list[SuggestionGroup]
