"""A search plan has the request bodies for Elasticsearch, and the function that reads the responses."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from schemas.documents.aliases import courses_index
from search.elasticsearch_access.client import Body, EsResponse
from search.requests.filter_clauses import LIVE
from search.value_names.reader import STAMP_BODY, read_stamp
from search.value_names.value_names import ValueNames
from search.value_names.version_stamp import IndexVersion, VersionStamp

T = TypeVar("T")

ALL_COURSES_QUERY: Body = {"bool": {"filter": [LIVE]}}


@dataclass(frozen=True)
class SearchPlan(Generic[T]):
    searches: Sequence[Body]
    """The request bodies for the course index."""
    read: Callable[[Sequence[EsResponse]], T]
    """Converts the responses to the result. The responses are in the order of `searches`, `places`, `scholarships`."""
    places: Sequence[Body] = ()
    """The request bodies for the suggestion index. A point-in-time session ignores these bodies."""
    scholarships: Sequence[Body] = ()
    """The request bodies for the scholarship index. A point-in-time session ignores these bodies."""
    needs_version: bool = False
    """Whether the round trip also reads the index version, unless a fresh version is cached."""
    total_position: int | None = None
    """The position in `searches` of a search whose exact total is the number of courses found.

    None: no search has this total.
    """


Planner = Callable[[ValueNames], SearchPlan[T]]


class PlanExecutor(Protocol):
    """Executes a plan on the live index or in a point-in-time session."""

    async def __call__(self, planner: Planner[T], /) -> T: ...


def build_index_version_body() -> Body:
    """Build the search for the version of the course index. Elasticsearch caches the response until the next write."""
    return {**STAMP_BODY, "query": ALL_COURSES_QUERY}


def read_index_version(response: EsResponse, value_names: ValueNames) -> IndexVersion:
    """Read the response to `build_index_version_body`. The numbers in the stamp of an empty course index are 0."""
    if response["hits"]["total"]["value"]:
        return IndexVersion(value_names.stamp, read_stamp(response))
    without_courses = VersionStamp(courses_index(value_names.stamp.generation), 0, 0.0, 0.0)
    return IndexVersion(value_names.stamp, without_courses)
