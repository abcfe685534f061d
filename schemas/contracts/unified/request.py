"""The request of POST /api/search: text, filters, order, and the requested parts of the response."""

from datetime import date
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from schemas.contracts.base import Input, Reference, References, Slug, constant_factory
from schemas.contracts.listing.filters import Latitude, Longitude
from schemas.filters.declarations import FacetName
from schemas.vocabulary import kinds
from schemas.vocabulary.english_tests import SCORE_MAX
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
    WIDENING_STEPS_MAX,
)

PageNumber = Annotated[int, Field(ge=1, le=2**31, strict=True)]
CourseId = Annotated[int, Field(ge=1, le=2**31 - 1, strict=True)]
VisitText = Annotated[str, Field(min_length=1, max_length=VISIT_TOKEN_MAX_CHARACTERS)]
LiteralPart = Annotated[str, Field(min_length=1, max_length=SEARCH_TEXT_MAX_CHARACTERS)]
Unknown = Literal["include", "exclude"]
CurrencyCode = Annotated[str, Field(pattern="^[A-Z]{3}$")]


class Choice(Input):
    """Included and excluded values.

    A course must have at least one value of `include`, and no value of `exclude`. An empty list filters nothing.
    """

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
    """Each value is an ISO 639-1 code (such as en), or other, or unknown."""

    include: Annotated[list[Slug], Field(max_length=FILTER_VALUES_MAX)] = []
    exclude: Annotated[list[Slug], Field(max_length=FILTER_VALUES_MAX)] = []


class EnglishTestChoice(Input):
    include: Annotated[list[kinds.EnglishTestSlug], Field(max_length=FILTER_VALUES_MAX)] = []
    exclude: Annotated[list[kinds.EnglishTestSlug], Field(max_length=FILTER_VALUES_MAX)] = []


# [[[end]]]


class FeeChoice(Input):
    """A fee range in whole units of a currency per year. Both ends are included. A missing end is open.

    - currency: an ISO 4217 code from currency/all. The default is PKR (Pakistani rupees).
    - unknown: "include" also finds courses with an unknown fee. "exclude" removes them.

    Each fee is converted to the currency and rounded to a whole unit before the comparison.
    A range removes courses with an unknown fee, unless `unknown` is "include".
    A range in PKR from 0 to the end of the slider (max_fee of country/max_fee) filters nothing.
    Without a range, `unknown` "include" selects: only courses with an unknown fee are found.
    """

    lower: int | None = None
    upper: int | None = None
    currency: CurrencyCode | None = None
    unknown: Unknown | None = None


class DurationChoice(Input):
    """A range of years from 0 to 5, in steps of 0.5. Both ends are included.

    A missing upper end is open, and so is an upper end of 5. `unknown` works as in FeeChoice.
    """

    lower: float | None = None
    upper: float | None = None
    unknown: Unknown | None = None


class DeadlineChoice(Input):
    """The earliest accepted application deadline, as an ISO 8601 date. `today` is the present day in UTC.

    `unknown` works as in FeeChoice.
    """

    earliest: date | Literal["today"] | None = None
    unknown: Unknown | None = None


class PointChoice(Input):
    """Finds the courses that have a campus within distance_km of a point."""

    latitude: Latitude
    longitude: Longitude
    distance_km: Annotated[int, Field(ge=DISTANCE_MIN_KM, le=DISTANCE_MAX_KM)]


class SearchFilters(Input):
    """The filters are combined with AND. The included values of one filter are combined with OR.

    - An excluded discipline, specialization, level or institute removes every course that has the value. So does
      an excluded value of `panels`, such as the marked popular options (p1).
    - An excluded place, campus or month removes the campus or month from each course. The course stays if another
      campus or month matches. A course without any campus or month stays too.
    - A request may include places (countries, states, cities), a region or a point, but only one of the three.
      Places can always be excluded.
    - english_score is the score of the student in the only included English test. A course passes if its minimum score
      is at most this score.
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
    english_test: EnglishTestChoice = Field(default_factory=constant_factory(EnglishTestChoice()))
    # [[[end]]]
    fees: FeeChoice = Field(default_factory=constant_factory(FeeChoice()))
    english_score: Annotated[float, Field(ge=0, le=float(SCORE_MAX))] | None = None
    durations: DurationChoice = Field(default_factory=constant_factory(DurationChoice()))
    deadlines: DeadlineChoice = Field(default_factory=constant_factory(DeadlineChoice()))


class PlaceDepth(StrEnum):
    COUNTRIES = "countries"
    STATES = "states"
    CITIES = "cities"


class HistogramName(StrEnum):
    FEES = "fees"
    DURATIONS = "durations"


class ListWanted(Input):
    """One page of a long facet.

    - search: the beginning of a word in the name of the value, such as "lon" for London.
    - order: by name, or by count with the highest count first.
    """

    search: Annotated[str, Field(max_length=SEARCH_TEXT_MAX_CHARACTERS)] = ""
    page: PageNumber = 1
    order: Literal["name", "count"] = "name"


class ListsWanted(Input):
    """The requested page of each long facet. A page has an effect only if `facets` contains the facet."""

    specializations: ListWanted = Field(default_factory=constant_factory(ListWanted()))
    institutes: ListWanted = Field(default_factory=constant_factory(ListWanted()))
    campuses: ListWanted = Field(default_factory=constant_factory(ListWanted()))


class MapArea(Input):
    """The visible area of the map. The area crosses the date line if west is greater than east."""

    south: Latitude
    west: Longitude
    north: Latitude
    east: Longitude
    zoom: Annotated[int, Field(ge=0, le=MAP_ZOOM_MAX)]


class SearchRequest(Input):
    """`text`, `filters` and `order` select the courses, and so do `interpret`, `literal` and `widening_steps`.

    The other keys select the parts of the response.

    - interpret: true turns places, levels, months, fees and other terms of the text into filters. A search with few
      results is then widened. With false, every word of the text must match.
    - literal: parts of the text that are searched as words and never interpreted.
    - page: starts at 1. The last possible page contains result 10,000.
    - visit: true on page 1 opens a point-in-time session. Text, filters and order must stay the same in a session.
    - visit_token: needed with `page` to read the next pages of a session.
    - cursor: replaces visit_token and page. A cursor can also read the results after the 10,000th.
    - widening_steps: the `widening_steps` of an earlier response for the same text and filters. The search is widened
      by exactly these steps. Without this key, the number of matching courses decides.
    - place_depth: the lowest level of places with counts in the facet of places.
    - histogram_currency: the ISO 4217 code of the fee histogram. The default is PKR (Pakistani rupees).
    - correction: suggests a spelling that has results, if fewer than 5 courses match.
    - relax: lists the number of courses without each filter, if no course matches.
    - explain: ids of courses. The response contains the reasons why the search finds them.
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
    widening_steps: Annotated[int, Field(ge=0, le=WIDENING_STEPS_MAX, strict=True)] | None = None
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
