"""What is asked of the live index or of a visit, and how the answers are read."""

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
    """What is asked of the courses and of the places that can be typed, and how the answers (one per search, in
    order, those of the courses first) are read. Visits keep neither places
    nor a state of the index.

    of_state: the index's state is to be known before the answers are read, and is asked for in the same round trip
    unless it was seen a moment ago.
    """

    searches: Sequence[Body]
    read: Callable[[Sequence[EsResponse]], T]
    places: Sequence[Body] = ()
    of_state: bool = False


Planner = Callable[[ValueNames], SearchPlan[T]]


class PlanExecutor(Protocol):
    """Whom a plan is put to: the live index, or a visit."""

    async def __call__(self, planner: Planner[T], /) -> T: ...


def state_body() -> Body:
    """Asks what the courses are like just now; the engine keeps the answer between writes."""
    return {**STAMP_BODY, "query": EVERYTHING}


def state_of(response: EsResponse, value_names: ValueNames) -> IndexVersion | None:
    """By the answer to `state_body`, the vocabulary being the index's; None when there is no course."""
    return (
        IndexVersion(value_names.stamp, read_stamp(response)) if response["hits"]["total"]["value"] else None
    )
