"""The response of POST /api/search. Counts are exact. A part that was not requested is null."""

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
    """A filter whose removal gives results.

    - keys: the keys to remove from the request body.
    - course_count: the matching courses without this filter.
    """

    filter: FilterName
    keys: list[str]
    course_count: int


class SearchResponse(TypedDict):
    """The matching courses with their facets.

    - total: the number of matching courses.
    - total_pages: the number of pages that all results fill.
    - last_page: the last page that a request may name. Results after the 10,000th have no page.
    - page: the page of the results, or null if the request has a cursor.
    - correction: another spelling that has results, or null.
    - relax: the filters to remove, or null if a course matches. The highest course_count is first.
    - interpretation: null if the request has no text, or if `interpret` is false.
    - explanations: one for each course of `explain`, in the same order.
    - has_rankings: whether the rank of at least one institute is known. If false, the order by ranking has no effect.
    - visit_token: names the session of the visitor. Within a session, later changes of the index are not visible.
    - cursor: where the next page begins. Send it with the visit_token to get the next page. Null on the last page.
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
