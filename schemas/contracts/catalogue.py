"""Lists of the catalogue (specification, section 3). Counts are exact, of published courses, as of some seconds ago.

institute_count: institutes with such a course at a published campus in the place.
"""

from typing import Literal

from schemas.contracts.base import Named, Output
from schemas.contracts.facets import SpecializationFacet


class DisciplineList(Output):
    count: int
    results: list[Named]


class DisciplineWithLevels(Named):
    """undergradute, postgradute (spelled as clients read them) and research: the levels at which it has a course."""

    logo: str | None
    icon: str
    courses_count: int
    undergradute: list[Named]
    postgradute: list[Named]
    research: list[Named]
    type: Literal["discipline"]
    checked: Literal[False]


class SpecializationList(Output):
    """One page of 27; next: the address of the following page, or null on the last."""

    count: int
    results: list[SpecializationFacet]
    next: str | None


class ListedCurrency(Output):
    """value_to_pkr: rupees for one unit on rate_date (ISO 8601)."""

    id: int
    code: str
    display_name: str
    description: str
    value_to_pkr: float
    rate_date: str


class MaxFee(Output):
    """The upper end of the fee slider: the greatest base fee a year of a published course, up to the next step.

    While no fee is known, the specification's ends. max_fee_usd is null where the dollar has no rate.
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
    """A city as the hero search takes it."""

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
