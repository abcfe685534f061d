"""Filter values that never change, such as months. No Elasticsearch index contains the names of these values."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from schemas.vocabulary.english_tests import TEST_NAMES
from schemas.vocabulary.kinds import EnglishTestSlug, InstituteType, Panel, ScholarshipType, StudyModeSlug
from schemas.vocabulary.languages import LANGUAGE_OPTIONS
from schemas.vocabulary.months import MONTHS, to_month_number

Term = int | str | bool
"""A value as the course document stores it."""


@dataclass(frozen=True, slots=True)
class FixedValues:
    """A fixed set of values.

    - type_name: the prefix of the contract classes, such as `Month` in `MonthChoice`.
    - noun: the word for a value in error messages.
    - terms: maps a value of the request to the value in the course document, such as "september" → 9.
    - names: maps a value of the request to its English name, such as "september" → "September".
    - hint: a noun phrase for OpenAPI and error messages, such as "COLLEGE or UNIVERSITY".
    - enum: the enumeration that validates the values of a request. Without an enumeration, the search validates the
      values.
    - has_option_facet: true if the facet is one list of options without sublevels. An option has slug, name and count.
    - is_long: true if there are many values. The facet then omits values without courses, unless the request selects or
      excludes them.
    """

    type_name: str
    noun: str
    terms: Mapping[str, Term]
    names: Mapping[str, str]
    hint: str
    enum: type[StrEnum] | None = None
    has_option_facet: bool = False
    is_long: bool = False


INTAKE_MONTHS = FixedValues(
    type_name="Month",
    noun="month",
    terms={month: to_month_number(month) for month in MONTHS},
    names={month: month.capitalize() for month in MONTHS},
    hint="a month in lower case, such as september",
)
PANELS = FixedValues(
    type_name="Panel",
    noun="panel",
    terms={Panel.POPULAR.value: True},
    names={Panel.POPULAR.value: "Popular Options"},
    hint="p1, which is Popular Options",
    enum=Panel,
)
INSTITUTE_TYPES = FixedValues(
    type_name="InstituteType",
    noun="institute type",
    terms={each.value: each.value for each in InstituteType},
    names={each.value: each.value.capitalize() for each in InstituteType},
    hint="COLLEGE or UNIVERSITY",
    enum=InstituteType,
    has_option_facet=True,
)
STUDY_MODES = FixedValues(
    type_name="StudyMode",
    noun="study mode",
    terms={each.value: each.value for each in StudyModeSlug},
    names={each.value: each.value.replace("-", " ").capitalize() for each in StudyModeSlug},
    hint="full-time, part-time, online or unknown",
    enum=StudyModeSlug,
    has_option_facet=True,
)
SCHOLARSHIP_TYPES = FixedValues(
    type_name="ScholarshipType",
    noun="scholarship type",
    terms={each.value: each.value for each in ScholarshipType},
    names={
        ScholarshipType.FULLY_FUNDED.value: "Fully funded",
        ScholarshipType.FULL_TUITION.value: "Full tuition",
        ScholarshipType.PARTIAL_TUITION.value: "Part of the tuition",
        ScholarshipType.LIVING_COSTS.value: "Living costs",
        ScholarshipType.RESEARCH.value: "Research",
    },
    hint="fully-funded, full-tuition, partial-tuition, living-costs or research",
)
LANGUAGES = FixedValues(
    type_name="Language",
    noun="language",
    terms={code: code for code in LANGUAGE_OPTIONS},
    names=LANGUAGE_OPTIONS,
    hint="an ISO 639-1 code (such as en), or other, or unknown",
    has_option_facet=True,
    is_long=True,
)
ENGLISH_TESTS = FixedValues(
    type_name="EnglishTest",
    noun="English test",
    terms={each.value: each.value for each in EnglishTestSlug},
    names={
        **{test.value: name for test, name in TEST_NAMES.items()},
        EnglishTestSlug.UNKNOWN.value: "Unknown",
    },
    hint="a test such as ielts or toefl, or unknown",
    enum=EnglishTestSlug,
    has_option_facet=True,
    is_long=True,
)
