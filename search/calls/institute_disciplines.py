"""POST institute/{id}/discipline/: the disciplines that an institute teaches, with their levels by type."""

from collections.abc import Mapping, Sequence

from schemas.contracts.facets import DegreeLevelFacet
from schemas.contracts.institute_disciplines import CampusFilter, InstituteDiscipline, InstituteDisciplines
from schemas.vocabulary.kinds import LevelType
from search.elasticsearch_access.client import Answer
from search.elasticsearch_access.live_index import Catalogue
from search.elasticsearch_access.search_plan import Plan
from search.errors import FieldError, InvalidFilter
from search.parsing.path_values import named_in_address
from search.parsing.references import resolved
from search.parsing.search_query import Question
from search.requests.facets import facet_bodies, value_facet, value_within_value_facet
from search.results.degree_levels import degree_level_facet
from search.results.facet_counts import Counts, FacetAnswers
from search.value_names.named_value import Value
from search.value_names.value_names import Vocabulary

DISCIPLINES = "disciplines"
LEVELS_BY_DISCIPLINE = "degree_levels of disciplines"


async def institute_disciplines(
    catalogue: Catalogue, institute: str, body: CampusFilter
) -> InstituteDisciplines:
    """institute: id or slug; NotFound when there is none, InvalidFilter for a campus that is not of it."""

    def plan(vocabulary: Vocabulary) -> Plan[InstituteDisciplines]:
        question = _question(institute, body, vocabulary)
        facets = [
            value_facet(DISCIPLINES, question, vocabulary),
            value_within_value_facet(LEVELS_BY_DISCIPLINE, DISCIPLINES, "degree_levels", vocabulary),
        ]
        return Plan(facet_bodies(question, facets), lambda answers: _read(answers, vocabulary))

    return await catalogue.ask(plan)


def _question(institute: str, body: CampusFilter, vocabulary: Vocabulary) -> Question:
    terms = named_in_address({"institutes": institute}, vocabulary)
    campuses = tuple(sorted({resolved(vocabulary, "campus", each, "campuses") for each in body.campuses}))
    for campus in campuses:
        value = vocabulary.get("campus", campus)
        if value is not None and value.parents["institute"] not in terms["institutes"]:
            raise InvalidFilter(FieldError("campuses", f"'{value.slug}' is no campus of this institute"))
    return Question(terms={**terms, "campuses": campuses} if campuses else terms)


def _read(answers: Sequence[Answer], vocabulary: Vocabulary) -> InstituteDisciplines:
    found = FacetAnswers(answers)
    courses, by_discipline = found.counts(DISCIPLINES), found.counts_within(LEVELS_BY_DISCIPLINE)
    results = [
        _discipline(value, courses[value.key], by_discipline[str(value.id)], vocabulary)
        for value in vocabulary.ordered("discipline")
        if value.key in courses
    ]
    return InstituteDisciplines(count=len(results), results=results)


def _discipline(value: Value, courses: int, of_levels: Counts, vocabulary: Vocabulary) -> InstituteDiscipline:
    taught = _levels_by_type(vocabulary, of_levels)
    return InstituteDiscipline(
        id=value.id,
        slug=value.slug,
        name=value.name,
        logo=value.extra["logo"],
        icon=value.extra["icon"],
        courses_count=courses,
        undergradute=taught[LevelType.UNDERGRADUATE],
        postgradute=taught[LevelType.POSTGRADUATE],
        research=taught[LevelType.POSTGRADUATE_BY_RESEARCH],
    )


def _levels_by_type(vocabulary: Vocabulary, counts: Counts) -> Mapping[str, list[DegreeLevelFacet]]:
    levels = vocabulary.ordered_among("degree_level", counts)
    return {
        each: [degree_level_facet(level, counts) for level in levels if level.extra["level_type"] == each]
        for each in LevelType
    }
