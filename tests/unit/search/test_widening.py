"""A search with few results is widened until a step finds enough courses."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest

from search.elasticsearch_access.client import Body, EsResponse
from search.execution.search_plan import Planner, SearchPlan
from search.execution.widening import count_steps, execute_widened
from search.parsing.interpreted_query import interpret_text
from search.parsing.search_query import SearchQuery
from search.requests.course_page import build_hits_body
from search.requests.filter_clauses import build_filter_query
from search.value_names.value_names import ValueNames
from tests.unit.search.interpretation.sample_value_names import build_sample_value_names

T = TypeVar("T")


@pytest.mark.parametrize(
    ("totals", "steps"),
    [
        ([0, 5, 5, 5, 5, 5], 0),
        ([0, 4, 5, 5, 5, 5], 1),
        ([0, 0, 2, 4, 5, 5], 3),
        ([0, 0, 2, 4, 4, 4], 2),
        ([0, 3, 3, 3, 3, 3], 0),
        ([1, 1, 5, 5, 5, 5], 0),
    ],
)
async def test_the_first_step_with_five_courses_or_the_one_with_most(totals: list[int], steps: int) -> None:
    """totals: numbers of courses. The first number counts courses whose name is the text.

    The second number counts courses that are found without widening. Each further number belongs to a step.
    """

    async def execute(planner: Planner[T], /) -> T:
        plan = planner(build_sample_value_names())
        assert len(plan.searches) == len(totals)
        return plan.read([{"hits": {"total": {"value": total}}} for total in totals])

    assert (
        await count_steps(
            execute, lambda names: interpret_text(SearchQuery(), "nursing masters canada", names)
        )
        == steps
    )


async def test_a_search_without_text_is_not_widened() -> None:
    async def execute(planner: Planner[T], /) -> Any:
        plan = planner(build_sample_value_names())
        assert not plan.searches
        return plan.read([])

    assert await count_steps(execute, lambda _: SearchQuery()) == 0


def build_page(query: SearchQuery) -> Body:
    return build_hits_body(query, 0, 27)


def build_counted_facet(query: SearchQuery) -> Body:
    return {"size": 0, "query": build_filter_query(query), "aggs": {}}


def build_facet_of_first_hits(query: SearchQuery) -> Body:
    return build_counted_facet(query) | {"track_total_hits": False}


@pytest.mark.parametrize(
    ("build_body", "total_position", "searches"),
    [
        (build_page, -1, 1),
        (build_page, None, 2),
        (build_counted_facet, None, 1),
        (build_facet_of_first_hits, None, 2),
    ],
)
@pytest.mark.parametrize("total", [4, 5])
async def test_the_words_of_a_text_match_once_if_a_search_has_the_total(
    build_body: Callable[[SearchQuery], Body], total_position: int | None, searches: int, total: int
) -> None:
    """With four courses, the text is interpreted once for the three round trips."""
    names, trips, interpreted = build_sample_value_names(), list[int](), list[ValueNames]()

    async def execute(planner: Planner[T], /) -> T:
        plan = planner(names)
        trips.append(len(plan.searches))
        totals = [0, 4, 5, 5, 5, 5] if len(trips) == 2 else [total] * len(plan.searches)
        return plan.read([{"hits": {"total": {"value": each}}} for each in totals])

    def interpret(value_names: ValueNames) -> SearchQuery:
        interpreted.append(value_names)
        return interpret_text(SearchQuery(), "nursing masters canada", value_names)

    def plan_search(query: SearchQuery, _: ValueNames) -> SearchPlan[Sequence[EsResponse]]:
        return SearchPlan([build_body(query)], lambda responses: responses, total_position=total_position)

    responses = await execute_widened(execute, interpret, plan_search)
    assert (len(responses), len(interpreted)) == (1, 1)
    assert trips == ([searches] if total == 5 else [searches, 6, 1])
