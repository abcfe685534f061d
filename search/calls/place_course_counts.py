"""Counts the courses of each place in the whole catalogue.

The counts are cached until the index changes, for at most 60 s.
"""

from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.requests.place_suggestions import build_place_count_bodies
from search.results.place_suggestions import CountsByKind, read_place_counts


async def read_place_course_counts(live_index: LiveIndex) -> CountsByKind:
    """Read the course counts by kind and id: `{"city": {"12": 340}}`.

    Countries, states and cities without a course are absent. A region without a course has the count 0.
    """
    return await live_index.get_cached_result("courses of places", lambda: _count_courses(live_index))


async def _count_courses(live_index: LiveIndex) -> CountsByKind:
    return await live_index.execute(
        lambda value_names: SearchPlan(build_place_count_bodies(value_names), read_place_counts)
    )
