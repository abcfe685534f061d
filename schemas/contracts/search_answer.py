"""What POST /api/search answers. Counts are exact; a part that was not asked for is null.

The shapes are typed dicts: an answer has up to thousands of options, and is encoded as it is made. Options are the
facets of the listing's calls with flags. (Before Python 3.12 Pydantic takes typed dicts of typing_extensions alone.)
"""

from typing import Literal

from typing_extensions import TypedDict

from schemas.contracts.course import CourseCard
from schemas.contracts.facets import CityFacts, CountryFacts, StateFacts


class Flags(TypedDict):
    """selected: the value is included by the question, a region's countries too; excluded: it is excluded."""

    selected: bool
    excluded: bool


class DisciplineOption(Flags):
    id: int
    slug: str
    name: str
    logo: str | None
    icon: str
    courses_count: int


class DegreeLevelOption(Flags):
    id: int
    slug: str
    name: str
    display_name: str
    level_type: str
    course_count: int


class DegreeLevelGroupOption(Flags):
    """A level type with its levels; scholarship_count is null until scholarships exist."""

    id: int
    slug: str
    name: str
    type: str
    course_count: int
    scholarship_count: int | None
    degree_levels: list[DegreeLevelOption]


class CityOption(CityFacts, Flags):
    course_count: int


class StateOption(StateFacts, Flags):
    course_count: int
    cities: list[CityOption]


class CountryOption(CountryFacts, Flags):
    course_count: int
    states: list[StateOption]


class PlaceCounts(TypedDict):
    """Courses by id of the place, of those that would show one; null below the depth that was asked for. For who has
    the places already: their names are ten times as long as this, and no filter changes them
    (country/countries_states_cities)."""

    countries: dict[str, int]
    states: dict[str, int] | None
    cities: dict[str, int] | None


class InstituteTypeOption(Flags):
    slug: Literal["COLLEGE", "UNIVERSITY"]
    name: str
    course_count: int


class IntakeOption(Flags):
    month: str
    course_count: int


class SpecializationOption(Flags):
    id: int
    slug: str
    name: str
    discipline_id: int
    type: Literal["specialization"]
    course_count: int


class InstituteOption(Flags):
    id: int
    slug: str
    name: str
    course_count: int


class CampusOption(Flags):
    id: int
    slug: str
    name: str
    institute_id: int
    institute_name: str
    city_id: int
    city_name: str
    course_count: int


class PopularOption(Flags):
    course_count: int


class IntakeOptions(TypedDict):
    """Months in four quarters, and the courses whose intakes are unknown."""

    firstQuarter: list[IntakeOption]
    secondQuarter: list[IntakeOption]
    thirdQuarter: list[IntakeOption]
    fourthQuarter: list[IntakeOption]
    unknown_count: int


class SpecializationList(TypedDict):
    """count: values on all pages. chosen: every value that is included or excluded, whatever page is asked for."""

    count: int
    chosen: list[SpecializationOption]
    results: list[SpecializationOption]
    next_page: int | None


class InstituteList(TypedDict):
    """As SpecializationList."""

    count: int
    chosen: list[InstituteOption]
    results: list[InstituteOption]
    next_page: int | None


class CampusList(TypedDict):
    """As SpecializationList."""

    count: int
    chosen: list[CampusOption]
    results: list[CampusOption]
    next_page: int | None


class SearchFacets(TypedDict):
    """Each counted under all filters but its own; what is listed is as in the facet calls of the listing."""

    locations: list[CountryOption] | None
    place_counts: PlaceCounts | None
    degree_levels: list[DegreeLevelGroupOption] | None
    disciplines: list[DisciplineOption] | None
    specializations: SpecializationList | None
    campuses: CampusList | None
    institutes: InstituteList | None
    institute_types: list[InstituteTypeOption] | None
    intakes: IntakeOptions | None
    popular: PopularOption | None


class FeeBucket(TypedDict):
    """Courses with lower <= fee < upper, whole rupees a year."""

    lower: int
    upper: int
    course_count: int


class FeeHistogram(TypedDict):
    """Equal steps from 0 to max_pkr (as country/max_fee) or just beyond, whatever is filtered. unknown_selected and
    unknown_excluded say what the question does with fees To Be Confirmed."""

    step_pkr: int
    max_pkr: int
    buckets: list[FeeBucket]
    unknown_count: int
    unknown_selected: bool
    unknown_excluded: bool


class DurationBucket(TypedDict):
    """Courses with lower <= years < upper; the last bucket has no upper end. closed_count is what a filter from
    lower to upper finds, with those of exactly upper years; 5 as upper end means 5 or more there."""

    lower: float
    upper: float | None
    course_count: int
    closed_count: int


class DurationHistogram(TypedDict):
    """Half years from 0 to 5, and 5 or more."""

    buckets: list[DurationBucket]
    unknown_count: int
    unknown_selected: bool
    unknown_excluded: bool


class SearchHistograms(TypedDict):
    """Each counted under all filters but its own."""

    fees: FeeHistogram | None
    durations: DurationHistogram | None


class Bounds(TypedDict):
    """Degrees; a cluster never crosses the date line."""

    south: float
    west: float
    north: float
    east: float


class MapInstitute(TypedDict):
    id: int
    slug: str
    name: str
    logo: str | None


class MapCity(TypedDict):
    id: int
    slug: str
    name: str
    country_name: str


class MapCampus(TypedDict):
    """A campus on the map with the courses at it that are found."""

    id: int
    slug: str
    name: str
    institute: MapInstitute
    city: MapCity | None
    latitude: float
    longitude: float
    course_count: int


class MapCluster(TypedDict):
    """The campuses of one square of the map, at the centre of their points.

    pair_count: courses at campuses, a course once for each of its campuses here; course_count: each course once.
    city: one that has many of them, to name the square by; null while its name is not known. campus: the campus
    itself, when all of them are at one.
    """

    tile: str
    latitude: float
    longitude: float
    bounds: Bounds
    pair_count: int
    course_count: int
    city: MapCity | None
    campus: MapCampus | None


class SearchMap(TypedDict):
    """Clusters, or, from close by, every campus in the area. The counts are of the whole area."""

    pair_count: int
    course_count: int
    clusters: list[MapCluster]
    campuses: list[MapCampus]


FilterName = Literal[
    "text", "place", "level", "discipline", "specialization", "campus", "institute", "institute type", "intake",
    "popular", "fee", "duration",
]  # fmt: skip


class RelaxedFilter(TypedDict):
    """course_count: what is found when the filter alone is dropped; keys: the keys of the body to leave out."""

    filter: FilterName
    keys: list[str]
    course_count: int


class SearchAnswer(TypedDict):
    """total: every course that is found. total_pages is the truth; numbered pages end at 10,000 results, at last_page.

    page: of these results, null when a cursor was followed. visit_token and cursor: in a visit, what its later pages
    are asked for with; cursor is null on the last page. correction: another spelling that finds courses, when
    this one finds few, or null.
    relax: only when nothing is found; most courses first.
    """

    total: int
    total_pages: int
    last_page: int
    page: int | None
    results: list[CourseCard] | None
    facets: SearchFacets
    histograms: SearchHistograms
    map: SearchMap | None
    correction: str | None
    relax: list[RelaxedFilter] | None
    visit_token: str | None
    cursor: str | None
