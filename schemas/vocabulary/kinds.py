"""Enumerations that tables, documents, requests and responses use."""

from collections.abc import Mapping
from enum import IntEnum, StrEnum


class LevelType(StrEnum):
    """The three types of degree level (specification, section 3)."""

    UNDERGRADUATE = "undergraduate"
    POSTGRADUATE = "postgraduate"
    POSTGRADUATE_BY_RESEARCH = "postgraduate_by_research"


LEVEL_TYPE_IDS: dict[LevelType, int] = {
    LevelType.UNDERGRADUATE: -1,
    LevelType.POSTGRADUATE: -2,
    LevelType.POSTGRADUATE_BY_RESEARCH: -3,
}
"""The ids of the level types. The home page uses these ids to select all levels of a type."""


class InstituteType(StrEnum):
    COLLEGE = "COLLEGE"
    UNIVERSITY = "UNIVERSITY"


class Sector(StrEnum):
    PUBLIC = "Public"
    PRIVATE = "Private"


class StudyMode(StrEnum):
    FULL_TIME = "Full Time"
    PART_TIME = "Part Time"
    ONLINE = "Online"


class StudyModeSlug(StrEnum):
    """A study mode in requests and documents. `unknown` means that no source states the study mode of the course."""

    FULL_TIME = "full-time"
    PART_TIME = "part-time"
    ONLINE = "online"
    UNKNOWN = "unknown"


STUDY_MODE_SLUGS: dict[str | None, StudyModeSlug] = {
    StudyMode.FULL_TIME: StudyModeSlug.FULL_TIME,
    StudyMode.PART_TIME: StudyModeSlug.PART_TIME,
    StudyMode.ONLINE: StudyModeSlug.ONLINE,
    None: StudyModeSlug.UNKNOWN,
}


class EnglishTestSlug(StrEnum):
    """An English test in requests and documents. `unknown` means that no source states the tests that a course accepts.

    `opi` is an interview whose result is on the ILR scale. `pet`, `fce`, `cae` and `cpe` are exams of Cambridge.
    """

    IELTS = "ielts"
    TOEFL = "toefl"
    PTE = "pte"
    DUOLINGO = "duolingo"
    TOEIC = "toeic"
    OPI = "opi"
    PET = "pet"
    FCE = "fce"
    CAE = "cae"
    CPE = "cpe"
    UNKNOWN = "unknown"


class Status(StrEnum):
    """The state of a row such as a course, an institute or an article. The site shows only published rows."""

    DRAFT = "draft"
    PUBLISHED = "published"
    WITHDRAWN = "withdrawn"


class ScholarshipType(StrEnum):
    """What a scholarship pays. The order is the order of the facet."""

    FULLY_FUNDED = "fully-funded"
    FULL_TUITION = "full-tuition"
    PARTIAL_TUITION = "partial-tuition"
    LIVING_COSTS = "living-costs"
    RESEARCH = "research"


class FeeBasis(StrEnum):
    PER_YEAR = "per_year"
    TOTAL_COURSE = "total_course"


class FeeAudience(StrEnum):
    INTERNATIONAL = "international"
    DOMESTIC = "domestic"


class Order(IntEnum):
    """The sort orders of courses. Courses with an unknown fee, duration or rank come last.

    - 0: by relevance. Without a search text, by the priority of the courses and then by popularity.
    - 1: the lowest fee first. 2: the highest fee first.
    - 3: the shortest duration first. 4: the longest duration first.
    - 5: the best rank of the institute first.
    """

    RELEVANCE = 0
    FEE_LOW_TO_HIGH = 1
    FEE_HIGH_TO_LOW = 2
    DURATION_ASCENDING = 3
    DURATION_DESCENDING = 4
    RANKING = 5


class LocationType(StrEnum):
    """The types of a selected location (specification, section 3).

    - Region, Country, State, City: a place of the catalogue.
    - current_location, curL: the current position of the visitor. The home page sends current_location, the listing
      sends curL.
    - auto_location, autL: a town, city or postcode. The home page sends auto_location, the listing sends autL.
    - any: no restriction.
    """

    REGION = "Region"
    COUNTRY = "Country"
    STATE = "State"
    CITY = "City"
    CURRENT = "current_location"
    AUTO = "auto_location"
    LISTING_CURRENT = "curL"
    LISTING_AUTO = "autL"
    ANY = "any"


