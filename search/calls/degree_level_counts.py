"""GET course/course_related_degree_levels_count/: the number of courses of each degree level in the whole catalogue."""

from collections.abc import Sequence

from schemas.contracts.listing.facets import DegreeLevelCounts
from search.elasticsearch_access.client import EsResponse
from search.errors import FieldError, UnknownValue
from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.requests.facets import build_whole_catalogue_bodies
from search.results.degree_levels import build_degree_level_facet
from search.results.facet_counts import FacetCounts
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames

KEY = "degree_levels"


async def count_degree_levels(live_index: LiveIndex, references: Sequence[str]) -> DegreeLevelCounts:
    """Count the courses of the requested levels. An empty `references` requests all levels.

    references: ids or slugs of levels or level types. One entry can have several ids or slugs, separated by commas:
    `["1,2", "masters"]`.
    """
    wanted = [part.strip() for reference in references for part in reference.split(",") if part.strip()]

    def plan(value_names: ValueNames) -> SearchPlan[DegreeLevelCounts]:
        levels = _find_levels(value_names, wanted)

        def read(responses: Sequence[EsResponse]) -> DegreeLevelCounts:
            counts = FacetCounts(responses).read_counts(KEY)
            return DegreeLevelCounts(
                results=[build_degree_level_facet(level, counts, active=bool(wanted)) for level in levels]
            )

        return SearchPlan(build_whole_catalogue_bodies([KEY], value_names), read)

    return await live_index.execute(plan)


def _find_levels(value_names: ValueNames, references: Sequence[str]) -> Sequence[NamedValue]:
    """Find the requested levels. Each level is listed once, in the order of `value_names`."""
    levels = value_names.list_values("degree_level")
    if not references:
        return levels
    wanted: set[int] = set()
    for reference in references:
        wanted |= _find_level_ids(value_names, reference)
    return [level for level in levels if level.id in wanted]


def _find_level_ids(value_names: ValueNames, reference: str) -> set[int]:
    """Find the id of a level, or the ids of all levels of a level type."""
    level = value_names.find("degree_level", reference)
    if level is not None:
        return {level.id}
    group = value_names.find("degree_level_group", reference)
    if group is None:
        raise UnknownValue(FieldError("levels", f"there is no degree level or level type '{reference}'"))
    return {
        each.id
        for each in value_names.list_values("degree_level")
        if each.parents["degree_level_group"] == group.id
    }
