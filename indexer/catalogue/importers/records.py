"""The records that an importer produces: the institutions, campuses and courses of one register."""

from dataclasses import dataclass
from decimal import Decimal

from schemas.vocabulary.kinds import FeeAudience, FeeBasis, InstituteType, Sector


@dataclass(frozen=True, slots=True)
class Register:
    """The register's row in the table `source`. The register's institutes, campuses and courses refer to this row."""

    id: int
    slug: str
    name: str
    licence: str
    url: str
    note: str | None


@dataclass(frozen=True, slots=True)
class Institution:
    """code: the register's code. country_iso2: two capital letters. sector, website: None if unknown.

    trading_name: another name of the institution, or None if the importer finds no other name.
    """

    code: str
    slug: str
    name: str
    trading_name: str | None
    institute_type: InstituteType
    institute_type_basis: str
    sector: Sector | None
    country_iso2: str
    website: str | None


@dataclass(frozen=True, slots=True)
class Campus:
    """city_id: a GeoNames id. latitude, longitude: WGS84 degrees. point_source: how the point was found."""

    code: str
    slug: str
    name: str
    institution_code: str
    city_id: int
    address: str | None
    suburb: str | None
    postcode: str | None
    latitude: float
    longitude: float
    point_source: str


@dataclass(frozen=True, slots=True)
class Fee:
    """amount: in units of the currency, with two decimals. currency_code: ISO 4217.

    A course has at most one base fee, which is the fee that lists and filters use.
    """

    amount: Decimal
    currency_code: str
    basis: FeeBasis
    audience: FeeAudience
    is_base: bool


@dataclass(frozen=True, slots=True)
class Course:
    """A course has at least one specialization and one campus, without duplicates.

    Lists of results show only the first specialization.
    """

    code: str
    slug: str
    name: str
    institution_code: str
    degree_level_slug: str
    language: str | None
    duration_weeks: int | None
    duration_text: str | None
    specialization_slugs: tuple[str, ...]
    campus_codes: tuple[str, ...]
    fees: tuple[Fee, ...]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All records of a register that are to be published. A record refers only to records of the same catalogue."""

    institutions: list[Institution]
    campuses: list[Campus]
    courses: list[Course]
