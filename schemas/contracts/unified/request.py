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
    POINT_IN_TIME_TOKEN_MAX_CHARACTERS,
    SEARCH_PAGE_SIZE_MAX,
    SEARCH_TEXT_MAX_CHARACTERS,
    WIDENING_STEPS_MAX,
)

PageNumber = Annotated[int, Field(ge=1, le=2**31, strict=True)]
CourseId = Annotated[int, Field(ge=1, le=2**31 - 1, strict=True)]
VisitText = Annotated[str, Field(min_length=1, max_length=POINT_IN_TIME_TOKEN_MAX_CHARACTERS)]
LiteralPart = Annotated[str, Field(min_length=1, max_length=SEARCH_TEXT_MAX_CHARACTERS)]
Unknown = Literal["include", "exclude"]
CurrencyCode = Annotated[str, Field(pattern="^[A-Z]{3}$")]


class Choice(Input):
    """Included and excluded values of a filter.

    A course must have at least one value of `include`, and no value of `exclude`. An empty list filters nothing.
    SearchFilters describes two exceptions: keys that form one filter, and excluded places and months.
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
    """A range of fees per year in whole units of a currency. Both ends are included. A missing end is open.

    - lower, upper: `upper` must be greater than `lower`. A lower end of 0 counts as open. Each fee is converted to the
      currency and rounded to a whole unit before the comparison.
    - currency: an ISO 4217 code from currency/all. The default is PKR (Pakistani rupees).
    - unknown: what happens to courses with an unknown fee.
      - With a range, "include" finds the courses in the range and the courses with an unknown fee. Otherwise only the
        courses in the range are found.
      - Without a range, "include" finds only the courses with an unknown fee, and "exclude" only the courses with a
        known fee.

    A range in PKR from 0 to the end of the fee slider (max_fee of country/max_fee) filters nothing, unless `unknown` is
    given.
    """

    lower: int | None = None
    upper: int | None = None
    currency: CurrencyCode | None = None
    unknown: Unknown | None = None


class DurationChoice(Input):
    """A range of durations in years, from 0 to 5 in steps of 0.5. Both ends are included.

    An upper end of 5 means 5 years or more, and so does a missing upper end. A range from 0 to 5 counts as no range.
    `unknown` has the same meaning for an unknown duration as in FeeChoice for an unknown fee.
    """

    lower: float | None = None
    upper: float | None = None
    unknown: Unknown | None = None


class DeadlineChoice(Input):
    """The filter by application deadline.

    - earliest: courses with this deadline or a later one are found. An ISO 8601 date, or "today" for the present day in
      UTC.
    - unknown: has the same meaning for an unknown deadline as in FeeChoice for an unknown fee.
    """

    earliest: date | Literal["today"] | None = None
    unknown: Unknown | None = None


class PointChoice(Input):
    """Finds the courses that have a campus within distance_km of the point. The point is in WGS84 degrees."""

    latitude: Latitude
    longitude: Longitude
    distance_km: Annotated[int, Field(ge=DISTANCE_MIN_KM, le=DISTANCE_MAX_KM)]


class SearchFilters(Input):
    """The filters are combined with AND. The included values of one filter are combined with OR.

    - `countries`, `states` and `cities` are one filter, so their included values are alternatives too. So are the
      included values of degree_levels_types and degree_levels.
    - A request may include places (countries, states, cities), a region or a point, but only one of these three. Places
      can be excluded in every request.
    - The filters of places and campuses are checked together: a course needs one campus that passes both.
    - An excluded place or campus removes only the courses that have no other matching campus. A course without any
      campus stays, unless the request also includes a place or campus.
    - An excluded month removes only the courses that start in no other matching month. A course without a known month
      stays, unless the request also includes a month.
    - Every other excluded value, such as a discipline, removes all courses that have the value.
    - english_score is the score of the student in the English test of `english_test`, which must then include exactly
      one test. A course passes if its minimum score for this test is at most english_score.
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
    """The requested page of a long facet. A page has at most 27 values.

    - search: selects the values whose name has a word that begins with this text, such as "lon" for London.
    - order: by name, or by the number of courses with the highest number first.
    """

    search: Annotated[str, Field(max_length=SEARCH_TEXT_MAX_CHARACTERS)] = ""
    page: PageNumber = 1
    order: Literal["name", "count"] = "name"


class ListsWanted(Input):
    """The requested page of each long facet. The response contains the page only if `facets` contains the facet."""

    specializations: ListWanted = Field(default_factory=constant_factory(ListWanted()))
    institutes: ListWanted = Field(default_factory=constant_factory(ListWanted()))
    campuses: ListWanted = Field(default_factory=constant_factory(ListWanted()))


class MapArea(Input):
    """The visible area of the map in WGS84 degrees. If west is greater than east, the area crosses the date line."""

    south: Latitude
    west: Longitude
    north: Latitude
    east: Longitude
    zoom: Annotated[int, Field(ge=0, le=MAP_ZOOM_MAX)]


class SearchRequest(Input):
    """A search for courses. The keys text, interpret, literal, filters and widening_steps select the courses.

    `order` sorts the courses. The other keys select the parts of the response.

    - interpret: true turns places, levels, months, fees and other terms of the text into filters. If fewer than 5
      courses match, the search is then widened: it also finds courses that meet only a part of the text. With false,
      every word of the text must match.
    - literal: parts of the text, such as "london", that are searched as words and never turned into filters.
    - page: the first page is 1. The last page that can be requested contains result 10,000.
    - visit: true on page 1 opens a point-in-time session, in which all pages show the same state of the catalogue. All
      requests of a session must have the same text, interpret, literal, filters, order and page_size. A session ends
      5 minutes after its last request, and at most 1 hour after its start. Later requests get the status 410.
    - visit_token: the token of an earlier response. Send it with `page` to read another page of the session.
    - cursor: the cursor of an earlier response. Send it instead of visit_token and `page` to read the next page. Only a
      cursor can read the results after the 10,000th.
    - widening_steps: the number from an earlier response for the same text and filters. The search is widened by
      exactly this number of steps. Without this key, the number of matching courses decides if the search is widened.
      The key is an error with visit_token or `cursor`, because these tokens contain the number.
    - results: false leaves out the courses.
    - place_depth: the lowest level with counts in the facet place_counts.
    - histogram_currency: the ISO 4217 code of the currency of the fee histogram. The default is PKR (Pakistani rupees).
    - correction: true suggests another spelling of the text that has results, if fewer than 5 courses match.
    - relax: true returns the number of courses without each filter, if no course matches.
    - explain: ids of courses. The response contains the reasons why the search finds each of these courses.
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
