"""Filter values that never change. The index of value names does not contain them."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from schemas.vocabulary.kinds import InstituteType, Panel, StudyModeSlug
from schemas.vocabulary.languages import LANGUAGE_OPTIONS
from schemas.vocabulary.months import MONTHS, to_month_number

Term = int | str | bool
"""A value in the course document."""


@dataclass(frozen=True, slots=True)
class FixedValues:
    """A closed set of values.

    type_name: the first part of the names of contract types, such as `MonthChoice`.
    noun: the word for a value in error messages.
    terms: the value in the course document of each value in a request. names: the English name of each value.
    hint: a noun phrase that describes a value, for OpenAPI and error messages.
    enum: the enumeration in the contracts. Without an enumeration, parsing checks the values.
    has_option_facet: whether the facet is a flat list of options with slug, name and count.
    is_long: whether the flat list omits values without courses.
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
LANGUAGES = FixedValues(
    type_name="Language",
    noun="language",
    terms={code: code for code in LANGUAGE_OPTIONS},
    names=LANGUAGE_OPTIONS,
    hint="a code of ISO 639-1 such as en, other or unknown",
    has_option_facet=True,
    is_long=True,
)
