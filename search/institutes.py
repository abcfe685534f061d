"""POST course/course_related_institutes_new/: institutes with their courses, by name."""

from collections.abc import Sequence

from schemas.contracts.facets import InstituteFacetPage
from schemas.contracts.filters import ListingFilters
from search.answers.counts import Counts, FacetAnswers
from search.answers.institutes import institute_facet, listed_institutes
from search.catalogue import Catalogue
from search.engine import Answer
from search.facet_page import FacetPageRequest
from search.plans import Plan
from search.query.facets import facet_bodies, value_facet
from search.question.parsing import question_of
from search.vocabulary.value import Value
from search.vocabulary.vocabulary import Vocabulary

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
