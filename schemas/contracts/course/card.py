"""A course in a list (specification, section 3)."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.contracts.base import Named, Output
from schemas.contracts.rendered_json import RenderedJson


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
    """A published fee. amount: in units of the currency; ceil_value: the amount rounded up to a whole number."""

    amount: float
    ceil_value: int
    basis: Literal["per_year", "total_course"]
    currency: FeeCurrency


class IntakeMonth(Output):
    intake_month: Annotated[str, Field(description="A month slug, such as september.")]


class CardInstitute(Output):
    id: int
    institute_name: str
    slug: str
    logo: str | None
    sector: str | None
    institute_type: str
    established: int | None


class CampusFacts(Output):
    """country_iso2: two capital letters."""

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
    """The campus on the card: the first one that matches the place filter, or the nearest one to the requested point.

    institute: the institute of the course.
    """

    institute: CardInstitute


class CourseSource(Output):
    """The data source. date: the date of the data (ISO 8601); is_sample: whether the course is invented."""

    name: str
    is_sample: bool
    note: str | None
    date: str


class CourseFacts(Output):
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
    """A course of a result list.

    base_fee: the fee per year in currency; fee_pkr: base_fee in whole Pakistani rupees at the rate of fee_rate_date.
    duration: years (weeks / 52); course_duration: the text of the data source. campus_count: the campuses that match
    the place filter. Null means unknown. A course without a recorded subject has no specialization and no discipline.
    """

    institute: CardInstitute
    source: CourseSource


class CourseSearchPage(Output):
    """One page of 27 courses.

    total_pages: pages of all results; last_page: the last page that can be requested, which ends at result 10,000.
    """

    count: int
    results: list[CourseCard | RenderedJson]
    total_pages: int
    last_page: int


class SimilarCourses(Output):
    """At most three courses of the same subject, the most similar first.

    specialization_count: all courses with the first specialization of the course, itself included.
    """

    results: list[CourseCard | RenderedJson]
    specialization_count: int
