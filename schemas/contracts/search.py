"""What POST /api/search takes: one question, and which parts of its answer are wanted."""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from schemas.contracts.base import Input, Reference, References, Slug, always
from schemas.contracts.filters import Latitude, Longitude
from schemas.filters.declarations import FacetName
from schemas.vocabulary import kinds
from schemas.vocabulary.kinds import Order
from schemas.vocabulary.limits import (
    DISTANCE_MAX_KM,
    DISTANCE_MIN_KM,
    FILTER_VALUES_MAX,
    LISTING_PAGE_SIZE,
    MAP_ZOOM_MAX,
    SEARCH_PAGE_SIZE_MAX,
    SEARCH_TEXT_MAX_CHARACTERS,
    VISIT_TOKEN_MAX_CHARACTERS,
)

PageNumber = Annotated[int, Field(ge=1, le=2**31, strict=True)]
VisitText = Annotated[str, Field(min_length=1, max_length=VISIT_TOKEN_MAX_CHARACTERS)]
Unknown = Literal["include", "exclude"]


class Choice(Input):
    """include: alternatives, of which one must hold; exclude: none may hold. Absent or empty filters nothing."""

    include: References = []
    exclude: References = []


# [[[cog cog.outl(contract_lines.choice_classes()) ]]]
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
    """Whole rupees a year, closed; an absent end is open.

    A range from 0 up to the end of the slider (country/max_fee) filters nothing. What is To Be Confirmed passes
    no other range unless `unknown` includes it; alone, `unknown` asks for just those fees, or for none of them.
    """

    lower: int | None = None
    upper: int | None = None
    unknown: Unknown | None = None


class DurationChoice(Input):
    """Years in steps of 0.5, from 0 to 5, closed; an absent upper end, or 5, is open. unknown: as for fees."""

    lower: float | None = None
    upper: float | None = None
    unknown: Unknown | None = None


class PointChoice(Input):
    """Courses with a campus within distance_km of a point."""

    latitude: Latitude
    longitude: Longitude
    distance_km: Annotated[int, Field(ge=DISTANCE_MIN_KM, le=DISTANCE_MAX_KM)]


class SearchFilters(Input):
    """Filters are combined; within one, what is included are alternatives.

    Excluding a discipline, specialization, level, institute or Popular Options removes every course that has it.
    Excluding a place, a campus or a month removes that way to study: a course stays as long as another campus (or
    month), among those that are included, is left; a course without any stays too.
    Of places included in the tree, region and point only one kind can be chosen; places can be excluded from each.
    """

    # [[[cog cog.outl(contract_lines.choice_fields(of_places=True)) ]]]
    countries: Choice = Field(default_factory=always(Choice()))
    states: Choice = Field(default_factory=always(Choice()))
    cities: Choice = Field(default_factory=always(Choice()))
    # [[[end]]]
    region: Reference | None = None
    point: PointChoice | None = None
    # [[[cog cog.outl(contract_lines.choice_fields(of_places=False)) ]]]
    degree_levels_types: Choice = Field(default_factory=always(Choice()))
    degree_levels: Choice = Field(default_factory=always(Choice()))
    disciplines: Choice = Field(default_factory=always(Choice()))
    specializations: Choice = Field(default_factory=always(Choice()))
    campuses: Choice = Field(default_factory=always(Choice()))
    institutes: Choice = Field(default_factory=always(Choice()))
    intakes: MonthChoice = Field(default_factory=always(MonthChoice()))
    panels: PanelChoice = Field(default_factory=always(PanelChoice()))
    institute_type: InstituteTypeChoice = Field(default_factory=always(InstituteTypeChoice()))
    study_mode: StudyModeChoice = Field(default_factory=always(StudyModeChoice()))
    language: LanguageChoice = Field(default_factory=always(LanguageChoice()))
    # [[[end]]]
    fees: FeeChoice = Field(default_factory=always(FeeChoice()))
    durations: DurationChoice = Field(default_factory=always(DurationChoice()))


class PlaceDepth(StrEnum):
    COUNTRIES = "countries"
    STATES = "states"
    CITIES = "cities"


class HistogramName(StrEnum):
    FEES = "fees"
    DURATIONS = "durations"


class ListWanted(Input):
    """A page of a long facet: the values with a word that begins as typed, by name or most courses first."""

    search: Annotated[str, Field(max_length=SEARCH_TEXT_MAX_CHARACTERS)] = ""
    page: PageNumber = 1
    order: Literal["name", "count"] = "name"


class ListsWanted(Input):
    """Which page of each long facet is wanted, when the facet is."""

    specializations: ListWanted = Field(default_factory=always(ListWanted()))
    institutes: ListWanted = Field(default_factory=always(ListWanted()))
    campuses: ListWanted = Field(default_factory=always(ListWanted()))


class MapArea(Input):
    """What the map shows; west may be greater than east: the area then crosses the date line."""

    south: Latitude
    west: Longitude
    north: Latitude
    east: Longitude
    zoom: Annotated[int, Field(ge=0, le=MAP_ZOOM_MAX)]


class SearchRequest(Input):
    """The question: text, filters and order. The parts wanted: results, facets, histograms, map, correction, relax.

    page: from 1, up to 10,000 results. visit: true on page 1 opens a visit; its later pages are asked for with
    visit_token and page, or with cursor alone, which goes on beyond 10,000 results; the question must stay the same.
    correction: when fewer than 5 courses are found, another spelling of the text that finds some.
    relax: when nothing is found, how many each single filter would give if it were dropped.
    place_depth: how far down the tree place_counts goes; thousands of cities are for who shows some.
    """

    text: Annotated[str, Field(max_length=SEARCH_TEXT_MAX_CHARACTERS)] = ""
    filters: SearchFilters = Field(default_factory=always(SearchFilters()))
    order: Order = Order.RELEVANCE
    page: PageNumber = 1
    page_size: Annotated[int, Field(ge=1, le=SEARCH_PAGE_SIZE_MAX, strict=True)] = LISTING_PAGE_SIZE
    visit: bool = False
    visit_token: VisitText | None = None
    cursor: VisitText | None = None
    results: bool = True
    facets: Annotated[list[FacetName], Field(max_length=len(FacetName))] = []
    place_depth: PlaceDepth = PlaceDepth.CITIES
    lists: ListsWanted = Field(default_factory=always(ListsWanted()))
    histograms: Annotated[list[HistogramName], Field(max_length=len(HistogramName))] = []
    map: MapArea | None = None
    correction: bool = False
    relax: bool = False
