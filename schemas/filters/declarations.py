"""The table of filters: one declaration per filter.

`make generate` builds parts of the request and response contracts from the declarations. The search uses the
declarations for parsing, for Elasticsearch clauses and aggregations, and for the facets and explanations in responses.
The web has its own table. TypeScript compares that table with the contract.
"""

from dataclasses import dataclass
from enum import StrEnum

from schemas.documents.value_name.document import ValueKind
from schemas.filters.fixed_values import (
    ENGLISH_TESTS,
    INSTITUTE_TYPES,
    INTAKE_MONTHS,
    LANGUAGES,
    PANELS,
    STUDY_MODES,
    FixedValues,
)


class FilterGroup(StrEnum):
    """Filters of one group are combined with "or". Groups are combined with "and".

    Example: country, state and city form the group PLACE. Responses contain the value, such as "place".
    """

    PLACE = "place"
    LEVEL = "level"
    DISCIPLINE = "discipline"
    SPECIALIZATION = "specialization"
    CAMPUS = "campus"
    INSTITUTE = "institute"
    INSTITUTE_TYPE = "institute type"
    STUDY_MODE = "study mode"
    LANGUAGE = "language"
    INTAKE = "intake"
    POPULAR = "popular"
    ENGLISH_TEST = "english test"
    FEE = "fee"
    DURATION = "duration"
    DEADLINE = "deadline"


class FacetName(StrEnum):
    """The names of the facets that a request to `POST /api/search` can list in `facets`."""

    LOCATIONS = "locations"
    PLACE_COUNTS = "place_counts"
    DEGREE_LEVELS = "degree_levels"
    DISCIPLINES = "disciplines"
    SPECIALIZATIONS = "specializations"
    CAMPUSES = "campuses"
    INSTITUTES = "institutes"
    INSTITUTE_TYPES = "institute_types"
    STUDY_MODES = "study_modes"
    LANGUAGES = "languages"
    INTAKES = "intakes"
    POPULAR = "popular"
    ENGLISH_TESTS = "english_tests"
    DEADLINES = "deadlines"


@dataclass(frozen=True, slots=True)
class ValueFilter:
    """A filter that selects values, such as countries.

    - key: the key in the request bodies of the listing and of `POST /api/search`.
    - values: the kind of value names, such as "country", or a fixed set of values.
    - field: the field of the course document.
    - facet: the facet that counts the values.
    - v2_parameter: the query parameter under `v2/search`, or None if v2/search does not have the filter.
    - nested_field: the field with the same values in `locations`, where the document has one object per campus. None
      for filters that do not select a place or campus.
    """

    key: str
    group: FilterGroup
    values: ValueKind | FixedValues
    field: str
    facet: FacetName
    v2_parameter: str | None = None
    nested_field: str | None = None


VALUE_FILTERS: tuple[ValueFilter, ...] = (
    ValueFilter(
        "countries", FilterGroup.PLACE, "country", "country_ids", FacetName.LOCATIONS, "country",
        nested_field="locations.country_id",
    ),
    ValueFilter(
        "states", FilterGroup.PLACE, "state", "state_ids", FacetName.LOCATIONS, "state",
        nested_field="locations.state_id",
    ),
    ValueFilter(
        "cities", FilterGroup.PLACE, "city", "city_ids", FacetName.LOCATIONS, "city",
        nested_field="locations.city_id",
    ),
    ValueFilter(
        "degree_levels_types", FilterGroup.LEVEL, "degree_level_group", "level_type_id", FacetName.DEGREE_LEVELS,
        "degreelevel_type",
    ),
    ValueFilter(
        "degree_levels", FilterGroup.LEVEL, "degree_level", "degree_level_id", FacetName.DEGREE_LEVELS, "degreelevel"
    ),
    ValueFilter(
        "disciplines", FilterGroup.DISCIPLINE, "discipline", "discipline_ids", FacetName.DISCIPLINES, "discipline"
    ),
    ValueFilter(
        "specializations", FilterGroup.SPECIALIZATION, "specialization", "specialization_ids",
        FacetName.SPECIALIZATIONS, "specialization",
    ),
    ValueFilter(
        "campuses", FilterGroup.CAMPUS, "campus", "campus_ids", FacetName.CAMPUSES,
        nested_field="locations.campus_id",
    ),
    ValueFilter("institutes", FilterGroup.INSTITUTE, "institute", "institute_id", FacetName.INSTITUTES, "institute"),
    ValueFilter("intakes", FilterGroup.INTAKE, INTAKE_MONTHS, "intakes", FacetName.INTAKES, "intake_month"),
    ValueFilter("panels", FilterGroup.POPULAR, PANELS, "popular", FacetName.POPULAR),
    ValueFilter(
        "institute_type", FilterGroup.INSTITUTE_TYPE, INSTITUTE_TYPES, "institute_type", FacetName.INSTITUTE_TYPES,
        "institute_type",
    ),
    ValueFilter(
        "study_mode", FilterGroup.STUDY_MODE, STUDY_MODES, "study_mode", FacetName.STUDY_MODES, "study_mode"
    ),
    ValueFilter("language", FilterGroup.LANGUAGE, LANGUAGES, "language", FacetName.LANGUAGES, "language"),
    ValueFilter(
        "english_test", FilterGroup.ENGLISH_TEST, ENGLISH_TESTS, "english_tests", FacetName.ENGLISH_TESTS
    ),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class RangeFilter:
    """A filter by a range of numbers. Both ends are included.

    A range filter can also select courses with an unknown number. v2_parameter is None if v2/search does not have the
    filter.
    """

    key: str
    group: FilterGroup
    field: str
    v2_parameter: str | None = None


RANGE_FILTERS: tuple[RangeFilter, ...] = (
    RangeFilter("fees", FilterGroup.FEE, "fee_pkr", "fee_range"),
    RangeFilter("durations", FilterGroup.DURATION, "duration_weeks", "course_duration"),
    RangeFilter("deadlines", FilterGroup.DEADLINE, "application_deadline"),
)

FILTER_BY_KEY: dict[str, ValueFilter] = {each.key: each for each in VALUE_FILTERS}

FILTERS_BY_GROUP: dict[FilterGroup, tuple[ValueFilter, ...]] = {
    group: tuple(each for each in VALUE_FILTERS if each.group is group) for group in FilterGroup
}

FILTERS_BY_FACET: dict[FacetName, tuple[ValueFilter, ...]] = {
    facet: tuple(each for each in VALUE_FILTERS if each.facet is facet) for facet in FacetName
}

OPTION_FILTERS: tuple[tuple[ValueFilter, FixedValues], ...] = tuple(
    (each, each.values)
    for each in VALUE_FILTERS
    if isinstance(each.values, FixedValues) and each.values.has_option_facet
)
"""Institute type, study mode, language and English test: each facet is one list of options without sublevels."""

PLACE_KINDS: dict[str, ValueKind] = {"countries": "country", "states": "state", "cities": "city"}
"""The kind of value of each place filter, from the largest place to the smallest."""
