"""The guide of a country, lists of institutes, and the costs and first months of courses."""

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

    - value: an amount of `currency` if the unit is per_month or per_year, otherwise hours or months.
    - currency: a code such as GBP, or null.
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
    """A level type with the number of published courses. The ids are -1, -2 and -3."""

    type: str
    course_count: int


class CountryDetail(ListedCountry):
    """A country with its facts. A fact without a source is absent.

    - currency: the currency of the country, or null.
    - level_types: the level types of the courses in the country.
    - visa: the visa guide, or null.
    - introduction: a text of the team, or null.
    """

    iso3: str
    currency: FeeCurrency | None
    regions: list[Named]
    level_types: list[CountedLevelType]
    facts: list[CountryFact]
    visa: VisaGuideEntry | None
    introduction: Introduction | None


class CountryQuestion(Output):
    """A question about studying in a country. The question and the answer are plain text."""

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

    course_count is the number of its published courses, or of those in the country of the list. translations has the
    name in other languages.
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
    """Selects the institutes of a country that have a matching course there. An empty filter selects all of them.

    search: each word must be the beginning of a word of the institute's name. Case and accents are ignored.
    """

    disciplines: Annotated[References, Field(description="Slugs or ids of disciplines.")] = []
    degree_levels: Annotated[References, Field(description="Slugs or ids of degree levels.")] = []
    search: Annotated[str, Field(max_length=SEARCH_TEXT_MAX_CHARACTERS)] = ""


class FeeQuartiles(Output):
    """The quartiles of the published fees per year of some courses, in units of `currency`."""

    currency: str
    course_count: int
    lower_quartile: float
    median: float
    upper_quartile: float


class FeeSpread(FeeQuartiles):
    """The quartiles of the published fees per year of one group of courses, in units of `currency`.

    - group: a level type or a discipline (of one country), or a country (of one discipline).
    - course_count: the number of courses with a known fee.
    """

    group: Named


class MonthCount(Output):
    """The number of courses that start in a month, such as september."""

    intake_month: str
    course_count: int


class CatalogueOverview(Output):
    """What a year costs, and when courses start. Each list has only published courses.

    - course_count: all courses, with and without a known fee and known months.
    - fees: the spread of the fees. For a discipline and for the whole catalogue, the fees are in Pakistani rupees, and
      at most eight countries are listed: those with the most known fees.
    - intakes: all twelve months. A course with several months counts in each of them.
    """

    course_count: int
    fees: list[FeeSpread]
    intakes: list[MonthCount]


class DurationCount(Output):
    """The number of courses of one degree level that take `years` or up to half a year longer.

    years: half years, from 0 to 5. 5 is five or more years.
    """

    degree_level: Named
    years: float
    course_count: int


class DurationFees(FeeQuartiles):
    """The quartiles of the fees per year of the courses that take `years` or up to half a year longer.

    - years: half years, from 0 to 5. 5 is five or more years.
    - course_count: the number of courses with a known duration and a fee in `currency`.
    """

    years: float


class CoursesOverview(CatalogueOverview):
    """What a year costs, when courses start, and how long they take.

    - durations: the courses with a known duration, sorted by degree level and years. A count is never 0.
    - duration_fees: sorted by years. For a country, the fees are those in the most frequent currency. For a discipline,
      the fees are in Pakistani rupees.
    """

    durations: list[DurationCount]
    duration_fees: list[DurationFees]


class CountryCoursesOverview(CoursesOverview):
    """What a year costs in a country by level type and by discipline, when its courses start, and how long they take.

    discipline_fees: the fees in the most frequent currency, by discipline. The discipline with the most known fees is
    first. A course with two disciplines counts in both.
    """

    discipline_fees: list[FeeSpread]


class TopWord(Named):
    """A subject with the number of its published courses, or a popular search.

    The name of a `search` is a text that many visitors typed. Its `course_count` is the number of courses that the last
    search for the text found. Its slug is the text with hyphens, and not an address.
    """

    type: Literal["discipline", "specialization", "search"]
    course_count: int
