"""The lists of the catalogue (specification, section 3).

- course_count: the number of published courses of the place. A count can be a few seconds old.
- institute_count: the number of institutes with a published course at a published campus of the place.
"""

from typing import Literal, NotRequired

from schemas.contracts.base import Named, Output
from schemas.contracts.catalogue.groups import Translations
from schemas.contracts.listing.facets import SpecializationFacet


class Introduction(Output):
    """An introduction to a country or discipline, as plain text, with its translations by language and field."""

    summary: str
    translations: Translations


class DisciplineList(Output):
    count: int
    results: list[Named]


class DisciplineWithLevels(Named):
    """A discipline, with the degree levels of its published courses in one list for each level type.

    - introduction: a text that the team has written. The field is absent if the discipline has no introduction.
    - courses_count: the number of published courses in the discipline.
    - undergradute, postgradute: the specification fixes this spelling.
    """

    logo: str | None
    icon: str
    introduction: NotRequired[Introduction]
    courses_count: int
    undergradute: list[Named]
    postgradute: list[Named]
    research: list[Named]
    type: Literal["discipline"]
    checked: Literal[False]


class SpecializationList(Output):
    """One page of at most 27 specializations. `next` is the address of the next page, or null on the last page."""

    count: int
    results: list[SpecializationFacet]
    next: str | None


class ListedCurrency(Output):
    """A currency with its exchange rate.

    - value_to_pkr: the value of one unit of the currency in Pakistani rupees on rate_date (ISO 8601).
    - fee_slider_max: the upper end of the fee slider in this currency, such as 50000.
    - fee_slider_step: the width of one step of this slider, such as 1000.
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
    """The range of the fee slider in Pakistani rupees (PKR) and in US dollars.

    - max_fee: the upper end in rupees. It is the highest base fee per year of a published course, rounded up to a
      multiple of `step`.
    - max_fee_usd: the upper end in US dollars, a multiple of step_usd. Null if the exchange rate is unknown.

    If no course has a known fee, the upper ends are the defaults of the specification.
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
    """A country with its states and cities. Only states and cities with a course are listed."""

    states: list[ListedState]


class PopularCity(ListedCity):
    """A city with its state and country. The home page suggests popular cities for its search field."""

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
    """A data source that has a published course.

    - url: the address where the data is published.
    - is_sample: true if the courses are invented.
    - note: a sentence that the site shows next to the data, or null.
    """

    licence: str
    url: str | None
    is_sample: bool
    note: str | None
