"""The request body of POST course/course_search/ and of the facet calls (specification, section 3)."""

from typing import Annotated

from pydantic import Field

from schemas.contracts.base import Input, Reference, References, Slug
from schemas.vocabulary import kinds
from schemas.vocabulary.kinds import LocationType, Order
from schemas.vocabulary.limits import FILTER_VALUES_MAX, SEARCH_TEXT_MAX_CHARACTERS

Latitude = Annotated[float, Field(ge=-90, le=90)]
Longitude = Annotated[float, Field(ge=-180, le=180)]


class GoogleLocation(Input):
    """A point and one of the ten distances of the specification, in km."""

    latitude: Latitude
    longitude: Longitude
    distance: int


DISTANCE_VALUE = "distance value"


class SelectedLocation(Input):
    """A selected location. Those of the home page have the types of the specification, section 3, with `distance`.

    The listing sends points as curL (current location) and autL (town, city or postcode), with `distance value`.
    Either name of the distance is accepted for every point. Points have latitude, longitude and a distance in km.
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
    """Values of one key are combined with OR, keys with AND. An absent or empty key filters nothing.

    interpret: as in POST /api/search.
    intakes: month slugs. fees: [lower, upper] in whole Pakistani rupees per year, both ends included; [0, 5000000]
    filters nothing. durations: [lower, upper] in years in steps of 0.5, both ends included; an upper end of 5 means
    5 or more; [0, 5] filters nothing. degree_levels_types: ids -1 to -3, or slugs. order: 0 to 5.
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
    # [[[end]]]
    order: Order = Order.RELEVANCE
    google_location: GoogleLocation | None = None
    fees: Annotated[list[int], Field(min_length=2, max_length=2)] | None = None
    durations: Annotated[list[float], Field(min_length=2, max_length=2)] | None = None
    location_search: Annotated[list[SelectedLocation], Field(max_length=FILTER_VALUES_MAX)] = []


NO_FILTERS = ListingFilters()
"""A request body without any filter."""

__all__ = ["NO_FILTERS", "GoogleLocation", "ListingFilters", "Reference", "SelectedLocation"]
