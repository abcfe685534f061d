"""Builds the facet of degree levels by degree level group, such as undergraduate."""

from schemas.contracts.listing.facets import DegreeLevelFacet, DegreeLevelFacts, DegreeLevelGroupFacet
from search.results.facet_counts import Counts
from search.results.flagged_counts import FlaggedCounts
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames


def build_degree_level_groups(
    value_names: ValueNames, of_groups: FlaggedCounts, of_levels: FlaggedCounts
) -> list[DegreeLevelGroupFacet]:
    """Build all degree level groups with all their levels. Counts can be 0."""
    levels = value_names.list_values("degree_level")
    return [
        DegreeLevelGroupFacet(
            id=group.id,
            slug=group.slug,
            name=group.name,
            type=group.extra["type"],
            course_count=of_groups.get_count(group.id),
            # An index of an older release has no number of scholarships.
            scholarship_count=group.extra.get("scholarship_count", 0),
            degree_levels=[
                build_degree_level_facet(
                    level,
                    of_levels.counts,
                    active=group.id in of_groups.selected or level.id in of_levels.selected,
                )
                for level in levels
                if level.parents["degree_level_group"] == group.id
            ],
        )
        for group in value_names.list_values("degree_level_group")
    ]


def build_degree_level_facet(level: NamedValue, counts: Counts, *, active: bool = False) -> DegreeLevelFacet:
    return {**build_degree_level_facts(level, counts), "active": active}


def build_degree_level_facts(level: NamedValue, counts: Counts) -> DegreeLevelFacts:
    return {
        "id": level.id,
        "slug": level.slug,
        "name": level.name,
        "display_name": level.extra["display_name"],
        "level_type": level.extra["level_type"],
        "course_count": counts.get(level.key, 0),
    }
