"""The response of POST /api/search. Counts are exact; a part that was not requested is null."""

from typing import Literal

from typing_extensions import TypedDict

from schemas.contracts.course import CourseCard
from schemas.contracts.rendered_json import RenderedJson
from schemas.contracts.search_facets import SearchFacets
from schemas.contracts.search_histograms import SearchHistograms
from schemas.contracts.search_map import SearchMap

FilterName = Literal[
    # [[[cog cog.outl(contract_lines.filter_names()) ]]]
    "text",
    "place",
    "level",
    "discipline",
    "specialization",
    "campus",
    "institute",
    "institute type",
    "study mode",
    "language",
    "intake",
    "popular",
    "fee",
    "duration",
    # [[[end]]]
]


class RelaxedFilter(TypedDict):
    """course_count: what is found when the filter alone is dropped; keys: the keys of the body to leave out."""

    filter: FilterName
    keys: list[str]
    course_count: int


class SearchResponse(TypedDict):
    """total: every course that is found. total_pages is the truth; numbered pages end at 10,000 results, at last_page.

    page: of these results, null when a cursor was followed. visit_token and cursor: in a visit, what its later pages
    are asked for with; cursor is null on the last page. correction: another spelling that finds courses, when
    this one finds few, or null.
    relax: only when nothing is found; most courses first.
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
    visit_token: str | None
    cursor: str | None
