"""A search plan: the requests to Elasticsearch, and the function that reads the responses."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from search.elasticsearch_access.client import Body, EsResponse
from search.elasticsearch_access.point_in_time import IndexVersion
from search.requests.filter_clauses import LIVE
from search.value_names.reader import STAMP_BODY, read_stamp
from search.value_names.value_names import ValueNames

T = TypeVar("T")

EVERYTHING: Body = {"bool": {"filter": [LIVE]}}


@dataclass(frozen=True)
class SearchPlan(Generic[T]):
    """searches: bodies for the course index. places: bodies for the suggestion index.

    read: gets one response per body, first those of the courses. A point-in-time session runs only `searches`.
    of_state: `read` needs the index version, which the same round trip reads unless a fresh one is cached.
    """

    searches: Sequence[Body]
    read: Callable[[Sequence[EsResponse]], T]
    places: Sequence[Body] = ()
    of_state: bool = False


Planner = Callable[[ValueNames], SearchPlan[T]]


class PlanExecutor(Protocol):
    """Executes a plan against the live index or in a point-in-time session."""

    async def __call__(self, planner: Planner[T], /) -> T: ...


def state_body() -> Body:
    """Build the body that reads the version of the courses. Elasticsearch caches its response between writes."""
    return {**STAMP_BODY, "query": EVERYTHING}


def state_of(response: EsResponse, value_names: ValueNames) -> IndexVersion | None:
    """response: to `state_body`. None when the index has no course."""
    return (
        IndexVersion(value_names.stamp, read_stamp(response)) if response["hits"]["total"]["value"] else None
    )
