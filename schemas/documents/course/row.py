"""What PostgreSQL tells of one published course: the shape that extraction gives and conversion takes."""

from datetime import date
from decimal import Decimal
from typing import NamedTuple

from schemas.documents.course.document import Named


class FeeRow(NamedTuple):
    """A fee in the currency's units."""

    amount: Decimal
    currency_id: int
    currency_code: str
    currency_name: str
    basis: str
    audience: str
    is_base: bool


class CampusRow(NamedTuple):
    """A published campus with its place; WGS84 degrees."""

    id: int
    slug: str
    name: str
    latitude: float
    longitude: float
    city: Named
    state: Named
    country: Named


class SpecializationRow(NamedTuple):
    specialization: Named
    discipline: Named


class InstituteRow(NamedTuple):
    id: int
    slug: str
    name: str
    trading_name: str | None
    logo: str | None
    sector: str | None
    institute_type: str
    established: int | None
    tcf_ranking: int | None
    country: Named


class LevelRow(NamedTuple):
    id: int
    slug: str
    name: str
    display_name: str
    level_type: str
    group_name: str


class SourceRow(NamedTuple):
    id: int
    name: str
    is_sample: bool
    note: str | None


class CourseRow(NamedTuple):
    """The course's own columns and everything that its document draws from.

    campuses by id; specializations in the order of their position; intakes ascending; fees with the base fee first.
    """

    id: int
    slug: str
    name: str
    course_title: str | None
    course_language: str | None
    study_mode: str | None
    duration_weeks: int | None
    course_duration: str | None
    priority: int
    popularity: float
    popular: bool
    fee_pkr: int | None
    fee_rate_date: date | None
    source_date: date
    institute: InstituteRow
    level: LevelRow
    source: SourceRow
    campuses: list[CampusRow]
    specializations: list[SpecializationRow]
    intakes: list[int]
    fees: list[FeeRow]
