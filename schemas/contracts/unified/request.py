"""The request of POST /api/search: text, filters, order, and the requested parts of the response."""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from schemas.contracts.base import Input, Reference, References, Slug, constant_factory
from schemas.contracts.listing.filters import Latitude, Longitude
from schemas.filters.declarations import FacetName
from schemas.vocabulary import kinds
from schemas.vocabulary.kinds import Order
from schemas.vocabulary.limits import (
    DISTANCE_MAX_KM,
    DISTANCE_MIN_KM,
    EXPLAINED_COURSES_MAX,
    FILTER_VALUES_MAX,
    LISTING_PAGE_SIZE,
    LITERAL_PARTS_MAX,
    MAP_ZOOM_MAX,
    SEARCH_PAGE_SIZE_MAX,
    SEARCH_TEXT_MAX_CHARACTERS,
    VISIT_TOKEN_MAX_CHARACTERS,
)

PageNumber = Annotated[int, Field(ge=1, le=2**31, strict=True)]
CourseId = Annotated[int, Field(ge=1, le=2**31 - 1, strict=True)]
VisitText = Annotated[str, Field(min_length=1, max_length=VISIT_TOKEN_MAX_CHARACTERS)]
LiteralPart = Annotated[str, Field(min_length=1, max_length=SEARCH_TEXT_MAX_CHARACTERS)]
Unknown = Literal["include", "exclude"]
CurrencyCode = Annotated[str, Field(pattern="^[A-Z]{3}$")]


class Choice(Input):
    """include: at least one value must match; exclude: no value may match. An absent or empty list filters nothing."""

    include: References = []
    exclude: References = []


# [[[cog cog.outl(contract_lines.build_choice_classes()) ]]]
class MonthChoice(Input):
    """Each value is a month in lower case, such as september."""

    include: Annotated[list[Slug], Field(max_length=FILTER_VALUES_MAX)] = []
    exclude: Annotated[list[Slug], Field(max_length=FILTER_VALUES_MAX)] = []


class PanelChoice(Input):
    include: Annotated[list[kinds.Panel], Field(max_length=FILTER_VALUES_MAX)] = []
    exclude: Annotated[list[kinds.Panel], Field(max_length=FILTER_VALUES_MAX)] = []


class InstituteTypeChoice(Input):
    include: Annotated[list[kinds.InstituteType], Field(max_length=FILTER_VALUES_MAX)] = []
    exclude: Annotated[list[kinds.InstituteType], Field(max_length=FILTER_VALUES_MAX)] = []


class StudyModeChoice(Input):
    include: Annotated[list[kinds.StudyModeSlug], Field(max_length=FILTER_VALUES_MAX)] = []
    exclude: Annotated[list[kinds.StudyModeSlug], Field(max_length=FILTER_VALUES_MAX)] = []


class LanguageChoice(Input):
    """Each value is a code of ISO 639-1 such as en, other or unknown."""

    include: Annotated[list[Slug], Field(max_length=FILTER_VALUES_MAX)] = []
    exclude: Annotated[list[Slug], Field(max_length=FILTER_VALUES_MAX)] = []


# [[[end]]]


class FeeChoice(Input):
    """A range in whole units of a currency per year, both ends included. An absent end is open.

    currency: an ISO 4217 code of currency/all; Pakistani rupees by default. The range finds the courses whose fee lies
    in the range after conversion to the currency and rounding to a whole unit.
    In rupees, a range from 0 to the end of the slider (country/max_fee) filters nothing. Any other range removes
    courses with an unknown fee, unless `unknown` is "include". Without a range, "include" finds only courses with an
    unknown fee, and "exclude" removes them.
    """

    lower: int | None = None
    upper: int | None = None
    currency: CurrencyCode | None = None
    unknown: Unknown | None = None


class DurationChoice(Input):
    """A range in years from 0 to 5 in steps of 0.5, both ends included.

    An upper end that is absent or 5 is open. `unknown` works as for fees.
    """

    lower: float | None = None
    upper: float | None = None
    unknown: Unknown | None = None


class PointChoice(Input):
    """Finds courses with a campus within distance_km of a point."""

    latitude: Latitude
    longitude: Longitude
    distance_km: Annotated[int, Field(ge=DISTANCE_MIN_KM, le=DISTANCE_MAX_KM)]


