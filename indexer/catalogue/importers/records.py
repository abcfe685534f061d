"""What an importer hands over: institutions, campuses and courses of one register, cleaned and in our vocabulary."""

from dataclasses import dataclass
from decimal import Decimal

from schemas.vocabulary.kinds import FeeAudience, FeeBasis, InstituteType, Sector


@dataclass(frozen=True, slots=True)
class Register:
    """The row of table `source` that an importer's rows belong to."""

    id: int
    slug: str
    name: str
    licence: str
    url: str
    note: str | None


@dataclass(frozen=True, slots=True)
class Institution:
    """code is the register's; country_iso2 two capital letters; None is unknown."""

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
    """city_id is a GeoNames id; latitude and longitude in WGS84 degrees; point_source says whose they are."""

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
    """amount in units of the currency (ISO 4217), two decimals; at most one fee of a course is the base."""

    amount: Decimal
    currency_code: str
    basis: FeeBasis
    audience: FeeAudience
    is_base: bool


@dataclass(frozen=True, slots=True)
class Course:
    """Subjects and campuses are distinct, the first subject is the one shown; both name at least one."""

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
    """Everything of a register that is to be published; every code named by another record is among them."""

    institutions: list[Institution]
    campuses: list[Campus]
    courses: list[Course]
