"""The first results of a search in several rankings, for the replay of logged searches."""

from collections.abc import Sequence
from functools import partial

from schemas.contracts.unified.request import SearchRequest
from schemas.experiments.interleaving import DEPTH
from search.calls.unified.unified_plan import build_search_query
from search.elasticsearch_access.client import EsResponse
from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.execution.widening import execute_widened
from search.parsing.search_query import SearchQuery
from search.requests.course_page import build_hits_body
from search.requests.knob_changes import RankingKnobs
from search.value_names.value_names import ValueNames


async def read_rankings(
    live_index: LiveIndex, request: SearchRequest, rankings: Sequence[RankingKnobs]
) -> list[list[int]]:
    """Return the ids of the first 100 courses of each ranking. Most searches need one round trip.

    rankings: the parameters of each ranking.
    """

    def plan(search_query: SearchQuery, _: ValueNames) -> SearchPlan[list[list[int]]]:
        bodies = [build_hits_body(search_query, 0, DEPTH, knobs) for knobs in rankings]
        return SearchPlan(
            [{**body, "_source": False, "track_total_hits": False} for body in bodies],
            lambda responses: list(map(_list_ids, responses)),
        )

    return await execute_widened(
        live_index.execute, partial(build_search_query, request, any_fee=False), plan
    )


def _list_ids(response: EsResponse) -> list[int]:
    return [int(hit["_id"]) for hit in response["hits"]["hits"]]