class SearchFilters(Input):
    """Filters are combined with AND, the included values of one filter with OR.

    Excluding a discipline, specialization, level, institute or Popular Options removes every course with the value.
    Excluding a place, a campus or a month removes that campus or month from each course. A course stays while it has
    another matching campus or month. A course without any campus or month stays too.
    A request can include countries, states and cities, or a region, or a point, but only one of these three kinds.
    Places can be excluded in each case.
    """

    # [[[cog cog.outl(contract_lines.build_choice_fields(of_places=True)) ]]]
    countries: Choice = Field(default_factory=constant_factory(Choice()))
    states: Choice = Field(default_factory=constant_factory(Choice()))
    cities: Choice = Field(default_factory=constant_factory(Choice()))
    # [[[end]]]
    region: Reference | None = None
    point: PointChoice | None = None
    # [[[cog cog.outl(contract_lines.build_choice_fields(of_places=False)) ]]]
    degree_levels_types: Choice = Field(default_factory=constant_factory(Choice()))
    degree_levels: Choice = Field(default_factory=constant_factory(Choice()))
    disciplines: Choice = Field(default_factory=constant_factory(Choice()))
    specializations: Choice = Field(default_factory=constant_factory(Choice()))
    campuses: Choice = Field(default_factory=constant_factory(Choice()))
    institutes: Choice = Field(default_factory=constant_factory(Choice()))
    intakes: MonthChoice = Field(default_factory=constant_factory(MonthChoice()))
    panels: PanelChoice = Field(default_factory=constant_factory(PanelChoice()))
    institute_type: InstituteTypeChoice = Field(default_factory=constant_factory(InstituteTypeChoice()))
    study_mode: StudyModeChoice = Field(default_factory=constant_factory(StudyModeChoice()))
    language: LanguageChoice = Field(default_factory=constant_factory(LanguageChoice()))
    # [[[end]]]
    fees: FeeChoice = Field(default_factory=constant_factory(FeeChoice()))
    durations: DurationChoice = Field(default_factory=constant_factory(DurationChoice()))


class PlaceDepth(StrEnum):
    COUNTRIES = "countries"
    STATES = "states"
    CITIES = "cities"


class HistogramName(StrEnum):
    FEES = "fees"
    DURATIONS = "durations"


class ListWanted(Input):
    """A page of a long facet. search: the beginning of a word in the name of the value.

    order: by name, or by count with the highest count first.
    """

    search: Annotated[str, Field(max_length=SEARCH_TEXT_MAX_CHARACTERS)] = ""
    page: PageNumber = 1
    order: Literal["name", "count"] = "name"


class ListsWanted(Input):
    """The requested page of each long facet. A page is only used when `facets` contains the facet."""

    specializations: ListWanted = Field(default_factory=constant_factory(ListWanted()))
    institutes: ListWanted = Field(default_factory=constant_factory(ListWanted()))
    campuses: ListWanted = Field(default_factory=constant_factory(ListWanted()))


class MapArea(Input):
    """The visible area of the map. When west is greater than east, the area crosses the date line."""

    south: Latitude
    west: Longitude
    north: Latitude
    east: Longitude
    zoom: Annotated[int, Field(ge=0, le=MAP_ZOOM_MAX)]


class SearchRequest(Input):
    """text, filters and order select the courses.

    interpret: the text is read for what it means: places, levels, months, fees and others become filters, and a search
    with few results is widened. With false, every word of the text must match.
    literal: parts of the text that are searched as words and not interpreted.
    results, facets, histograms, map, correction, relax and explain select the parts of the response.
    page: from 1, up to result 10,000. visit: true on page 1 opens a point-in-time session. The next pages of the
    session need visit_token and page, or cursor alone. A cursor also reads results after the 10,000th. Text, filters
    and order must stay the same in a session.
    correction: when fewer than 5 courses match, the response suggests another spelling that has results.
    relax: when no course matches, the response lists for each filter the number of courses without that filter.
    place_depth: the lowest level of places in place_counts.
    histogram_currency: the ISO 4217 code of the currency of the fee histogram; Pakistani rupees by default.
    explain: ids of courses. For each of them, the response says why the search finds it.
    """

    text: Annotated[str, Field(max_length=SEARCH_TEXT_MAX_CHARACTERS)] = ""
    interpret: bool = True
    literal: Annotated[list[LiteralPart], Field(max_length=LITERAL_PARTS_MAX)] = []
    filters: SearchFilters = Field(default_factory=constant_factory(SearchFilters()))
    order: Order = Order.RELEVANCE
    page: PageNumber = 1
    page_size: Annotated[int, Field(ge=1, le=SEARCH_PAGE_SIZE_MAX, strict=True)] = LISTING_PAGE_SIZE
    visit: bool = False
    visit_token: VisitText | None = None
    cursor: VisitText | None = None
    results: bool = True
    facets: Annotated[list[FacetName], Field(max_length=len(FacetName))] = []
    place_depth: PlaceDepth = PlaceDepth.CITIES
    lists: ListsWanted = Field(default_factory=constant_factory(ListsWanted()))
    histograms: Annotated[list[HistogramName], Field(max_length=len(HistogramName))] = []
    histogram_currency: CurrencyCode | None = None
    map: MapArea | None = None
    correction: bool = False
    relax: bool = False
    explain: Annotated[list[CourseId], Field(max_length=EXPLAINED_COURSES_MAX)] = []
