"""The response of GET /api/search/suggestions."""

from typing import Literal

from schemas.contracts.base import Output
from schemas.contracts.unified.interpretation import UnderstoodSpan

SuggestedKind = Literal[
    "discipline", "specialization", "course", "institute", "country", "state", "city"
]  # fmt: skip
SuggestionGroupName = Literal["subjects", "courses", "institutes", "places"]


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
    """A course, or a value of a filter.

    - other_name: the abbreviation or translated name that matches the text. Null means that `name` matches.
    - context: names that distinguish equal names. A specialization has its discipline, a course its institute and city,
      an institute its country, a place its state and country.
    - course_count: the courses of the value in the whole catalogue, or null for a course.
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
    """The groups that have a suggestion. `query` is null if the text has no letters and no digits."""

    query: SuggestedQuery | None
    groups: list[SuggestionGroup]
