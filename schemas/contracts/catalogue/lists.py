"""Lists of the catalogue (specification, section 3).

Counts are exact counts of published courses and can be a few seconds old.
institute_count: institutes with a published course at a published campus in the place.
"""

from typing import Literal

from schemas.contracts.base import Named, Output
from schemas.contracts.listing.facets import SpecializationFacet


class DisciplineList(Output):
    count: int
    results: list[Named]


class DisciplineWithLevels(Named):
    """A discipline with the levels of its courses, by level type.

    The specification fixes the spelling of the keys undergradute and postgradute.
    """

    logo: str | None
    icon: str
    courses_count: int
    undergradute: list[Named]
    postgradute: list[Named]
    research: list[Named]
    type: Literal["discipline"]
    checked: Literal[False]


class SpecializationList(Output):
    """One page of 27 specializations. next: the address of the next page, or null on the last page."""

    count: int
    results: list[SpecializationFacet]
    next: str | None


class ListedCurrency(Output):
    """value_to_pkr: Pakistani rupees for one unit of the currency on rate_date (ISO 8601).

    fee_slider_max, fee_slider_step: the end and the step of a fee slider in whole units of the currency, as round
    numbers.
    """

    id: int
    code: str
    display_name: str
    description: str
    value_to_pkr: float
    rate_date: str
    fee_slider_max: int
    fee_slider_step: int


class MaxFee(Output):
    """The upper end of the fee slider: the highest base fee per year of a published course, rounded up to a step.

    Without any known fee, the values are the defaults of the specification. max_fee_usd is null when no exchange rate
    for the US dollar is known.
    """

    max_fee: int
    step: int
    currency: Literal["PKR"]
    max_fee_usd: int | None
    step_usd: int


class ListedCountry(Named):
    iso2: str
    course_count: int
    institute_count: int


class ListedCity(Output):
    id: int
    slug: str
    city_name: str
    state_id: int
    course_count: int
    institute_count: int


class ListedState(Output):
    id: int
    slug: str
    state_name: str
    country_id: int
    course_count: int
    institute_count: int
    cities: list[ListedCity]


class CountryTree(ListedCountry):
    """A country with the states and cities that have a course."""

    states: list[ListedState]


class PopularCity(ListedCity):
    """A city with its state and country, for the search field of the home page."""

    state_slug: str
    state_name: str
    country_id: int
    country_slug: str
    country_name: str


class RegionWithCountries(Named):
    type: str
    countries: list[ListedCountry]


class CountryOfRegions(ListedCountry):
    regions: list[Named]


class ListedSource(Named):
    """A data source with a published course. note: a sentence that the site shows beside the data of the source.

    is_sample: whether the courses are invented. url: the address where the data is published.
    """

    licence: str
    url: str | None
    is_sample: bool
    note: str | None
