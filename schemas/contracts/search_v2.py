"""The calls under v2/search: the filters of the listing as query parameters, and the responses.

Every call accepts every parameter with the same meaning. The counts of the calls and of the listing therefore agree.
"""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator

from schemas.contracts.base import Input, Output, Slug
from schemas.contracts.course.card import CourseCard
from schemas.contracts.listing.facets import (
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
_IDS_OR_SLUGS = "Ids or slugs, repeated or separated by commas. Values are combined with OR."


def _split_at_commas(given: Any) -> Any:
    """Split comma-separated values within one parameter."""
    if not isinstance(given, list):
        return given
    return [part.strip() for text in given for part in str(text).split(",") if part.strip()]


_SplitAtCommas = BeforeValidator(_split_at_commas)


def _describe_list(value: str) -> Any:
    """The limit and the OpenAPI description of a list of values. value: a noun phrase that describes one value."""
    return Field(
        max_length=FILTER_VALUES_MAX,
        description=f"Each value is {value}. Values are repeated or separated by commas.",
    )


References = Annotated[
    list[Slug], _SplitAtCommas, Field(max_length=FILTER_VALUES_MAX, description=_IDS_OR_SLUGS)
]


class V2SearchParameters(Input):
    """Parameters are combined with AND. Absent or empty parameters filter nothing. Unknown parameters are rejected."""

    # [[[cog cog.outl(contract_lines.build_v2_parameters_before_ranges()) ]]]
    discipline: References = []
    specialization: References = []
    degreelevel_type: References = []
    degreelevel: References = []
    country: References = []
    state: References = []
    city: References = []
    institute: References = []
    institute_type: Annotated[
        list[kinds.InstituteType], _SplitAtCommas, _describe_list("COLLEGE or UNIVERSITY")
    ] = []
    # [[[end]]]
    course_duration: Annotated[
        str,
        Field(
            description="A range in years in steps of 0.5, both ends included: `1-2.5`. `3-` means 3 or more, `-2` "
            "means 2 or less. An upper end of 5 means 5 or more. `0-5` filters nothing. Any other range removes "
            "courses of unknown duration."
        ),
    ] = ""
    fee_range: Annotated[
        str,
        Field(
            description="A range in whole Pakistani rupees (PKR) per year, both ends included: `100000-500000`. "
            "`500000-` means 500000 or more, `-500000` means 500000 or less. `0-5000000` filters nothing, as in the "
            "listing. Any other range removes courses with an unknown fee."
        ),
    ] = ""
    # [[[cog cog.outl(contract_lines.build_v2_parameters_after_ranges()) ]]]
    intake_month: Annotated[
        list[Slug], _SplitAtCommas, _describe_list("a month in lower case, such as september")
    ] = []
    study_mode: Annotated[
        list[kinds.StudyModeSlug], _SplitAtCommas, _describe_list("full-time, part-time, online or unknown")
    ] = []
    language: Annotated[
        list[Slug], _SplitAtCommas, _describe_list("a code of ISO 639-1 such as en, other or unknown")
    ] = []
    # [[[end]]]
    interpret: Annotated[
        bool,
        Field(
            description="The text is read for what it means: places, levels, months, fees and others become filters. "
            "With false, every word of the text must match."
        ),
    ] = True
    page: Annotated[
        int, Field(ge=1, le=PAGE_MAX, description="Pages of 29, from 1. Calls without pages ignore it.")
    ] = 1
    order_by: Annotated[
        Order,
        Field(description="The order of courses, 0 to 5 as in the listing. The order changes no count."),
    ] = Order.RELEVANCE
    search: Annotated[
        str,
        Field(max_length=SEARCH_TEXT_MAX_CHARACTERS, description="Free text that the courses must match."),
    ] = ""
    first_load: Annotated[
        bool,
        Field(
            description="Whether this is the first request of a visitor. It never changes the response, so that the "
            "first page and a shared address show the same results."
        ),
    ] = False
    popularity: Annotated[
        Literal["p1", "true", "false"],
        Field(description="`p1` (the panel Popular Options) and `true` find only popular courses."),
    ] = "false"

    @model_validator(mode="before")
    @classmethod
    def _drop_empty_parameters(cls, given: dict[str, Any]) -> dict[str, Any]:
        """Drop empty parameters, because a form sends an empty field as `?state=`."""
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
    """course_count: matching courses in the country; institute_count: institutes with a matching course there."""

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
    """One page of 29 values. count: values on all pages."""

    count: int
    page: int
    total_pages: int
    result: list[SpecializationFacet]


class InstituteResult(Output):
    """One page of 29 values. count: values on all pages."""

    count: int
    page: int
    total_pages: int
    result: list[InstituteFacet]


class CourseResult(Output):
    """One page of 29 courses.

    total_pages: pages of all results; last_page: the last page that can be requested, which ends at result 10,000.
    """

    count: int
    page: int
    total_pages: int
    last_page: int
    result: list[CourseCard | RenderedJson]


class CourseCount(Output):
    count: int
