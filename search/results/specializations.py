"""Builds the facet of specializations."""

from schemas.contracts.listing.facets import SpecializationFacet
from search.parsing.search_query import SearchQuery
from search.results.facet_counts import Counts
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames


def select_specializations(
    value_names: ValueNames, search_query: SearchQuery, counts: Counts
) -> list[NamedValue]:
    """List the specializations that have a course and belong to a selected discipline, and all selected ones.

    If no discipline is selected, all specializations with a course are listed. The result is sorted by name.
    """
    chosen, disciplines = (
        search_query.get_selected("specializations"),
        search_query.get_selected("disciplines"),
    )
    return [
        value
        for value in value_names.list_values_among("specialization", {*counts, *map(str, chosen)})
        if not disciplines or value.id in chosen or value.parents["discipline"] in disciplines
    ]


def build_specialization_facet(value: NamedValue, counts: Counts) -> SpecializationFacet:
    return SpecializationFacet(
        id=value.id,
        slug=value.slug,
        name=value.name,
        discipline_id=value.parents["discipline"],
        type="specialization",
        course_count=counts.get(value.key, 0),
    )
