"""The facets in the response of POST /api/search: the values of each filter with their counts.

An option is one value of a filter. An option has the keys of a facet value of the listing, such as `slug` and
`course_count`, and the three keys of `SelectionFlags`. TypedDict is imported from typing_extensions, because Pydantic
does not accept the TypedDict of the standard library on Python 3.11.
"""

from typing import Literal

from typing_extensions import TypedDict

from schemas.contracts.listing.facets import CityFacts, CountryFacts, StateFacts
from schemas.contracts.rendered_json import RenderedJson


class SelectionFlags(TypedDict):
    """How the request uses a value.

    - selected: true if the request includes the value, or a region that contains the value.
    - excluded: true if the request excludes the value.
    - interpreted: true if the search text selects the value, such as London in "mba in london".
    """

    selected: bool
    excluded: bool
    interpreted: bool


class DisciplineOption(SelectionFlags):
    id: int
    slug: str
    name: str
    logo: str | None
    icon: str
    courses_count: int


class DegreeLevelOption(SelectionFlags):
    id: int
    slug: str
    name: str
    display_name: str
    level_type: str
    course_count: int


class DegreeLevelGroupOption(SelectionFlags):
    """A level type, such as undergraduate, with its degree levels.

    scholarship_count is the number of published scholarships for a level of this type. The filters do not change it.
    """

    id: int
    slug: str
    name: str
    type: str
    course_count: int
    scholarship_count: int
    degree_levels: list[DegreeLevelOption]


class CityOption(CityFacts, SelectionFlags):
    course_count: int


class StateOption(StateFacts, SelectionFlags):
    course_count: int
    cities: list[CityOption]


class CountryOption(CountryFacts, SelectionFlags):
    course_count: int
    states: list[StateOption]


class PlaceCounts(TypedDict):
    """The number of matching courses by the id of the country, state or city. Places without courses are absent.

    `place_depth` of the request is the lowest level with counts. With "states", `cities` is null.
    GET country/countries_states_cities returns the names of the places. The facet `locations` contains the names too,
    but its JSON is about ten times larger.
    """

    countries: dict[str, int]
    states: dict[str, int] | None
    cities: dict[str, int] | None


# [[[cog cog.outl(contract_lines.build_option_classes()) ]]]
class InstituteTypeOption(SelectionFlags):
    slug: Literal["COLLEGE", "UNIVERSITY"]
    name: str
    course_count: int


class StudyModeOption(SelectionFlags):
    slug: Literal["full-time", "part-time", "online", "unknown"]
    name: str
    course_count: int


class LanguageOption(SelectionFlags):
    slug: str
    name: str
    course_count: int


class EnglishTestOption(SelectionFlags):
    slug: Literal["ielts", "toefl", "pte", "duolingo", "toeic", "opi", "pet", "fce", "cae", "cpe", "unknown"]
    name: str
    course_count: int


# [[[end]]]


class IntakeOption(SelectionFlags):
    month: str
    course_count: int


class SpecializationOption(SelectionFlags):
    id: int
    slug: str
    name: str
    discipline_id: int
    type: Literal["specialization"]
    course_count: int


class InstituteOption(SelectionFlags):
    id: int
    slug: str
    name: str
    course_count: int


class CampusOption(SelectionFlags):
    id: int
    slug: str
    name: str
    institute_id: int
    institute_name: str
    city_id: int
    city_name: str
    course_count: int


class PopularOption(SelectionFlags):
    course_count: int


class IntakeOptions(TypedDict):
    """The months in which courses start, by quarter. unknown_count is the number of courses without a known month."""

    firstQuarter: list[IntakeOption]
    secondQuarter: list[IntakeOption]
    thirdQuarter: list[IntakeOption]
    fourthQuarter: list[IntakeOption]
    unknown_count: int


class DeadlineCounts(TypedDict):
    """The number of courses by application deadline. `today` is the present day in UTC (ISO 8601).

    - open_count: the courses whose deadline is `today` or later.
    - unknown_count: the courses without a known deadline.
    """

    today: str
    open_count: int
    unknown_count: int


class SpecializationOptionPage(TypedDict):
    """One page of at most 27 values of a facet.

    - count: the number of values on all pages.
    - chosen: all values that the request includes or excludes, or that the search text selects. Every page repeats
      these values.
    - results: the values of this page.
    - next_page: the number of the next page, or null on the last page.
    """

    count: int
    chosen: list[SpecializationOption]
    results: list[SpecializationOption]
    next_page: int | None


class InstituteOptionPage(TypedDict):
    """One page of at most 27 institutes. The keys are those of `SpecializationOptionPage`."""

    count: int
    chosen: list[InstituteOption]
    results: list[InstituteOption]
    next_page: int | None


class CampusOptionPage(TypedDict):
    """One page of at most 27 campuses. The keys are those of `SpecializationOptionPage`."""

    count: int
    chosen: list[CampusOption]
    results: list[CampusOption]
    next_page: int | None


class SearchOptionFacets(TypedDict):
    """The facets whose values form one list without sublevels, such as study modes. Null if not requested."""

    # [[[cog cog.outl(contract_lines.build_option_facet_fields()) ]]]
    institute_types: list[InstituteTypeOption] | None
    study_modes: list[StudyModeOption] | None
    languages: list[LanguageOption] | None
    english_tests: list[EnglishTestOption] | None
    # [[[end]]]


class SearchFacets(SearchOptionFacets):
    """The facets. A facet is null if it was not requested.

    All filters apply to the counts of a facet, except the facet's own filter. The countries, states and cities of the
    request, for example, do not change the counts of `locations`.
    """

    locations: list[CountryOption] | RenderedJson | None
    place_counts: PlaceCounts | None
    degree_levels: list[DegreeLevelGroupOption] | None
    disciplines: list[DisciplineOption] | None
    specializations: SpecializationOptionPage | None
    campuses: CampusOptionPage | None
    institutes: InstituteOptionPage | None
    intakes: IntakeOptions | None
    popular: PopularOption | None
    deadlines: DeadlineCounts | None
