"""A course in a list of results (specification, section 3)."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.contracts.base import Named, Output
from schemas.contracts.rendered_json import RenderedJson
from schemas.vocabulary.english_tests import EnglishTest


class CourseTitle(Output):
    display_name: str


class CardDegreeLevel(Output):
    id: int
    slug: str
    display_name: str
    level_type: str


class FeeCurrency(Output):
    id: int
    code: str
    display_name: str


class CourseFee(Output):
    """A published fee, in units of its currency. ceil_value is the amount rounded up to a whole number."""

    amount: float
    ceil_value: int
    basis: Literal["per_year", "total_course"]
    currency: FeeCurrency


class IntakeMonth(Output):
    intake_month: Annotated[str, Field(description="A month slug, such as september.")]


class EnglishTestMinimum(Output):
    """The lowest score of an English test with which a course accepts applicants."""

    test: EnglishTest
    minimum_score: float


class ApplicationFee(Output):
    """The fee for an application, in units of its currency (ISO 4217)."""

    amount: float
    currency: str


class EntryFacts(Output):
    english_tests: list[EnglishTestMinimum]
    application_deadline: str | None
    application_fee: ApplicationFee | None


class CardInstitute(Output):
    id: int
    institute_name: str
    slug: str
    logo: str | None
    sector: str | None
    institute_type: str
    established: int | None


class CampusFacts(Output):
    """A campus with its city, state and country. country_iso2 has two capital letters, such as AU."""

    id: int
    slug: str
    name: str
    campus: str
    city: Named
    state: Named
    country: Named
    country_iso2: str
    latitude: float
    longitude: float


class CardCampus(CampusFacts):
    """The campus that the card shows.

    The card shows the first campus that matches the place filter.
    If the request has a point, the card shows the nearest campus.
    """

    institute: CardInstitute


class CourseSource(Output):
    """The data source of a course. is_sample is true if the course is invented.

    `date` is the date of the data (ISO 8601).
    """

    name: str
    is_sample: bool
    note: str | None
    date: str


class CourseFacts(EntryFacts):
    """The fields that a course has in every response."""

    id: int
    slug: str
    name: str
    course_title: CourseTitle | None
    coursetitle_name: str | None
    degree_level: CardDegreeLevel
    degreelevel_name: str
    specialization: Named | None
    specialization_name: str | None
    discipline: Named | None
    country: Named
    course_language: str | None
    study_mode: str | None
    course_duration: str | None
    duration: float | None
    duration_weeks: int | None
    base_fee: float | None
    fee_pkr: int | None
    fee_rate_date: str | None
    currency: FeeCurrency | None
    course_fee: list[CourseFee]
    admission_schedule: list[IntakeMonth]
    campus: CardCampus | None
    campus_count: int
    institute_slug: str
    institute_name: str
    logo: str | None
    tcf_ranking: int | None
    priority: int
    popular: bool
    card_type: Literal["course"]
    grid_card_img_back: None


class CourseCard(CourseFacts):
    """A course in a list of results. Null means unknown.

    - base_fee: the fee per year in units of `currency`.
    - fee_pkr: base_fee in whole Pakistani rupees. fee_rate_date is the date of the exchange rate.
    - duration: years, computed as weeks / 52.
    - course_duration: the duration as the data source wrote it.
    - english_tests: the accepted English tests. An applicant needs one of them. Empty if no source states them.
    - application_deadline: the last day for an application (ISO 8601). The day may have passed.
    - campus_count: the campuses of the course that match the place filter.

    A course without a known subject has no specialization and no discipline.
    """

    institute: CardInstitute
    source: CourseSource


class CourseSearchPage(Output):
    """One page of at most 27 courses.

    - total_pages: the pages of all results.
    - last_page: the last page that a request may name. Results after the 10,000th have no page.
    """

    count: int
    results: list[CourseCard | RenderedJson]
    total_pages: int
    last_page: int


class SimilarCourses(Output):
    """At most three courses of the same subject. The most similar course is first.

    specialization_count is the number of courses with the same first specialization, including this course.
    """

    results: list[CourseCard | RenderedJson]
    specialization_count: int
