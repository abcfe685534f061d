"""Explains whether a search query finds a course, at which rank, and why."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from schemas.contracts.listing.filters import ListingFilters
from schemas.vocabulary.limits import NUMBERED_RESULTS_MAX
from search.elasticsearch_access.client import EsResponse
from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.explanation.requests import build_match_body, build_ranking_body
from search.explanation.sentences import (
    explain_failed_filters,
    explain_found_words,
    explain_missing_words,
    explain_neighbours,
)
from search.parsing.listing_filters import parse_listing_filters
from search.parsing.search_query import SearchQuery
from search.value_names.value_names import ValueNames


@dataclass(frozen=True, slots=True)
class Explanation:
    """rank: from 1; None when it is not found, or beyond the first 10,000. total: of all courses found."""

    course: int | None
    name: str | None
    found: bool
    rank: int | None
    total: int
    reasons: list[str]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


async def explain(live_index: LiveIndex, course: int | str, filters: ListingFilters) -> Explanation:
    """Of a course by id or slug. Raises InvalidFilter, NotReady, Unavailable."""

    def plan(value_names: ValueNames) -> SearchPlan[Explanation]:
        search_query = parse_listing_filters(filters, value_names)
        searches = [build_match_body(course, search_query), build_ranking_body(search_query)]
        return SearchPlan(searches, lambda responses: _build_explanation(course, search_query, responses))

    return await live_index.execute(plan)


def _build_explanation(
    course: int | str, search_query: SearchQuery, responses: Sequence[EsResponse]
) -> Explanation:
    hits, ranking = responses[0]["hits"]["hits"], responses[1]["hits"]
    total = ranking["total"]["value"]
    if not hits:
        reason = (
            f"No course {course} is in the index that searches read: it is not published, or not indexed yet."
        )
        return Explanation(None, None, False, None, total, [reason])
    source = hits[0]["_source"]
    holds = frozenset(hits[0].get("matched_queries", ()))
    kept_out = [
        *explain_failed_filters(search_query, source, holds),
        *explain_missing_words(search_query.text, holds),
    ]
    if kept_out:
        return Explanation(source["id"], source["name"], False, None, total, kept_out)
    place = next((at for at, hit in enumerate(ranking["hits"]) if hit["_id"] == str(source["id"])), None)
    reasons = [
        *explain_found_words(search_query.text, holds),
        *explain_neighbours(search_query, ranking["hits"], place),
    ]
    rank = None if place is None else place + 1
    first = (
        f"It is number {rank:,} of {total:,}."
        if rank
        else f"It is beyond the first {NUMBERED_RESULTS_MAX:,}."
    )
    return Explanation(source["id"], source["name"], True, rank, total, [first, *reasons])
