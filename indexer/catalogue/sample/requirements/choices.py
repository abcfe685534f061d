"""Chooses the entry requirements of the sample's institutions and courses. The values are illustrative.

An institution that teaches only in English can have one row, with the English tests and the application fee. Each
course has a row with its documents and, if it is known, its deadline. A course in English also has English tests,
unless the row of the institution has the same tests. About a third of the institutions, with all their courses, state
no tests.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta

from indexer.catalogue.sample.institutions import SampleInstitution
from indexer.catalogue.sample.programmes import SampleProgramme
from indexer.catalogue.sample.seeded_choices import choose_option, draw_fraction
from indexer.catalogue.sample.source import SAMPLE_DATE
from indexer.catalogue.sample.subjects import CostGroup
from indexer.catalogue.sample.teaching import ENGLISH
from schemas.vocabulary.english_tests import EnglishTest

TESTS_KNOWN_SHARE = 0.68
"""This share of institutions states English tests."""
DEADLINE_KNOWN_SHARE = 0.6
"""This share of the courses with known intakes has a deadline."""

EQUIVALENTS: Mapping[EnglishTest, tuple[float, ...]] = {
    EnglishTest.IELTS: (5.5, 6.0, 6.5, 7.0, 7.5),
    EnglishTest.TOEFL: (46, 60, 79, 94, 102),
    EnglishTest.PTE: (42, 50, 58, 65, 73),
    EnglishTest.DUOLINGO: (95, 105, 115, 125, 135),
    EnglishTest.CAE: (162, 169, 176, 185, 191),
    EnglishTest.TOEIC: (605, 700, 785, 865, 945),
}
"""Scores of each test at five levels. Scores at the same position, which is the level (0 to 4), are equivalent."""

_COMMONWEALTH = frozenset({"GB", "AU", "NZ", "IE", "CA"})
_NORTH_AMERICA = frozenset({"US", "CA"})
_FEES: Mapping[str, tuple[tuple[int, ...], str]] = {
    "US": ((50, 60, 75, 90), "USD"), "CA": ((100, 125, 150), "CAD"), "AU": ((50, 100, 125), "AUD"),
    "NZ": ((50, 100), "NZD"), "SG": ((20, 50), "SGD"), "HK": ((300, 450), "HKD"), "IE": ((50, 55), "EUR"),
    "MY": ((100, 200), "MYR"), "AE": ((150, 300), "AED"),
}  # fmt: skip
"""The usual application fees and their currency, by country (ISO 3166 alpha-2)."""

_DEMANDING_FIELDS = ("0421", "0911", "0912", "0913", "0916")
"""Fields of ISCED with higher English requirements: law, dentistry, medicine, nursing, pharmacy."""
_DESIGN_FIELDS = ("021", "0731")

_SCHOOL = "A secondary school certificate that gives access to university"
_BACHELOR = "A bachelor's degree in a related subject"
_MASTER = "A master's degree in a related subject"
_DOCUMENTS: Mapping[str, tuple[str, ...]] = {
    "masters-degree": (_BACHELOR, "Two letters of recommendation"),
    "masters-degree-by-research": (_BACHELOR, "A research proposal"),
    "graduate-certificate": ("A bachelor's degree",),
    "graduate-diploma": ("A bachelor's degree",),
    "doctorate": (_MASTER, "A research proposal", "A supervisor who accepts the proposal"),
}


@dataclass(frozen=True, slots=True)
class SampleRequirement:
    """The row of an institution or a course. fee: whole units of the currency and its code (ISO 4217)."""

    english_tests: Mapping[EnglishTest, float]
    other_requirements: tuple[str, ...] = ()
    deadline: date | None = None
    fee: tuple[int, str] | None = None


def build_institute_requirement(institution: SampleInstitution) -> SampleRequirement | None:
    """Return None if the institution does not teach only in English, or if it has neither tests nor a fee."""
    if institution.teaching_languages != (ENGLISH,):
        return None
    tests = _choose_tests(institution, _choose_level(institution)) if _states_tests(institution) else {}
    fee = _choose_fee(institution)
    return SampleRequirement(tests, fee=fee) if tests or fee else None


def build_course_requirement(programme: SampleProgramme) -> SampleRequirement:
    institution = programme.institution
    level = _choose_level(institution)
    needed = min(level + _count_extra_levels(programme), len(EQUIVALENTS[EnglishTest.IELTS]) - 1)
    is_general = institution.teaching_languages == (ENGLISH,) and needed == level
    states_tests = programme.language == ENGLISH and _states_tests(institution) and not is_general
    return SampleRequirement(
        _choose_tests(institution, needed) if states_tests else {},
        tuple(_list_documents(programme)),
        _choose_deadline(programme),
    )


def _states_tests(institution: SampleInstitution) -> bool:
    return draw_fraction("english tests", institution.slug) < TESTS_KNOWN_SHARE


def _choose_level(institution: SampleInstitution) -> int:
    return choose_option((0, 1, 1, 2, 2), "english level", institution.slug)


def _count_extra_levels(programme: SampleProgramme) -> int:
    is_demanding = programme.subject.isced_code.startswith(_DEMANDING_FIELDS)
    is_postgraduate = programme.level in _DOCUMENTS
    return is_demanding + (
        is_postgraduate and draw_fraction("graduate level", programme.institution.slug) < 0.5
    )


def _choose_tests(institution: SampleInstitution, level: int) -> dict[EnglishTest, float]:
    country = institution.country
    shares = {
        EnglishTest.IELTS: 1.0,
        EnglishTest.TOEFL: 0.92,
        EnglishTest.PTE: 0.8 if country in _COMMONWEALTH else 0.4,
        EnglishTest.DUOLINGO: 0.7 if country in _NORTH_AMERICA else 0.25,
        EnglishTest.CAE: 0.15 if country in _NORTH_AMERICA else 0.5,
        EnglishTest.TOEIC: 0.3 if country in ("FR", "JP", "KR") else 0.02,
    }
    return {
        test: EQUIVALENTS[test][level]
        for test, share in shares.items()
        if draw_fraction("test", test, institution.slug) < share
    }


def _choose_fee(institution: SampleInstitution) -> tuple[int, str] | None:
    if institution.country not in _FEES or draw_fraction("application fee", institution.slug) > 0.7:
        return None
    amounts, currency = _FEES[institution.country]
    return choose_option(amounts, "application fee amount", institution.slug), currency


def _list_documents(programme: SampleProgramme) -> Iterator[str]:
    yield from _DOCUMENTS.get(programme.level, (_SCHOOL,))
    if programme.subject.isced_code.startswith(_DESIGN_FIELDS):
        yield "A portfolio of own work"
    if programme.subject.cost_group is CostGroup.MBA:
        yield "Two years of work experience"


def _choose_deadline(programme: SampleProgramme) -> date | None:
    """Choose an application deadline from 45 days to about six months before a start. None: the deadline is unknown.

    The start is the first intake at least 150 days after the date of the sample.
    """
    words = (programme.institution.slug, programme.subject.key, programme.level)
    if not programme.intake_months or draw_fraction("deadline", *words) > DEADLINE_KNOWN_SHARE:
        return None
    earliest = SAMPLE_DATE + timedelta(days=150)
    starts = (
        date(year, month, 1)
        for year in (SAMPLE_DATE.year + 1, SAMPLE_DATE.year + 2)
        for month in programme.intake_months
    )
    start = next(day for day in starts if day >= earliest)
    # All courses of the institution that start in the same month have the same deadline.
    months = choose_option((2, 3, 4, 6), "deadline months", programme.institution.slug)
    day = choose_option((1, 15, 31), "deadline day", programme.institution.slug)
    first = date(start.year, start.month, 1) - timedelta(days=30 * months)
    return min(first.replace(day=1) + timedelta(days=day - 1), start - timedelta(days=45))
