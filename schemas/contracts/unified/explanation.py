"""The reasons why a search finds a course, in the response of POST /api/search."""

from typing import Literal

from typing_extensions import TypedDict

from schemas.contracts.unified.filter_names import FilterName
from schemas.contracts.unified.interpretation import LackedPart

CourseField = Literal[
    "name", "title", "specialization", "discipline", "institute", "level", "campus", "city", "state", "country", "other"
]  # fmt: skip


class WordsFound(TypedDict):
    """Words of the search text that match in one field of the course, such as its name.

    - typed: the words as the visitor typed them.
    - field: the field of the course. `other` means that no single field contains the words.
    - found: the words that the field contains. They can be another form, a synonym or the correct spelling of the typed
      words. The list is empty if `field` is `other`.
    """

    typed: list[str]
    field: CourseField
    found: list[str]


class FilterMet(TypedDict):
    """A filter that the course meets. The filter is a key of the request or a part of the search text.

    `values` has the names of at most three matching values. The list is empty for a point, a fee, a duration and a
    deadline.
    """

    filter: FilterName
    values: list[str]


class CourseExplanation(TypedDict):
    """The reasons why the search finds one course.

    - course: the id of the course.
    - found: whether the search finds the course. If `found` is false, all lists are empty.
    - is_whole_name: true if the search text is the whole name of the course, of its institute or of a campus.
    - words: the words of the search text, grouped by the field of the course in which they match best.
    - filters: the filters of the request and of the search text that the course meets.
    - lacks: the kinds of requirements in the search text that this course does not meet, such as "fee".
    - missing_words: the words of the search text that this course does not contain.
    """

    course: int
    found: bool
    is_whole_name: bool
    words: list[WordsFound]
    filters: list[FilterMet]
    lacks: list[LackedPart]
    missing_words: list[str]
