"""GET course/course_related_degree_levels_count/: courses of each degree level in the whole catalogue."""

from collections.abc import Sequence

from schemas.contracts.facets import DegreeLevelCounts
from search.elasticsearch_access.client import Answer
from search.elasticsearch_access.live_index import Catalogue
from search.elasticsearch_access.search_plan import Plan
from search.errors import FieldError, UnknownValue
from search.requests.facets import whole_catalogue_bodies
from search.results.degree_levels import degree_level_facet
from search.results.facet_counts import FacetAnswers
from search.value_names.named_value import Value
from search.value_names.value_names import Vocabulary

KEY = "degree_levels"


async def degree_level_counts(catalogue: Catalogue, references: Sequence[str]) -> DegreeLevelCounts:
    """references: ids or slugs of levels or of level types, each alone or several with commas; none means all."""
    wanted = [part.strip() for reference in references for part in reference.split(",") if part.strip()]

    def plan(vocabulary: Vocabulary) -> Plan[DegreeLevelCounts]:
        levels = _levels(vocabulary, wanted)

        def read(answers: Sequence[Answer]) -> DegreeLevelCounts:
            counts = FacetAnswers(answers).counts(KEY)
            return DegreeLevelCounts(results=[degree_level_facet(level, counts) for level in levels])

        return Plan(whole_catalogue_bodies([KEY], vocabulary), read)

    return await catalogue.ask(plan)


def _levels(vocabulary: Vocabulary, references: Sequence[str]) -> Sequence[Value]:
    """The levels asked for, in the order of the vocabulary, each once."""
    levels = vocabulary.ordered("degree_level")
    if not references:
        return levels
    wanted: set[int] = set()
    for reference in references:
        wanted |= _level_ids(vocabulary, reference)
    return [level for level in levels if level.id in wanted]


def _level_ids(vocabulary: Vocabulary, reference: str) -> set[int]:
    """One level, or all levels of a type."""
    level = vocabulary.find("degree_level", reference)
    if level is not None:
        return {level.id}
    group = vocabulary.find("degree_level_group", reference)
    if group is None:
        raise UnknownValue(FieldError("levels", f"there is no degree level or level type '{reference}'"))
    return {
        each.id
        for each in vocabulary.ordered("degree_level")
        if each.parents["degree_level_group"] == group.id
    }
