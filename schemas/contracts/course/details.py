"""A course on the course page, in the comparison and in an enquiry (specification, sections 2 and 3)."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.contracts.base import Input, Named, Output, References
from schemas.contracts.catalogue.groups import Translations
from schemas.contracts.course.card import (
    CardCampus,
    CardInstitute,
    CourseCard,
    CourseFacts,
    CourseFee,
    CourseSource,
)
from schemas.contracts.course.living_cost import CityLivingCost


class CoursesByIds(Input):
    """The ids or slugs of the requested courses. The courses of the response have the same order."""

    courses_ids: References


class CoursesByIdsPage(Output):
    """One page of at most 27 courses, in the order of the request. A course that was requested twice appears once.

    - count: the number of requested courses that are published.
    - missing: the requested ids and slugs for which there is no published course.
    """

    count: int
    results: list[CourseCard]
    total_pages: int
    missing: list[int | str]


class PublishedFee(CourseFee):
    """A fee for one group of students. is_base is true if lists and filters use this fee."""

    audience: Literal["international", "domestic"]
    is_base: bool


class ComparedInstitute(CardInstitute):
    country: Named
    country_slug: str
    website: str | None
    tcf_ranking: int | None
    ranking_source: str | None


class WholeCourse(CourseFacts):
    """A course with all its subjects and all its fees."""

    disciplines: list[Named]
    specializations: list[Named]
    fees: list[PublishedFee]


class ComparedCourse(WholeCourse):
    """A course with the data that one column of the comparison page shows."""

    institute: ComparedInstitute
    campuses: list[CardCampus]
    source: CourseSource


class RequirementSource(Output):
    """The data source of the entry requirements of a course.

    - scope: "course" if the requirements are those of the course, "institute" if they apply to all courses of its
      institute.
    - is_sample: true if the data is invented.
    - date: the date of the data (ISO 8601).
    - official_url: the page of the institute that states the requirements, or null.
    """

    scope: Literal["course", "institute"]
    name: str
    is_sample: bool
    date: str
    official_url: str | None


class CampusAddress(Output):
    address: str | None
    suburb: str | None
    postcode: str | None


class DetailCampus(CardCampus, CampusAddress):
    pass


class DetailInstitute(ComparedInstitute):
    """An institute with its texts.

    translations: the name, the descriptions and the meta texts in other languages, by language and field.
    """

    translations: Translations
    institute_meta_title: str | None
    institute_meta_description: str | None
    institute_description: str | None
    institute_short_description: str | None


class DetailSource(CourseSource):
    """The data source of a course. `url` is the address where the data is published."""

    licence: str
    url: str | None


class CourseDetail(WholeCourse):
    """All data of a course. Texts are plain text, as the data source or an editor wrote them.

    - other_requirements: what applicants need besides an English test.
    - requirement_sources: the sources of the English tests, the other requirements, the deadline and the application
      fee. The requirements of the course take precedence over the requirements of its institute.
    - living_costs: the known costs of living in the cities of the campuses, sorted by city.
    """

    institute: DetailInstitute
    campuses: list[DetailCampus]
    description: str | None
    url: str | None
    other_requirements: list[str]
    requirement_sources: list[RequirementSource]
    living_costs: list[CityLivingCost]
    source: DetailSource


class CrmCourseDetail(Output):
    """The data of a course that an enquiry form sends (specification of accounts, sections 3.3, 3.6 and 7).

    Places, subjects and levels are given by their names. Null means unknown.

    - fee_per_year: a number in units of `currency`.
    - course_fee: the same fee as text, or TBC if the fee is unknown.
    - intake: month slugs, such as september.
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
