"""POST course/course_related_institutes_new/: institutes with their courses, by name."""

from collections.abc import Sequence

from schemas.contracts.facets import InstituteFacetPage
from schemas.contracts.filters import ListingFilters
from search.elasticsearch_access.client import Answer
from search.elasticsearch_access.live_index import Catalogue
from search.elasticsearch_access.search_plan import Plan
from search.parsing.listing_filters import question_of
from search.requests.facets import facet_bodies, value_facet
from search.results.facet_counts import Counts, FacetAnswers
from search.results.facet_page import FacetPageRequest
from search.results.institutes import institute_facet, listed_institutes
from search.value_names.named_value import Value
from search.value_names.value_names import Vocabulary

KEY = "institutes"


async def by_name(
    catalogue: Catalogue, filters: ListingFilters, wanted: FacetPageRequest
) -> InstituteFacetPage:
    """Institutes that would show a course, and every chosen one."""

    def plan(vocabulary: Vocabulary) -> Plan[InstituteFacetPage]:
        question = question_of(filters, vocabulary)

        def read(answers: Sequence[Answer]) -> InstituteFacetPage:
            counts = FacetAnswers(answers).counts(KEY)
            return _page(listed_institutes(vocabulary, question, counts), counts, wanted)

        return Plan(facet_bodies(question, [value_facet(KEY, question, vocabulary)]), read)

    return await catalogue.ask(plan)


def _page(values: list[Value], counts: Counts, wanted: FacetPageRequest) -> InstituteFacetPage:
    narrowed = wanted.narrowed(values)
    return InstituteFacetPage(
        count=len(narrowed),
        results=[institute_facet(value, counts) for value in wanted.slice(narrowed)],
        links=wanted.link(len(narrowed)),
    )
