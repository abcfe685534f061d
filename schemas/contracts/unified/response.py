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
    """course_count: matching courses without the filter; keys: the keys of the request body to remove."""

    filter: FilterName
    keys: list[str]
    course_count: int


class SearchResponse(TypedDict):
    """total: matching courses. total_pages: pages of all results; last_page: the last page up to result 10,000.

    page: the page of the results, or null when the request has a cursor. visit_token and cursor: for the next pages of
    a point-in-time session; cursor is null on the last page. correction: another spelling that has results, or null.
    relax: the filters to remove, with the highest course_count first; null unless no course matches. interpretation:
    null without a text, or without `interpret`. explanations: one for each course of `explain`, in the same order.
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
    visit_token: str | None
    cursor: str | None
