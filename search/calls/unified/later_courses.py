"""Completes a page of an interleaved list with the courses that come after the list."""

from dataclasses import replace

from search.calls.unified.interleaved_pages import build_later_plan, may_have_later_courses
from search.calls.unified.page_position import PagePosition
from search.calls.unified.unified_plan import RoundTripResult
from search.execution.search_plan import PlanExecutor
from search.results.course_cards import build_course_cards


async def complete_page(
    execute: PlanExecutor, position: PagePosition, found: RoundTripResult
) -> RoundTripResult:
    """Add the courses after position 100. A page that ends earlier, or a search without interleaving, is unchanged.

    Needs one round trip if the page may have courses after position 100.
    """
    teams, search_query = found.teams, found.search_query
    if teams is None or not may_have_later_courses(position, teams, found.total):
        return found
    hits = await execute(lambda _: build_later_plan(position, search_query, teams))
    if not hits:
        return found
    return replace(
        found,
        results=[*(found.results or ()), *build_course_cards(hits, search_query)],
        shown=(*found.shown, *(int(hit["_id"]) for hit in hits)),
        last=tuple(hits[-1]["sort"]),
    )
