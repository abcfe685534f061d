"""Institutes with their counts."""

from schemas.contracts.facets import InstituteFacet
from search.parsing.search_query import Question
from search.results.facet_counts import Counts
from search.value_names.named_value import Value
from search.value_names.value_names import Vocabulary


def listed_institutes(vocabulary: Vocabulary, question: Question, counts: Counts) -> list[Value]:
    """Institutes that would show a course, and every chosen one, by name."""
    return vocabulary.ordered_among("institute", {*counts, *map(str, question.chosen("institutes"))})


def institute_facet(value: Value, counts: Counts) -> InstituteFacet:
    return InstituteFacet(
        id=value.id, slug=value.slug, name=value.name, course_count=counts.get(value.key, 0)
    )
