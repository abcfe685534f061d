"""The specialization facet: subjects under the chosen disciplines, by name or by number of courses."""

from collections.abc import Callable, Sequence

from schemas.contracts.facets import SpecializationFacetPage
from schemas.contracts.filters import ListingFilters
from search.elasticsearch_access.client import Answer
from search.elasticsearch_access.live_index import Catalogue
from search.elasticsearch_access.search_plan import Plan
from search.parsing.listing_filters import question_of
from search.requests.facets import facet_bodies, value_facet
from search.results.facet_counts import Counts, FacetAnswers
from search.results.facet_page import FacetPageRequest
from search.results.specializations import listed_specializations, specialization_facet
from search.value_names.named_value import Value
from search.value_names.value_names import Vocabulary

KEY = "specializations"

Arrange = Callable[[list[Value], Counts], list[Value]]


async def by_name(
    catalogue: Catalogue, filters: ListingFilters, wanted: FacetPageRequest
) -> SpecializationFacetPage:
    return await _specializations(catalogue, filters, wanted, lambda values, _: values)


async def by_count(
    catalogue: Catalogue, filters: ListingFilters, wanted: FacetPageRequest
) -> SpecializationFacetPage:
    """Those of most courses first, then by name."""
    return await _specializations(catalogue, filters, wanted, _most_courses_first)


async def _specializations(
    catalogue: Catalogue, filters: ListingFilters, wanted: FacetPageRequest, arrange: Arrange
) -> SpecializationFacetPage:
    def plan(vocabulary: Vocabulary) -> Plan[SpecializationFacetPage]:
        question = question_of(filters, vocabulary)

        def read(answers: Sequence[Answer]) -> SpecializationFacetPage:
            counts = FacetAnswers(answers).counts(KEY)
            return _page(
                arrange(listed_specializations(vocabulary, question, counts), counts), counts, wanted
            )

        return Plan(facet_bodies(question, [value_facet(KEY, question, vocabulary)]), read)

    return await catalogue.ask(plan)


def _most_courses_first(values: list[Value], counts: Counts) -> list[Value]:
    return sorted(values, key=lambda value: -counts.get(value.key, 0))


def _page(values: list[Value], counts: Counts, wanted: FacetPageRequest) -> SpecializationFacetPage:
    narrowed = wanted.narrowed(values)
    return SpecializationFacetPage(
        count=len(narrowed),
        results=[specialization_facet(value, counts) for value in wanted.slice(narrowed)],
        links=wanted.link(len(narrowed)),
    )
