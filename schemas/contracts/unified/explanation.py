"""Why the search finds a course, in the response of POST /api/search."""

from typing import Literal

from typing_extensions import TypedDict

from schemas.contracts.unified.filter_names import FilterName
from schemas.contracts.unified.interpretation import LackedPart

CourseField = Literal[
    "name", "title", "specialization", "discipline", "institute", "level", "campus", "city", "state", "country", "other"
]  # fmt: skip


class WordsFound(TypedDict):
    """Words of the text and where the course has them.

    typed: as in the text. field: other, when the words are in several fields. found: the words of the course in this
    field, which can be another form, a synonym or the right spelling. Empty for the field `other`.
    """

    typed: list[str]
    field: CourseField
    found: list[str]


class FilterMet(TypedDict):
    """A filter of the request or of the text that the course meets.

    values: names of the values that the course has. Empty for a point, a fee and a duration.
    """

    filter: FilterName
    values: list[str]


class CourseExplanation(TypedDict):
    """found: whether the search finds the course. The other parts are empty for a course that is not found.

    is_whole_name: the text is the whole name of the course or its institute. words: the best field of each word.
    lacks, missing_words: as in Widening, but only what this course lacks.
    """

    course: int
    found: bool
    is_whole_name: bool
    words: list[WordsFound]
    filters: list[FilterMet]
    lacks: list[LackedPart]
    missing_words: list[str]
