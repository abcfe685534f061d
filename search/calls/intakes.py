"""POST course/course_related_intakes/: the twelve months in four quarters."""

from collections.abc import Sequence

from schemas.contracts.facets import IntakeFacet, IntakeFacets
from schemas.contracts.filters import ListingFilters
from schemas.filters.declarations import FilterGroup
from schemas.vocabulary.months import QUARTERS, month_number
from search.elasticsearch_access.client import Answer
from search.elasticsearch_access.live_index import Catalogue
from search.elasticsearch_access.search_plan import Plan
from search.parsing.listing_filters import question_of
from search.requests.facets import facet_bodies, missing_facet, value_facet
from search.results.facet_counts import FacetAnswers
from search.value_names.value_names import Vocabulary

KEY = "intakes"
UNKNOWN = "intakes_unknown"


async def intake_months(catalogue: Catalogue, filters: ListingFilters) -> IntakeFacets:
    """Every month, a count of 0 included, and the courses whose intakes are unknown."""

    def plan(vocabulary: Vocabulary) -> Plan[IntakeFacets]:
        question = question_of(filters, vocabulary)
        facets = [value_facet(KEY, question, vocabulary), missing_facet(UNKNOWN, FilterGroup.INTAKE, KEY)]
        return Plan(facet_bodies(question, facets), _read)

    return await catalogue.ask(plan)


def _read(answers: Sequence[Answer]) -> IntakeFacets:
    found = FacetAnswers(answers)
    counts = found.counts(KEY)
    quarters = {
        quarter: [
            IntakeFacet(month=month, course_count=counts.get(str(month_number(month)), 0)) for month in months
        ]
        for quarter, months in QUARTERS.items()
    }
    return IntakeFacets(
        firstQuarter=quarters["firstQuarter"],
        secondQuarter=quarters["secondQuarter"],
        thirdQuarter=quarters["thirdQuarter"],
        fourthQuarter=quarters["fourthQuarter"],
        unknown_count=found.total(UNKNOWN),
    )
