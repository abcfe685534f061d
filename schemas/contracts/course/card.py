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
    """A published fee, in units of its currency. ceil_value is `amount`, rounded up to a whole number."""

    amount: float
    ceil_value: int
    basis: Literal["per_year", "total_course"]
    currency: FeeCurrency


class IntakeMonth(Output):
    intake_month: Annotated[str, Field(description="A month slug, such as september.")]


class EnglishTestMinimum(Output):
    """An English test, and the lowest score in this test with which the course accepts applicants."""

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
    """The campus that the card shows: the first campus that matches the place and campus filters of the request.

    If the request has a point, the card shows the nearest of these campuses.
    """

    institute: CardInstitute


class CourseSource(Output):
    """The data source of a course.

    - is_sample: true if the course is invented.
    - note: a sentence that the site shows next to the data, or null.
    - date: the date of the data (ISO 8601).
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

    - base_fee: the fee per year in units of `currency`. Lists and filters use this fee.
    - fee_pkr: base_fee in whole Pakistani rupees. fee_rate_date is the date of the exchange rate.
    - course_fee: all fees for international students. The base fee is first.
    - duration: the duration in years, computed as duration_weeks / 52.
    - course_duration: the duration as text, from the data source or an editor.
    - english_tests: the accepted English tests. An applicant needs only one of these tests. The list is empty if no
      source states the tests.
    - application_deadline: the last day for an application (ISO 8601). The day may have passed.
    - campus_count: the number of campuses of the course that match the place and campus filters of the request.
    - specialization, discipline: the first subject of the course. Null if the subjects are unknown.
    """

    institute: CardInstitute
    source: CourseSource


class CourseSearchPage(Output):
    """One page of at most 27 courses.

    - count: the number of matching courses.
    - total_pages: the number of pages that all matching courses fill.
    - last_page: the highest page number that a request may have. Courses after the 10,000th cannot be requested.
    """

    count: int
    results: list[CourseCard | RenderedJson]
    total_pages: int
    last_page: int


class SimilarCourses(Output):
    """At most three courses with the same specialization or discipline. The most similar course is first.

    specialization_count is the number of courses that have the first specialization of this course. The number includes
    this course. It is 0 if the course has no specialization.
    """

    results: list[CourseCard | RenderedJson]
    specialization_count: int