POINT_TYPES = frozenset(
    {
        LocationType.CURRENT,
        LocationType.AUTO,
        LocationType.LISTING_CURRENT,
        LocationType.LISTING_AUTO,
    }
)
"""The types with a point and a distance.

The home page sends current_location and auto_location. The listing sends curL and autL.
"""


class Panel(StrEnum):
    """A panel of the listing. `p1` is Popular Options: the courses that are marked as popular."""

    POPULAR = "p1"


class CountryFactKind(StrEnum):
    """The kinds of figures in the guide of a country."""

    COST_OF_LIVING = "cost_of_living"
    PROOF_OF_FUNDS = "proof_of_funds"
    WORK_WHILE_STUDYING = "work_while_studying"
    WORK_AFTER_STUDY = "work_after_study"


class FactUnit(StrEnum):
    PER_MONTH = "per_month"
    PER_YEAR = "per_year"
    HOURS_PER_WEEK = "hours_per_week"
    MONTHS = "months"


MONEY_UNITS = (FactUnit.PER_MONTH, FactUnit.PER_YEAR)
"""Figures with these units are amounts of money and have a currency."""
FACT_UNITS: Mapping[CountryFactKind, tuple[FactUnit, ...]] = {
    CountryFactKind.COST_OF_LIVING: MONEY_UNITS,
    CountryFactKind.PROOF_OF_FUNDS: MONEY_UNITS,
    CountryFactKind.WORK_WHILE_STUDYING: (FactUnit.HOURS_PER_WEEK,),
    CountryFactKind.WORK_AFTER_STUDY: (FactUnit.MONTHS,),
}
"""The units that a figure of each kind can have."""
FACT_MAXIMA: Mapping[FactUnit, int] = {
    FactUnit.PER_MONTH: 100_000_000,
    FactUnit.PER_YEAR: 1_000_000_000,
    FactUnit.HOURS_PER_WEEK: 168,
    FactUnit.MONTHS: 120,
}
"""A higher figure is an error. The limits of amounts are high, because rupiahs and dongs have large numbers."""


class LivingCostUnit(StrEnum):
    PER_MONTH = "per_month"
    PER_YEAR = "per_year"


class InstituteOrder(StrEnum):
    """The sort orders of a list of institutes.

    - ranking, -ranking: the best rank or the worst rank first. In both orders, institutes without a rank come last.
    - name: by name.
    - courses: the institute with the most courses first. The list of a country counts only courses in this country.
    """

    RANKING = "ranking"
    RANKING_DESCENDING = "-ranking"
    NAME = "name"
    COURSES = "courses"


class MarketingCardType(StrEnum):
    IMAGE = "image_card"


class SharedPage(StrEnum):
    """The pages that a short link can open. The specification defines the values in its table of routes."""

    COURSE = "course"
    COURSE_DETAIL = "course_detail"
    COMPARE_COURSE = "compare_course"
    SEARCH = "search"
    DISCIPLINE = "discipline"
    DISCIPLINE_DETAIL = "discipline_detail"
    UNIVERSITY_DETAILS = "university_details"
    COUNTRY = "country"
    SCHOLARSHIP_DETAIL = "scholarship_detail"
    BLOG_DETAIL = "blog_detail"


class OutboxState(StrEnum):
    PENDING = "pending"
    CLAIMED = "claimed"
    DONE = "done"
    POISONED = "poisoned"


class GenerationState(StrEnum):
    """The states of an index generation. The PREVIOUS generation was live before the present LIVE generation.

    The indices of a PRUNED generation are deleted.
    """

    BUILDING = "building"
    LIVE = "live"
    PREVIOUS = "previous"
    FAILED = "failed"
    PRUNED = "pruned"


class RebuildPart(StrEnum):
    """The content of a rebuild batch: all value name documents, all suggested places, all scholarships, or a range of
    courses.
    """

    VALUE_NAMES = "vocabulary"
    SUGGESTIONS = "suggestions"
    SCHOLARSHIPS = "scholarships"
    COURSES = "courses"
