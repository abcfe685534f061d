"""The records that an importer produces: institutions, campuses and courses of one register, in our vocabulary."""

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
    """code: the register's code. country_iso2: two capital letters. None means unknown."""

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
    """city_id: a GeoNames id. latitude, longitude: WGS84 degrees. point_source: where the point comes from."""

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
    """amount: in units of the currency (ISO 4217), two decimals. At most one fee of a course is the base fee."""

    amount: Decimal
    currency_code: str
    basis: FeeBasis
    audience: FeeAudience
    is_base: bool


@dataclass(frozen=True, slots=True)
class Course:
    """Specializations and campuses have at least one entry and no duplicates. The first specialization is shown."""

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
    """All records of a register to publish. Every code that a record refers to belongs to a record here."""

    institutions: list[Institution]
    campuses: list[Campus]
    courses: list[Course]
