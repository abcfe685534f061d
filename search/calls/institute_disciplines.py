"""POST institute/{id}/discipline/: the disciplines of an institute. Each discipline has its degree levels by type."""

from collections.abc import Mapping, Sequence

from schemas.contracts.catalogue.institute_disciplines import (
    CampusFilter,
    InstituteDiscipline,
    InstituteDisciplines,
)
from schemas.contracts.listing.facets import DegreeLevelFacet
from schemas.vocabulary.kinds import LevelType
from search.elasticsearch_access.client import EsResponse
from search.errors import FieldError, InvalidFilter
from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.parsing.path_values import parse_path_values
from search.parsing.references import resolve_reference
from search.parsing.search_query import SearchQuery
from search.requests.facets import build_facet_bodies, build_two_level_facet, build_value_facet
from search.results.degree_levels import build_degree_level_facet
from search.results.facet_counts import Counts, FacetCounts
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames

DISCIPLINES = "disciplines"
LEVELS_BY_DISCIPLINE = "degree_levels of disciplines"


async def list_institute_disciplines(
    live_index: LiveIndex, institute: str, body: CampusFilter
) -> InstituteDisciplines:
    """List the disciplines with a course at the institute, or at the campuses in the body.

    institute: an id or slug.

    Raises NotFound if the institute does not exist. Raises InvalidFilter if a campus in the body does not exist or
    belongs to another institute.
    """

    def plan(value_names: ValueNames) -> SearchPlan[InstituteDisciplines]:
        search_query = _parse_query(institute, body, value_names)
        facets = [
            build_value_facet(DISCIPLINES, search_query, value_names),
            build_two_level_facet(LEVELS_BY_DISCIPLINE, DISCIPLINES, "degree_levels", value_names),
        ]
        return SearchPlan(
            build_facet_bodies(search_query, facets),
            lambda responses: _read_disciplines(responses, value_names),
        )

    return await live_index.execute(plan)


def _parse_query(institute: str, body: CampusFilter, value_names: ValueNames) -> SearchQuery:
    terms = parse_path_values({"institutes": institute}, value_names)
    campuses = tuple(
        sorted({resolve_reference(value_names, "campus", each, "campuses") for each in body.campuses})
    )
    for campus in campuses:
        value = value_names.get("campus", campus)
        if value is not None and value.parents["institute"] not in terms["institutes"]:
            raise InvalidFilter(FieldError("campuses", f"'{value.slug}' is not a campus of this institute"))
    return SearchQuery(terms={**terms, "campuses": campuses} if campuses else terms)


def _read_disciplines(responses: Sequence[EsResponse], value_names: ValueNames) -> InstituteDisciplines:
    found = FacetCounts(responses)
    courses, by_discipline = found.read_counts(DISCIPLINES), found.read_nested_counts(LEVELS_BY_DISCIPLINE)
    results = [
        _build_discipline(value, courses[value.key], by_discipline[str(value.id)], value_names)
        for value in value_names.list_values("discipline")
        if value.key in courses
    ]
    return InstituteDisciplines(count=len(results), results=results)


def _build_discipline(
    value: NamedValue, courses: int, of_levels: Counts, value_names: ValueNames
) -> InstituteDiscipline:
    taught = _group_levels_by_type(value_names, of_levels)
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


def _group_levels_by_type(value_names: ValueNames, counts: Counts) -> Mapping[str, list[DegreeLevelFacet]]:
    levels = value_names.list_values_among("degree_level", counts)
    return {
        each: [
            build_degree_level_facet(level, counts) for level in levels if level.extra["level_type"] == each
        ]
        for each in LevelType
    }
