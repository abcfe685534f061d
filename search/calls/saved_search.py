"""Finds all courses of a saved search, for alerts."""

from collections.abc import Sequence
from dataclasses import dataclass

from schemas.contracts.unified.request import SearchRequest
from search.calls.unified.page_position import parse_page_position
from search.calls.unified.search import find_page
from search.elasticsearch_access.client import EsResponse
from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.parsing.search_query import SearchQuery
from search.requests.course_page import build_hits_body


@dataclass(frozen=True, slots=True)
class SavedSearchCourses:
    """total: the number of courses that the saved search finds.

    ids: the ids of all these courses in the order of the listing page. Empty if `total` is above the limit.
    """

    total: int
    ids: tuple[int, ...]


async def find_saved_courses(live_index: LiveIndex, request: SearchRequest, limit: int) -> SavedSearchCourses:
    """Find the courses that the listing page shows for this request on all pages together.

    The first search runs as on the listing page. If few courses match an interpreted text, the search is widened: it
    then requires less of the text. If the search finds at most `limit` courses, one more round trip reads their ids.

    limit: at most 10,000, the largest result window of Elasticsearch.

    Raises InvalidFilter if a filter is invalid, for example because the catalogue no longer has an institute.
    """
    page = request.model_copy(update={"page": 1, "page_size": 1})
    found, _ = await find_page(live_index, live_index.execute, page, parse_page_position(page, None), None)
    if found.total > limit:
        return SavedSearchCourses(found.total, ())
    return await live_index.execute(lambda _: _plan_ids(found.search_query, limit))


def _plan_ids(search_query: SearchQuery, limit: int) -> SearchPlan[SavedSearchCourses]:
    body = {**build_hits_body(search_query, 0, limit), "_source": False}

    def read(responses: Sequence[EsResponse]) -> SavedSearchCourses:
        hits = responses[0]["hits"]
        total = int(hits["total"]["value"])
        ids = tuple(int(hit["_id"]) for hit in hits["hits"])
        return SavedSearchCourses(total, ids if total <= limit else ())

    return SearchPlan([body], read)
