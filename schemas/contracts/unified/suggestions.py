"""The response of GET /api/search/suggestions."""

from typing import Literal

from schemas.contracts.base import Output
from schemas.contracts.unified.interpretation import UnderstoodSpan

SuggestedKind = Literal[
    "discipline", "specialization", "course", "institute", "country", "state", "city"
]  # fmt: skip
SuggestionGroupName = Literal["subjects", "courses", "institutes", "places"]


class SuggestedQuery(Output):
    """What a search for the text means.

    text: the text on one line. corrected_text: the text with corrected words, if the search corrects it; otherwise
    null. course_count: the courses that this search finds in the whole catalogue. It is null when fewer than 5 courses
    meet the whole text: the search then also shows courses that lack a part of the text, which are not counted here.
    spans: as in POST /api/search, for the corrected text if there is one.
    """

    text: str
    corrected_text: str | None
    spans: list[UnderstoodSpan]
    course_count: int | None


class SearchSuggestion(Output):
    """A value of a filter, or a course.

    other_name: the abbreviation or the name in another language that matches the text, or null when the name matches.
    context: names that distinguish equal names: the discipline of a specialization, the institute and city of a
    course, the country of an institute, the state and country of a place. course_count: the courses of the value in
    the whole catalogue; null for a course.
    """

    kind: SuggestedKind
    id: int
    slug: str
    name: str
    other_name: str | None
    context: list[str]
    course_count: int | None


class SuggestionGroup(Output):
    """At least one suggestion, the best first."""

    name: SuggestionGroupName
    suggestions: list[SearchSuggestion]


class SearchSuggestions(Output):
    """query: null for a text without letters and digits. groups: only groups that have a suggestion."""

    query: SuggestedQuery | None
    groups: list[SuggestionGroup]
