"""The calls under v2/search: the listing's filters as query parameters, and the lists that they answer.

Every call takes every parameter and means the same by it, so that counts agree with each other and with the listing.
"""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator

from schemas.contracts.base import Input, Output, Slug
from schemas.contracts.course import CourseCard
from schemas.contracts.facets import (
    DegreeLevelGroupFacet,
    DisciplineFacet,
    InstituteFacet,
    SpecializationFacet,
)
from schemas.contracts.rendered_json import RenderedJson
from schemas.vocabulary import kinds
from schemas.vocabulary.kinds import Order
from schemas.vocabulary.limits import FILTER_VALUES_MAX, SEARCH_TEXT_MAX_CHARACTERS

PAGE_MAX = 2**31
_IDS_OR_SLUGS = "Ids or slugs, repeated or with commas between; alternatives."


def _apart(given: Any) -> Any:
    """Values that stand in one parameter with commas between."""
    if not isinstance(given, list):
        return given
    return [part.strip() for text in given for part in str(text).split(",") if part.strip()]


_Apart = BeforeValidator(_apart)


def _listed(value: str) -> Any:
    """The limit and the OpenAPI description of a list of values; `value` says what one looks like."""
    return Field(
        max_length=FILTER_VALUES_MAX, description=f"Each value is {value}; repeated or with commas between."
    )


References = Annotated[list[Slug], _Apart, Field(max_length=FILTER_VALUES_MAX, description=_IDS_OR_SLUGS)]


class V2SearchParameters(Input):
    """Parameters are combined; an absent or empty one filters nothing, an unknown one is refused."""

    # [[[cog cog.outl(contract_lines.v2_parameters_before_ranges()) ]]]
    discipline: References = []
    specialization: References = []
    degreelevel_type: References = []
    degreelevel: References = []
    country: References = []
    state: References = []
    city: References = []
    institute: References = []
    institute_type: Annotated[list[kinds.InstituteType], _Apart, _listed("COLLEGE or UNIVERSITY")] = []
    # [[[end]]]
    course_duration: Annotated[
        str,
        Field(
            description="A closed range in years, in steps of 0.5: `1-2.5`; `3-` is three or more, `-2` two or less. "
            "An upper end of 5 means 5 or more, `0-5` filters nothing. Courses of unknown length pass only where "
            "nothing is filtered."
        ),
    ] = ""
    fee_range: Annotated[
        str,
        Field(
            description="A closed range in whole Pakistani rupees (PKR) a year: `100000-500000`; `500000-` is that "
            "much or more, `-500000` that much or less. `0-5000000` filters nothing, as in the listing. Courses of "
            "unknown fee pass only where nothing is filtered."
        ),
    ] = ""
    # [[[cog cog.outl(contract_lines.v2_parameters_after_ranges()) ]]]
    intake_month: Annotated[list[Slug], _Apart, _listed("a month in lower case, such as september")] = []
    study_mode: Annotated[
        list[kinds.StudyModeSlug], _Apart, _listed("full-time, part-time, online or unknown")
    ] = []
    language: Annotated[list[Slug], _Apart, _listed("a code of ISO 639-1 such as en, other or unknown")] = []
    # [[[end]]]
    page: Annotated[
        int, Field(ge=1, le=PAGE_MAX, description="Pages of 29, from 1; calls without pages pass it over.")
    ] = 1
    order_by: Annotated[
        Order, Field(description="The order of courses, 0 to 5 as in the listing; it changes no count.")
    ] = Order.RELEVANCE
    search: Annotated[
        str,
        Field(max_length=SEARCH_TEXT_MAX_CHARACTERS, description="Free text that the courses must match."),
    ] = ""
    first_load: Annotated[
        bool,
        Field(
            description="Whether this is the first request of a visit. It never changes an answer: what is answered "
            "follows from the filters alone, so that the first page and a shared address show the same."
        ),
    ] = False
    popularity: Annotated[
        Literal["p1", "true", "false"],
        Field(description="`p1`, the panel Popular Options, or `true`: popular courses alone."),
    ] = "false"

    @model_validator(mode="before")
    @classmethod
    def _without_empty_parameters(cls, given: dict[str, Any]) -> dict[str, Any]:
        """`?state=` is how a form sends a field that nobody filled in."""
        return {key: value for key, value in given.items() if value not in ("", [""])}


class CityPlace(Output):
    id: int
    slug: str
    city_name: str
    state_id: int
    state_slug: str
    state_name: str
    country_id: int
    country_name: str
    course_count: int
    institute_count: int


class StatePlace(Output):
    id: int
    slug: str
    state_name: str
    country_id: int
    course_count: int
    institute_count: int
    cities: list[CityPlace]


class CountryPlace(Output):
    """course_count: courses found that run there; institute_count: institutes with a campus there that runs one."""

    id: int
    slug: str
    name: str
    iso2: str
    course_count: int
    institute_count: int
    states: list[StatePlace]


class PlaceResult(Output):
    count: int
    result: list[CountryPlace]


class DegreeLevelResult(Output):
    count: int
    result: list[DegreeLevelGroupFacet]


class DisciplineResult(Output):
    count: int
    result: list[DisciplineFacet]


class SpecializationResult(Output):
    """One page of 29; count is of all pages."""

    count: int
    page: int
    total_pages: int
    result: list[SpecializationFacet]


class InstituteResult(Output):
    """One page of 29; count is of all pages."""

    count: int
    page: int
    total_pages: int
    result: list[InstituteFacet]


class CourseResult(Output):
    """One page of 29. total_pages is the truth; numbered pages end at 10,000 results, at last_page."""

    count: int
    page: int
    total_pages: int
    last_page: int
    result: list[CourseCard | RenderedJson]


class CourseCount(Output):
    count: int
