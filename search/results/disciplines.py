"""Builds the facet of disciplines."""

from schemas.contracts.listing.facets import DisciplineFacet
from search.results.facet_counts import Counts
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames


def build_discipline_facets(value_names: ValueNames, counts: Counts) -> list[DisciplineFacet]:
    """Build the entries of all disciplines, sorted by name. Counts can be 0."""
    return [build_discipline_facet(value, counts) for value in value_names.list_values("discipline")]


def build_discipline_facet(value: NamedValue, counts: Counts) -> DisciplineFacet:
    return {
        "id": value.id,
        "slug": value.slug,
        "name": value.name,
        "logo": value.extra["logo"],
        "icon": value.extra["icon"],
        "courses_count": counts.get(value.key, 0),
    }
