"""A search with few results is widened until a step finds enough courses."""

from typing import Any, TypeVar

import pytest

from search.execution.search_plan import Planner
from search.execution.widening import count_steps
from search.parsing.interpreted_query import interpret_text
from search.parsing.search_query import SearchQuery
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

    The second one counts courses that are found without widening. Each further number belongs to a step.
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
