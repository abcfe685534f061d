"""The guide of a country, lists of institutes, and the fees, start months and durations of courses."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.contracts.account.visas import VisaGuideEntry
from schemas.contracts.base import Input, Named, Output, References
from schemas.contracts.catalogue.groups import Translations
from schemas.contracts.catalogue.lists import Introduction, ListedCountry
from schemas.contracts.course.card import CardInstitute, FeeCurrency
from schemas.vocabulary.limits import SEARCH_TEXT_MAX_CHARACTERS
from schemas.vocabulary.site_languages import SiteLanguage


class CountryFact(Output):
    """One figure about studying in a country.

    - value: an amount of `currency` if the unit is per_month or per_year. Otherwise a number of hours or months.
    - currency: a code such as GBP. Null if the value is not an amount.
    - source_date: the day on which the figure was compared with official_url (ISO 8601).
    - is_sample: true if the figure is illustrative.
    """

    kind: Literal["cost_of_living", "proof_of_funds", "work_while_studying", "work_after_study"]
    value: float
    unit: Literal["per_month", "per_year", "hours_per_week", "months"]
    currency: str | None
    source: str
    source_date: str
    official_url: str
    is_sample: bool


class CountedLevelType(Named):
    """A level type with the number of published courses in the country.

    The ids are -1 (undergraduate), -2 (postgraduate) and -3 (postgraduate by research).
    """

    type: str
    course_count: int


class CountryDetail(ListedCountry):
    """A country with the data of its guide. Every listed fact has a source.

    - currency: the currency of the country, or null if it is unknown.
    - level_types: the level types of the published courses in the country.
    - visa: the visa guide, or null if there is none.
    - introduction: a text that the team has written, or null.
    """

    iso3: str
    currency: FeeCurrency | None
    regions: list[Named]
    level_types: list[CountedLevelType]
    facts: list[CountryFact]
    visa: VisaGuideEntry | None
    introduction: Introduction | None


class CountryQuestion(Output):
    """A question about studying in a country, with its answer. Both are plain text.

    - source: the author of the answer.
    - source_date: the date of the source (ISO 8601).
    - is_sample: true if the answer is illustrative.
    """

    id: int
    language: SiteLanguage
    question: str
    answer: str
    source: str
    source_date: str
    is_sample: bool


class CountryDiscipline(Named):
    """A discipline with the number of published courses in the country."""

    logo: str | None
    icon: str
    courses_count: int


class CountryDisciplines(Output):
    count: int
    results: list[CountryDiscipline]


class ListedInstitute(CardInstitute):
    """A published institute in a list.

    - course_count: the number of its published courses. In the list of a country, only courses in this country count.
    - translations: the name in other languages.
    """

    country: Named
    country_slug: str
    country_iso2: str
    tcf_ranking: int | None
    ranking_source: str | None
    course_count: int
    translations: Translations


class InstitutePage(Output):
    """One page of at most 27 institutes. `count` is the number of institutes on all pages."""

    count: int
    results: list[ListedInstitute]


class CountryInstituteFilter(Input):
    """Selects institutes with a course in the country that has one of the disciplines and one of the degree levels.

    An empty list filters nothing.

    search: each typed word must be the beginning of a word of the institute's name or of one of its translated names.
    Case and accents are ignored.
    """

    disciplines: Annotated[References, Field(description="Slugs or ids of disciplines.")] = []
    degree_levels: Annotated[References, Field(description="Slugs or ids of degree levels.")] = []
    search: Annotated[str, Field(max_length=SEARCH_TEXT_MAX_CHARACTERS)] = ""


class FeeQuartiles(Output):
    """The quartiles of the published fees per year of a set of courses, in units of `currency`."""

    currency: str
    course_count: int
    lower_quartile: float
    median: float
    upper_quartile: float


class FeeSpread(FeeQuartiles):
    """The quartiles of the published fees per year of one group of courses, in units of `currency`.

    - group: the level type, discipline or country by which the courses are grouped.
    - course_count: the number of courses with a known fee in `currency`.
    """

    group: Named


class MonthCount(Output):
    """The number of courses that start in a month, such as september."""

    intake_month: str
    course_count: int


class CatalogueOverview(Output):
    """The fees per year and the start months of published courses.

    - course_count: the number of courses, with or without a known fee and known months.
    - fees: the quartiles of the fees. The group with the most known fees is first. For a country, the groups are level
      types. A level type has one entry for each currency of its published fees. For a discipline and for the whole
      catalogue, the groups are the at most eight countries with the most known fees, and the fees are in Pakistani
      rupees.
    - intakes: all twelve months. A course that starts in several months counts in each of these months.
    """

    course_count: int
    fees: list[FeeSpread]
    intakes: list[MonthCount]


class DurationCount(Output):
    """The number of courses of one degree level with a duration in years of years <= duration < years + 0.5.

    `years` is a multiple of 0.5 from 0 to 5. The value 5 means 5 years or more.
    """

    degree_level: Named
    years: float
    course_count: int


class DurationFees(FeeQuartiles):
    """The quartiles of the fees per year of the courses with years <= duration < years + 0.5.

    - years: a multiple of 0.5 from 0 to 5. The value 5 means 5 years or more.
    - course_count: the number of courses with this duration and a known fee in `currency`.
    """

    years: float


class CoursesOverview(CatalogueOverview):
    """The fees per year, the start months and the durations of published courses.

    CatalogueOverview describes the keys that are not described here.

    - durations: the number of courses by degree level and duration. Only combinations with courses are listed.
    - duration_fees: the fees by duration, the shortest duration first. For a country, only the fees in its most
      frequent currency count. For a discipline, the fees are in Pakistani rupees.
    """

    durations: list[DurationCount]
    duration_fees: list[DurationFees]


class CountryCoursesOverview(CoursesOverview):
    """The fees per year, the start months and the durations of the published courses in a country.

    discipline_fees: the fees by discipline, in the most frequent currency of the country. The discipline with the most
    known fees is first. A course with two disciplines counts in both disciplines.
    """

    discipline_fees: list[FeeSpread]


class TopWord(Named):
    """A discipline or specialization with the number of its published courses, or a popular search.

    The name of a `search` is a text that many visitors typed. Its course_count is the highest number of courses that a
    search for this text found on the last day with such a search. Its slug is the text with hyphens, and is not part of
    an address.
    """

    type: Literal["discipline", "specialization", "search"]
    course_count: int
