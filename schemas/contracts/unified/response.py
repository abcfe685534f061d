"""The response of POST /api/search. Counts are exact, not estimated. A part that was not requested is null."""

from typing_extensions import TypedDict

from schemas.contracts.course.card import CourseCard
from schemas.contracts.rendered_json import RenderedJson
from schemas.contracts.unified.explanation import CourseExplanation
from schemas.contracts.unified.facets import SearchFacets
from schemas.contracts.unified.filter_names import FilterName
from schemas.contracts.unified.histograms import SearchHistograms
from schemas.contracts.unified.interpretation import TextInterpretation
from schemas.contracts.unified.map import SearchMap


class RelaxedFilter(TypedDict):
    """A filter of a search that finds no course, and the number of courses that the search finds without this filter.

    - filter: the name of the filter, or "text" for the search text.
    - keys: the keys that set the filter in the request body, such as "filters.countries".
    - course_count: the number of matching courses without this filter. The number can be 0.
    """

    filter: FilterName
    keys: list[str]
    course_count: int


class SearchResponse(TypedDict):
    """One page of the matching courses, and the other requested parts, such as facets and the map.

    - total: the number of matching courses.
    - total_pages: the number of pages that all matching courses fill.
    - last_page: the highest page number that a request may have. Only a cursor can read the courses after the 10,000th.
    - page: the number of this page, or null if the request has a cursor.
    - correction: the text in another spelling that has results. Null if there is none, or if it was not requested.
    - relax: the filters with the number of courses without each of them, the highest number first. Null if a course
      matches, or if `relax` of the request is false.
    - interpretation: the meaning of the text. Null if the request has no text, or if `interpret` is false.
    - explanations: one for each course of `explain`, in the same order.
    - has_rankings: whether the rank of at least one institute is known. If false, the order by rank has no effect.
    - visit_token: identifies the point-in-time session. All pages of a session show the courses as they were when the
      session was opened. Null without a session.
    - cursor: the position of the next page. To read the next page, send it as `cursor` without visit_token and `page`.
      Null on the last page and without a session.
    """

    total: int
    total_pages: int
    last_page: int
    page: int | None
    results: list[CourseCard | RenderedJson] | None
    facets: SearchFacets
    histograms: SearchHistograms
    map: SearchMap | None
    correction: str | None
    relax: list[RelaxedFilter] | None
    interpretation: TextInterpretation | None
    explanations: list[CourseExplanation] | None
    has_rankings: bool
    visit_token: str | None
    cursor: str | None
