"""The rows of the reference files and of GeoNames."""

from dataclasses import dataclass
from datetime import date
from decimal import Decimal


@dataclass(frozen=True, slots=True)
class RegionRow:
    """A study-abroad region. country_codes: ISO 3166 alpha-2."""

    id: int
    slug: str
    name: str
    country_codes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CurrencyRow:
    """value_to_pkr: the value of one unit in Pakistani rupees on rate_date."""

    id: int
    code: str
    display_name: str
    description: str
    value_to_pkr: Decimal
    rate_date: date


@dataclass(frozen=True, slots=True)
class CountryRow:
    """The id is the GeoNames id of the country."""

    id: int
    slug: str
    name: str
    iso2: str
    iso3: str
    continent: str
    currency_code: str | None


@dataclass(frozen=True, slots=True)
class CountryCorrection:
    """A corrected name and currency. A value of None means that GeoNames is correct."""

    name: str | None = None
    currency_code: str | None = None


@dataclass(frozen=True, slots=True)
class StateRow:
    """A first-level division such as a state, with its GeoNames admin1 codes.

    If a country is not divided, its only state has no admin1 codes.
    """

    id: int
    country_code: str
    admin1_codes: tuple[str, ...]
    name: str


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A populated place. The id is a GeoNames id. The point is in WGS84 degrees."""

    id: int
    name: str
    country_code: str
    admin1_code: str
    latitude: float
    longitude: float
    population: int
    alternate_names: tuple[str, ...]
