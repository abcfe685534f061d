"""Builds the facet of institutes."""

from schemas.contracts.listing.facets import InstituteFacet
from search.parsing.search_query import SearchQuery
from search.results.facet_counts import Counts
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames


def select_institutes(value_names: ValueNames, search_query: SearchQuery, counts: Counts) -> list[NamedValue]:
    """Select the institutes with a course and the selected institutes, sorted by name."""
    return value_names.list_values_among(
        "institute", {*counts, *map(str, search_query.get_selected("institutes"))}
    )


def build_institute_facet(value: NamedValue, counts: Counts) -> InstituteFacet:
    return InstituteFacet(
        id=value.id, slug=value.slug, name=value.name, course_count=counts.get(value.key, 0)
    )
