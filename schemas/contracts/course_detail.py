"""A course on its own page, in a comparison, and as enquiries take it (specification, sections 2 and 3)."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.contracts.base import Input, Named, Output, References
from schemas.contracts.course import (
    CardCampus,
    CardInstitute,
    CourseCard,
    CourseFacts,
    CourseFee,
    CourseSource,
)


class CoursesByIds(Input):
    """courses_ids: ids or slugs, in the order in which the courses are wanted."""

    courses_ids: References


class CoursesByIdsPage(Output):
    """One page of 27, in the order asked for, each course once.

    count: how many of the courses asked for are published; missing: those that are not, as they were asked for.
    """

    count: int
    results: list[CourseCard]
    total_pages: int
    missing: list[int | str]


class PublishedFee(CourseFee):
    """audience: whom it is for; is_base: whether it is the fee that lists show and filters use."""

    audience: Literal["international", "domestic"]
    is_base: bool


class ComparedInstitute(CardInstitute):
    country: Named
    country_slug: str
    website: str | None
    tcf_ranking: int | None
    ranking_source: str | None


class WholeCourse(CourseFacts):
    """What the card says, and every subject and fee of the course."""

    disciplines: list[Named]
    specializations: list[Named]
    fees: list[PublishedFee]


class ComparedCourse(WholeCourse):
    """A column of the comparison, with every campus."""

    institute: ComparedInstitute
    campuses: list[CardCampus]
    source: CourseSource


class DetailCampus(CardCampus):
    address: str | None
    suburb: str | None
    postcode: str | None


class DetailInstitute(ComparedInstitute):
    institute_meta_title: str | None
    institute_meta_description: str | None
    institute_description: str | None
    institute_short_description: str | None


class DetailSource(CourseSource):
    """licence: under which the source may be used; url: where it is published."""

    licence: str
    url: str | None


class CourseDetail(WholeCourse):
    """Everything that is known of a course. Texts are the source's own, as plain text."""

    institute: DetailInstitute
    campuses: list[DetailCampus]
    description: str | None
    url: str | None
    source: DetailSource


class CrmCourseDetail(Output):
    """A course as the fields of an enquiry (specification of accounts, sections 3.3, 3.6 and 7).

    Names as text, null where unknown. fee_per_year: in the currency's units; course_fee: the same as text with its
    currency, TBC when no fee is known; intake: month slugs.
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
