"""The number of courses of each place in the whole catalogue, cached until the index changes."""

from search.elasticsearch_access.live_index import LiveIndex
from search.elasticsearch_access.search_plan import SearchPlan
from search.requests.place_suggestions import build_place_count_bodies
from search.results.place_suggestions import CountsOfKind, read_place_counts


async def read_place_course_counts(live_index: LiveIndex) -> CountsOfKind:
    """Course counts by kind of place and id. Places without a course are absent."""
    return await live_index.kept_answer("courses of places", lambda: _counted(live_index))


async def _counted(live_index: LiveIndex) -> CountsOfKind:
    return await live_index.execute(
        lambda value_names: SearchPlan(build_place_count_bodies(value_names), read_place_counts)
    )
