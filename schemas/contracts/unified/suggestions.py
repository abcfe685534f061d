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
    """The suggestion to search for the typed text, with the meaning that the search finds in the text.

    - text: the typed text. Each run of white space is one space.
    - corrected_text: the text after the correction of typos, or null if the search would use the text as typed.
    - spans: the parts of corrected_text that have a meaning, or the parts of `text` if corrected_text is null.
    - course_count: the number of courses in the whole catalogue that meet the whole text. A count below 5 is null,
      because the search is then widened and shows more courses. If the text is a whole name, every count is given.
    """

    text: str
    corrected_text: str | None
    spans: list[UnderstoodSpan]
    course_count: int | None


class SearchSuggestion(Output):
    """A suggested course, filter value, institute group, article (`blog`), scholarship, page or search.

    - kind: a `page` is a text that the team writes. A `site_page` is another page of the site, and its slug is its page
      type, such as terms_of_use. A `search` is a text that many visitors typed. Its slug is the text with hyphens, and
      is not part of an address.
    - other_name: the abbreviation or translated name that matches the text. Null means that `name` matches.
    - context: names that distinguish suggestions with equal names. For a specialization its discipline, for a course
      its institute and city, for an institute its country, for a city its state and country.
    - course_count: the number of courses with the value in the whole catalogue. For a `search`, the highest number of
      courses that a search for the text found on the last day with such a search. Null for a course, an institute
      group, an article, a scholarship or a page.
    """

    kind: SuggestedKind
    id: int
    slug: str
    name: str
    other_name: str | None
    context: list[str]
    course_count: int | None


class SuggestionGroup(Output):
    """The suggestions of one kind. A group has at least one suggestion, and the best suggestion is first."""

    name: SuggestionGroupName
    suggestions: list[SearchSuggestion]


class SearchSuggestions(Output):
    """The groups that have a suggestion. Their order is the order of the values of SuggestionGroup.name.

    `query` is the suggestion to search for the typed text. It is null if the text has no letter and no digit.
    """

    query: SuggestedQuery | None
    groups: list[SuggestionGroup]
