"""Specializations with their counts."""

from schemas.contracts.facets import SpecializationFacet
from search.parsing.search_query import Question
from search.results.facet_counts import Counts
from search.value_names.named_value import Value
from search.value_names.value_names import Vocabulary


def listed_specializations(vocabulary: Vocabulary, question: Question, counts: Counts) -> list[Value]:
    """Values that would show a course and lie under a chosen discipline, and every chosen value, by name."""
    chosen, disciplines = question.chosen("specializations"), question.chosen("disciplines")
    return [
        value
        for value in vocabulary.ordered_among("specialization", {*counts, *map(str, chosen)})
        if not disciplines or value.id in chosen or value.parents["discipline"] in disciplines
    ]


def specialization_facet(value: Value, counts: Counts) -> SpecializationFacet:
    return SpecializationFacet(
        id=value.id,
        slug=value.slug,
        name=value.name,
        discipline_id=value.parents["discipline"],
        type="specialization",
        course_count=counts.get(value.key, 0),
    )
