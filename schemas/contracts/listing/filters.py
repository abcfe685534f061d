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
    """A point and one of the ten distances of the specification. The distance is in km."""

    latitude: Latitude
    longitude: Longitude
    distance: int


DISTANCE_VALUE = "distance value"


class SelectedLocation(Input):
    """A selected location: a place, or a point with a distance in km.

    The home page sends the distance as `distance`. The listing sends the distance as `distance value`.
    Both keys are accepted for every point. Point types of the listing:
    - curL: the current location of the visitor.
    - autL: a town, city or postcode.
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
    """The values of one key are combined with OR. The keys are combined with AND. An empty key filters nothing.

    - interpret: whether words such as "in london" become filters, as in POST /api/search.
    - degree_levels_types: ids -1 to -3, or slugs.
    - intakes: month slugs, such as september.
    - order: 0 to 5.
    - fees: [lower, upper] in whole Pakistani rupees per year. Both ends are included. [0, 5000000] filters nothing.
    - durations: [lower, upper] in years, in steps of 0.5. Both ends are included. An upper end of 5 means 5 or more.
      [0, 5] filters nothing.
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
