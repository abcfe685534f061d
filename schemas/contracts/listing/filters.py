"""The request body of POST course/course_search/ and of the endpoints for facets under course/ (section 3)."""

from typing import Annotated

from pydantic import Field

from schemas.contracts.base import Input, Reference, References, Slug
from schemas.vocabulary import kinds
from schemas.vocabulary.kinds import LocationType, Order
from schemas.vocabulary.limits import FILTER_VALUES_MAX, SEARCH_TEXT_MAX_CHARACTERS

Latitude = Annotated[float, Field(ge=-90, le=90)]
Longitude = Annotated[float, Field(ge=-180, le=180)]


class GoogleLocation(Input):
    """A point in WGS84 degrees, and a distance in km: one of the ten distances of the specification, such as 50."""

    latitude: Latitude
    longitude: Longitude
    distance: int


DISTANCE_VALUE = "distance value"


class SelectedLocation(Input):
    """A selected location: a place, or a point with a distance in km. LocationType describes the types.

    - id, slug: the place, for the types Region, Country, State and City. One of the two keys is enough.
    - latitude, longitude: the point in WGS84 degrees, for the other types except `any`.
    - distance, distance value: the distance in km, as one of the ten distances of the specification. Every point needs
      one of the two keys. The home page sends `distance`, and the listing sends `distance value`.
    """

    id: int | None = None
    slug: Slug | None = None
    name: str = ""
    type: LocationType
    latitude: Latitude | None = None
    longitude: Longitude | None = None
    address: str | None = None
    distance: int | None = None
    distance_value: Annotated[int | None, Field(alias=DISTANCE_VALUE)] = None


class ListingFilters(Input):
    """The filters of the listing. They are combined with AND. The values of one filter are combined with OR.

    `countries`, `states` and `cities` are one filter, and so are degree_levels_types and degree_levels. An empty filter
    filters nothing.

    - course: the search text.
    - interpret: true turns words of the search text such as "in london" into filters, as in POST /api/search.
    - degree_levels_types: the ids -1, -2 and -3, or slugs.
    - intakes: month slugs, such as september.
    - location_search: selects places, one region or one point. The keys countries, states, cities and google_location
      are another way to select them. If a request uses both ways, they must select the same places.
    - fees: [lower, upper] in whole Pakistani rupees per year. Both ends are included. [0, 5000000] filters nothing. Any
      other range removes the courses with an unknown fee.
    - durations: [lower, upper] in years, in steps of 0.5. Both ends are included. An upper end of 5 means 5 years or
      more. [0, 5] filters nothing. Any other range removes the courses with an unknown duration.
    """

    course: Annotated[str, Field(max_length=SEARCH_TEXT_MAX_CHARACTERS)] = ""
    interpret: bool = True
    # [[[cog cog.outl(contract_lines.build_listing_fields()) ]]]
    countries: References = []
    states: References = []
    cities: References = []
    degree_levels_types: References = []
    degree_levels: References = []
    disciplines: References = []
    specializations: References = []
    campuses: References = []
    institutes: References = []
    intakes: Annotated[list[Slug], Field(max_length=FILTER_VALUES_MAX)] = []
    panels: Annotated[list[kinds.Panel], Field(max_length=FILTER_VALUES_MAX)] = []
    institute_type: Annotated[list[kinds.InstituteType], Field(max_length=FILTER_VALUES_MAX)] = []
    study_mode: Annotated[list[kinds.StudyModeSlug], Field(max_length=FILTER_VALUES_MAX)] = []
    language: Annotated[list[Slug], Field(max_length=FILTER_VALUES_MAX)] = []
    english_test: Annotated[list[kinds.EnglishTestSlug], Field(max_length=FILTER_VALUES_MAX)] = []
    # [[[end]]]
    order: Order = Order.RELEVANCE
    google_location: GoogleLocation | None = None
    fees: Annotated[list[int], Field(min_length=2, max_length=2)] | None = None
    durations: Annotated[list[float], Field(min_length=2, max_length=2)] | None = None
    location_search: Annotated[list[SelectedLocation], Field(max_length=FILTER_VALUES_MAX)] = []


NO_FILTERS = ListingFilters()
"""A request body without any filter."""

__all__ = ["NO_FILTERS", "GoogleLocation", "ListingFilters", "Reference", "SelectedLocation"]
