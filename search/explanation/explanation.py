"""Explains whether a search finds a course, and why the course has its rank."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from schemas.contracts.listing.filters import ListingFilters
from schemas.vocabulary.limits import NUMBERED_RESULTS_MAX
from search.elasticsearch_access.client import EsResponse
from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.execution.widening import count_steps, widen
from search.explanation.matches import read_course_matches
from search.explanation.requests import build_match_body, build_ranking_body
from search.explanation.sentences import (
    explain_failed_filters,
    explain_found_words,
    explain_lacks,
    explain_missing_words,
    explain_neighbours,
)
from search.parsing.listing_filters import parse_listing_filters
from search.parsing.search_query import SearchQuery
from search.value_names.value_names import ValueNames


@dataclass(frozen=True, slots=True)
class Explanation:
    course: int | None
    """The id of the course. None if the index does not have the course."""
    name: str | None
    found: bool
    rank: int | None
    """The rank of the course, from 1. None if the course is not among the first 10,000 courses."""
    total: int
    """The number of courses that the search finds."""
    reasons: list[str]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


async def explain(live_index: LiveIndex, course: int | str, filters: ListingFilters) -> Explanation:
    """Explain the rank of a course. Raises InvalidFilter if a filter is invalid.

    course: an id or slug.
    """
    build_query = partial(parse_listing_filters, filters)
    steps = await count_steps(live_index.execute, build_query)

    def plan(value_names: ValueNames) -> SearchPlan[Explanation]:
        search_query = widen(build_query(value_names), steps, value_names)
        searches = [build_match_body([course], search_query), build_ranking_body(search_query)]
        return SearchPlan(searches, lambda responses: _build_explanation(course, search_query, responses))

    return await live_index.execute(plan)


def _build_explanation(
    course: int | str, search_query: SearchQuery, responses: Sequence[EsResponse]
) -> Explanation:
    matches, ranking = read_course_matches(responses[0]), responses[1]["hits"]
    total = ranking["total"]["value"]
    if not matches:
        reason = f"The search index has no course {course}. The course is not published, or not indexed yet."
        return Explanation(None, None, False, None, total, [reason])
    (match,) = matches
    source = match.source
    if "found" not in match.matched:
        failures = [*explain_failed_filters(search_query, match), *explain_missing_words(search_query, match)]
        return Explanation(source["id"], source["name"], False, None, total, failures)
    position = next((at for at, hit in enumerate(ranking["hits"]) if hit["_id"] == str(source["id"])), None)
    reasons = [
        *explain_found_words(search_query, match),
        *explain_lacks(search_query, match),
        *explain_neighbours(search_query, ranking["hits"], position),
    ]
    rank = None if position is None else position + 1
    first = (
        f"The course is number {rank:,} of {total:,}."
        if rank
        else f"The course is not among the first {NUMBERED_RESULTS_MAX:,}."
    )
    return Explanation(source["id"], source["name"], True, rank, total, [first, *reasons])
