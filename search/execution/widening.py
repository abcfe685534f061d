"""Decides by how many steps a search with few results is widened."""

from collections.abc import Callable, Sequence

from schemas.vocabulary.limits import FEW_RESULTS
from search.elasticsearch_access.client import Body, EsResponse
from search.errors import RequestRejected
from search.execution.search_plan import PlanExecutor, SearchPlan
from search.parsing.search_query import SearchQuery
from search.parsing.widened_query import list_steps
from search.requests.filter_clauses import build_filter_query
from search.value_names.value_names import ValueNames

BuildQuery = Callable[[ValueNames], SearchQuery]


async def count_steps(execute: PlanExecutor, build_query: BuildQuery) -> int:
    """The number of steps to widen the search by: the first step with at least five courses, or with the most courses.

    0 when the search itself has five courses, has no text, or has no step with more courses. Takes one round trip.
    """

    def plan(value_names: ValueNames) -> SearchPlan[int]:
        search_query = build_query(value_names)
        steps = list_steps(search_query, value_names)
        bodies = [_build_count_body(each) for each in (search_query, *steps)] if steps else []
        return SearchPlan(bodies, _choose_step)

    return await execute(plan)


def widen(search_query: SearchQuery, steps: int, value_names: ValueNames) -> SearchQuery:
    """The query after a number of steps. Raises RequestRejected when the query has fewer steps."""
    if not steps:
        return search_query
    all_steps = list_steps(search_query, value_names)
    if steps > len(all_steps):
        raise RequestRejected(f"This search has {len(all_steps)} steps, not {steps}")
    return all_steps[steps - 1]


def _choose_step(responses: Sequence[EsResponse]) -> int:
    totals = [response["hits"]["total"]["value"] for response in responses]
    if not totals:
        return 0
    enough = (step for step, total in enumerate(totals) if total >= FEW_RESULTS)
    return next(enough, totals.index(max(totals)))


def _build_count_body(search_query: SearchQuery) -> Body:
    """Counts to five and stops."""
    return {"size": 0, "track_total_hits": FEW_RESULTS, "query": build_filter_query(search_query)}
