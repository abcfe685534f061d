"""Decides by how many steps a search with few results is widened. Each step requires less of the text."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from schemas.vocabulary.limits import FEW_RESULTS
from search.elasticsearch_access.client import Body, EsResponse
from search.errors import TooManySteps
from search.execution.search_plan import PlanExecutor, SearchPlan
from search.parsing.search_query import SearchQuery
from search.parsing.widened_query import list_steps
from search.requests.filter_clauses import build_exact_name_query, build_filter_query
from search.value_names.value_names import ValueNames

T = TypeVar("T")

BuildQuery = Callable[[ValueNames], SearchQuery]


QueryPlanner = Callable[[SearchQuery, ValueNames], SearchPlan[T]]


async def execute_widened(execute: PlanExecutor, build_query: BuildQuery, planner: QueryPlanner[T]) -> T:
    """Execute the plan of a query. If an interpreted text finds few courses, execute the plan of the widened query.

    A search with enough courses needs one round trip to Elasticsearch. A widened search needs three. A search with few
    courses that is not widened needs at most two.
    """
    build_once = _remember_query(build_query)

    def plan(value_names: ValueNames) -> SearchPlan[tuple[T, bool]]:
        search_query = build_once(value_names)
        plain = planner(search_query, value_names)
        if search_query.interpretation is None:
            return SearchPlan(plain.searches, lambda responses: (plain.read(responses), False))
        searches, position = _count_hits(plain, build_filter_query(search_query))
        return SearchPlan(
            searches,
            lambda responses: (
                plain.read(responses[: len(plain.searches)]),
                _read_total(responses[position]) < FEW_RESULTS,
            ),
        )

    result, is_small = await execute(plan)
    steps = await count_steps(execute, build_once) if is_small else 0
    if not steps:
        return result
    return await execute(lambda names: planner(widen(build_once(names), steps, names), names))


async def count_steps(execute: PlanExecutor, build_query: BuildQuery) -> int:
    """Return the number of steps by which the search is widened. Needs at most one round trip.

    Step 0 is the search before widening. The result is the first step with at least five courses. If no step has five
    courses, the result is the first step with the most courses. The result is 0 if the text is the whole name of a
    course, institute or campus.
    """

    def plan(value_names: ValueNames) -> SearchPlan[int]:
        search_query = build_query(value_names)
        steps = list_steps(search_query, value_names)
        if not steps:
            return SearchPlan([], lambda _: 0)
        queries = [build_exact_name_query(search_query), *map(build_filter_query, (search_query, *steps))]
        return SearchPlan([_build_count_body(query) for query in queries], _choose_step)

    return await execute(plan)


def widen(search_query: SearchQuery, steps: int, value_names: ValueNames) -> SearchQuery:
    """Return the query after this number of steps. Raises TooManySteps if the query has fewer steps."""
    if not steps:
        return search_query
    all_steps = list_steps(search_query, value_names)
    if steps > len(all_steps):
        raise TooManySteps(f"this search can be widened by at most {len(all_steps)} steps")
    return all_steps[steps - 1]


def _count_hits(plan: SearchPlan[T], query: Body) -> tuple[Sequence[Body], int]:
    """Return the searches of a plan, and the position of a search whose total counts the courses of the query.

    A separate count matches the text a second time, so it is added only if no search of the plan has this total.
    """
    if plan.total_position is not None:
        return plan.searches, plan.total_position
    for position, body in enumerate(plan.searches):
        if body["query"] == query and body.get("track_total_hits", True) is True:
            return plan.searches, position
    return [*plan.searches, _build_count_body(query)], -1


def _remember_query(build_query: BuildQuery) -> BuildQuery:
    """Return a function that builds the query once for all round trips, and again only if the value names change."""
    last: tuple[ValueNames, SearchQuery] | None = None

    def build(value_names: ValueNames) -> SearchQuery:
        nonlocal last
        if last is None or last[0] is not value_names:
            last = value_names, build_query(value_names)
        return last[1]

    return build


def _choose_step(responses: Sequence[EsResponse]) -> int:
    named, *totals = map(_read_total, responses)
    if named:
        return 0
    enough = (step for step, total in enumerate(totals) if total >= FEW_RESULTS)
    return next(enough, totals.index(max(totals)))


def _read_total(response: EsResponse) -> int:
    return int(response["hits"]["total"]["value"])


def _build_count_body(query: Body) -> Body:
    """Build a search that counts at most five courses."""
    return {"size": 0, "track_total_hits": FEW_RESULTS, "query": query}
