"""The rows of published courses, from which the course documents are built.

Courses of a batch share the objects for institutes, levels, places and subjects. Each object caches the document fields
that are computed from the object.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import NamedTuple

from schemas.contracts.course.card import CardDegreeLevel, CardInstitute
from schemas.documents.course.document import Named
from schemas.documents.course.places import Places
from schemas.documents.course.subjects import Subjects
from schemas.documents.course.unique_values import list_unique_names
from schemas.vocabulary.kinds import LEVEL_TYPE_IDS, LevelType


class FeeRow(NamedTuple):
    """A fee of a course, in units of its currency."""

    amount: float
    currency_id: int
    currency_code: str
    currency_name: str
    basis: str
    audience: str
    is_base: bool


class EntryRow(NamedTuple):
    """The entry requirements of a course. If the course does not state a value, the value of its institute is used.

    - english_tests: the minimum score by test.
    - application_fee: an amount in units of application_fee_currency, which is an ISO 4217 code.
    """

    english_tests: Mapping[str, float]
    application_deadline: date | None
    application_fee: float | None
    application_fee_currency: str | None


NO_ENTRY = EntryRow({}, None, None, None)


@dataclass(frozen=True)
class InstituteRow:
    country: Named
    id: int
    slug: str
    name: str
    trading_name: str | None
    logo: str | None
    sector: str | None
    institute_type: str
    established: int | None
    tcf_ranking: int | None

    @cached_property
    def names(self) -> list[str]:
        return list_unique_names(self.name, self.trading_name)

    @cached_property
    def card(self) -> CardInstitute:
        return CardInstitute(
            id=self.id,
            institute_name=self.name,
            slug=self.slug,
            logo=self.logo,
            sector=self.sector,
            institute_type=self.institute_type,
            established=self.established,
        )


@dataclass(frozen=True)
class LevelRow:
    id: int
    slug: str
    name: str
    display_name: str
    level_type: str
    group_name: str

    @cached_property
    def names(self) -> list[str]:
        return list_unique_names(self.display_name, self.name, self.group_name)

    @cached_property
    def type_id(self) -> int:
        """The id of the level type: -1 is undergraduate, -2 postgraduate, -3 postgraduate by research."""
        return LEVEL_TYPE_IDS[LevelType(self.level_type)]

    @cached_property
    def card(self) -> CardDegreeLevel:
        return CardDegreeLevel(
            id=self.id, slug=self.slug, display_name=self.display_name, level_type=self.level_type
        )


class SourceRow(NamedTuple):
    id: int
    name: str
    is_sample: bool
    note: str | None


class CourseRow(NamedTuple):
    """The columns of a course and its related rows. `intakes` is ascending. A base fee is first in `fees`."""

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
    fee_pkr_unrounded: float | None
    fee_rate_date: date | None
    source_date: date
    institute: InstituteRow
    level: LevelRow
    source: SourceRow
    places: Places
    subjects: Subjects
    intakes: list[int]
    fees: list[FeeRow]
    entry: EntryRow
