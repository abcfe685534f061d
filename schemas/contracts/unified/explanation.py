"""The reasons why a search finds a course, in the response of POST /api/search."""

from typing import Literal

from typing_extensions import TypedDict

from schemas.contracts.unified.filter_names import FilterName
from schemas.contracts.unified.interpretation import LackedPart

CourseField = Literal[
    "name", "title", "specialization", "discipline", "institute", "level", "campus", "city", "state", "country", "other"
]  # fmt: skip


class WordsFound(TypedDict):
    """Words of the search text that one field of the course contains.

    - typed: the words as typed.
    - field: the field of the course. `other` means that the words are spread over several fields.
    - found: the words in the field. They can be another form, a synonym or the correct spelling of the typed words.
      The list is empty if `field` is `other`.
    """

    typed: list[str]
    field: CourseField
    found: list[str]


class FilterMet(TypedDict):
    """A filter that the course meets. The filter is part of the request, or the search text states the filter.

    `values` lists the names of the matching values. The list is empty for a point, a fee and a duration.
    """

    filter: FilterName
    values: list[str]


class CourseExplanation(TypedDict):
    """The reasons why the search finds one course.

    - found: whether the search finds the course. If not, the other keys are empty.
    - is_whole_name: true if the text is the whole name of the course, of its institute or of a campus.
    - words: the search words, each with the field that matches best.
    - lacks: the parts of the text that this course does not meet, such as "fee".
    - missing_words: the words of the text that this course does not contain.
    """

    course: int
    found: bool
    is_whole_name: bool
    words: list[WordsFound]
    filters: list[FilterMet]
    lacks: list[LackedPart]
    missing_words: list[str]
