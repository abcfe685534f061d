"""The facets of the listing: the values of each filter, with the exact number of courses of each value.

All filters apply to the counts of a facet, except the facet's own filter.
- Disciplines, levels, months, institute types and study modes are always listed, even if their count is 0.
- A country is listed if the catalogue has a course in the country.
- States, cities, specializations, institutes, languages and English tests are listed if their count is above 0.
- A selected value is always listed.

institute_count is the number of institutes with a matching course in the place.
"""

from typing import Literal

from schemas.contracts.base import NextLink, Output
from schemas.contracts.rendered_json import RenderedJson


class DisciplineFacet(Output):
    id: int
    slug: str
    name: str
    logo: str | None
    icon: str
    courses_count: int


class DegreeLevelFacts(Output):
    id: int
    slug: str
    name: str
    display_name: str
    level_type: str
    course_count: int


class DegreeLevelFacet(DegreeLevelFacts):
    """A degree level. `active` is true if the request selects the level or its level type."""

    active: bool


class DegreeLevelGroupFacet(Output):
    """A level type, such as undergraduate, with its degree levels.

    scholarship_count is the number of published scholarships for a level of this type. The filters do not change it.
    """

    id: int
    slug: str
    name: str
    type: str
    course_count: int
    scholarship_count: int
    degree_levels: list[DegreeLevelFacet]


class CityFacts(Output):
    id: int
    slug: str
    city_name: str
    state_id: int


class CityFacet(CityFacts):
    course_count: int
    institute_count: int


class StateFacts(Output):
    id: int
    slug: str
    state_name: str
    country_id: int


class StateFacet(StateFacts):
    course_count: int
    institute_count: int
    cities: list[CityFacet]


class CountryFacts(Output):
    id: int
    slug: str
    name: str
    iso2: str


class CountryFacet(CountryFacts):
    course_count: int
    institute_count: int
    states: list[StateFacet]


# [[[cog cog.outl(contract_lines.build_facet_classes()) ]]]
class InstituteTypeFacet(Output):
    slug: Literal["COLLEGE", "UNIVERSITY"]
    name: str
    course_count: int


class StudyModeFacet(Output):
    slug: Literal["full-time", "part-time", "online", "unknown"]
    name: str
    course_count: int


class LanguageFacet(Output):
    slug: str
    name: str
    course_count: int


class EnglishTestFacet(Output):
    slug: Literal["ielts", "toefl", "pte", "duolingo", "toeic", "opi", "pet", "fce", "cae", "cpe", "unknown"]
    name: str
    course_count: int


# [[[end]]]


class OptionFacets(Output):
    """The facets whose values form one list without sublevels, such as study modes."""

    # [[[cog cog.outl(contract_lines.build_facet_fields()) ]]]
    institute_types: list[InstituteTypeFacet]
    study_modes: list[StudyModeFacet]
    languages: list[LanguageFacet]
    english_tests: list[EnglishTestFacet]
    # [[[end]]]


class BaseFilters(OptionFacets):
    """The facets of the sidebar. All filters apply to the counts of a facet, except the facet's own filter.

    - fee_unknown_count: the number of courses with an unknown fee. The site shows their fee as "To Be Confirmed".
    - popular_count: the number of courses in the panel Popular Options (p1).
    """

    disciplines: list[DisciplineFacet]
    degree_levels: list[DegreeLevelGroupFacet]
    locations: list[CountryFacet] | RenderedJson
    fee_unknown_count: int
    popular_count: int


class SpecializationFacet(Output):
    id: int
    slug: str
    name: str
    discipline_id: int
    type: Literal["specialization"]
    course_count: int


class InstituteFacet(Output):
    id: int
    slug: str
    name: str
    course_count: int


class SpecializationFacetPage(Output):
    count: int
    results: list[SpecializationFacet]
    links: NextLink


class InstituteFacetPage(Output):
    count: int
    results: list[InstituteFacet]
    links: NextLink


class IntakeFacet(Output):
    month: str
    course_count: int


class IntakeFacets(Output):
    """The months in which courses start, by quarter. unknown_count is the number of courses without a known month."""

    firstQuarter: list[IntakeFacet]
    secondQuarter: list[IntakeFacet]
    thirdQuarter: list[IntakeFacet]
    fourthQuarter: list[IntakeFacet]
    unknown_count: int


class DegreeLevelCounts(Output):
    results: list[DegreeLevelFacet]
