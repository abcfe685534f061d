"""A course on its own page, in a comparison and in an enquiry (specification, sections 2 and 3)."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.contracts.base import Input, Named, Output, References
from schemas.contracts.course.card import (
    CardCampus,
    CardInstitute,
    CourseCard,
    CourseFacts,
    CourseFee,
    CourseSource,
)


class CoursesByIds(Input):
    """courses_ids: ids or slugs. The response has the courses in the same order."""

    courses_ids: References


class CoursesByIdsPage(Output):
    """One page of 27 courses in the requested order. Each course appears once.

    count: the published courses among the requested ones; missing: the other requested ids and slugs.
    """

    count: int
    results: list[CourseCard]
    total_pages: int
    missing: list[int | str]


class PublishedFee(CourseFee):
    """audience: the students who pay the fee; is_base: whether lists and filters use the fee."""

    audience: Literal["international", "domestic"]
    is_base: bool


class ComparedInstitute(CardInstitute):
    country: Named
    country_slug: str
    website: str | None
    tcf_ranking: int | None
    ranking_source: str | None


class WholeCourse(CourseFacts):
    """The common fields of a course with all its subjects and fees."""

    disciplines: list[Named]
    specializations: list[Named]
    fees: list[PublishedFee]


class ComparedCourse(WholeCourse):
    """A column of the comparison, with all campuses of the course."""

    institute: ComparedInstitute
    campuses: list[CardCampus]
    source: CourseSource


class CampusAddress(Output):
    address: str | None
    suburb: str | None
    postcode: str | None


class DetailCampus(CardCampus, CampusAddress):
    pass


class DetailInstitute(ComparedInstitute):
    institute_meta_title: str | None
    institute_meta_description: str | None
    institute_description: str | None
    institute_short_description: str | None


class DetailSource(CourseSource):
    """licence: the licence of the data; url: the address where the data is published."""

    licence: str
    url: str | None


class CourseDetail(WholeCourse):
    """All data of a course. Texts are plain text, as the data source wrote them."""

    institute: DetailInstitute
    campuses: list[DetailCampus]
    description: str | None
    url: str | None
    source: DetailSource


class CrmCourseDetail(Output):
    """A course as the fields of an enquiry (specification of accounts, sections 3.3, 3.6 and 7).

    Names are text; an unknown name is null. fee_per_year: in units of the currency; course_fee: the fee as text with
    its currency, or TBC when the fee is unknown; intake: month slugs.
    """

    course_id: int
    course_slug: str
    course_name: str
    course_title: str | None
    institute_id: int
    institute: str
    university_name: str
    sector: str | None
    campus: str | None
    city: str | None
    country: str
    discipline: str | None
    specialization: str | None
    degree_level: str
    level_type: str
    language: str | None
    duration: str | None
    intake: list[str]
    fee_per_year: float | None
    currency: str | None
    course_fee: Annotated[str, Field(examples=["AUD 30000", "TBC"])]
