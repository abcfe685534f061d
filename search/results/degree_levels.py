"""Builds the facet of degree levels, grouped by level type."""

from schemas.contracts.listing.facets import DegreeLevelFacet, DegreeLevelGroupFacet
from search.results.facet_counts import Counts
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames


def build_degree_level_groups(
    value_names: ValueNames, of_types: Counts, of_levels: Counts
) -> list[DegreeLevelGroupFacet]:
    """Build all types with all levels, in the order of the value names. Counts can be 0."""
    levels = value_names.list_values("degree_level")
    return [
        DegreeLevelGroupFacet(
            id=group.id,
            slug=group.slug,
            name=group.name,
            type=group.extra["type"],
            course_count=of_types.get(str(group.id), 0),
            scholarship_count=None,
            degree_levels=[
                build_degree_level_facet(level, of_levels)
                for level in levels
                if level.parents["degree_level_group"] == group.id
            ],
        )
        for group in value_names.list_values("degree_level_group")
    ]


def build_degree_level_facet(level: NamedValue, counts: Counts) -> DegreeLevelFacet:
    return {
        "id": level.id,
        "slug": level.slug,
        "name": level.name,
        "display_name": level.extra["display_name"],
        "level_type": level.extra["level_type"],
        "course_count": counts.get(level.key, 0),
    }
