"""The query parameters and responses of the endpoints under v2/search.

All endpoints have the same parameters. Their filters are filters of the listing, but some filters of the listing, such
as campuses and points, are not available. With the same filters, all endpoints and the listing return the same counts.
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
    """Split each parameter at commas: ["a,b", "c"] → ["a", "b", "c"]."""
    if not isinstance(given, list):
        return given
    return [part.strip() for text in given for part in str(text).split(",") if part.strip()]


_SplitAtCommas = BeforeValidator(_split_at_commas)


def _describe_list(value: str) -> Any:
    """Return the limit and the OpenAPI description of a list. `value` is a noun phrase: "a month in lower case"."""
    return Field(
        max_length=FILTER_VALUES_MAX,
        description=f"Each value is {value}. Values are repeated or separated by commas.",
    )


References = Annotated[
    list[Slug], _SplitAtCommas, Field(max_length=FILTER_VALUES_MAX, description=_IDS_OR_SLUGS)
]


class V2SearchParameters(Input):
    """The filters as query parameters. They are combined with AND. The values of one filter are combined with OR.

    `country`, `state` and `city` are one filter, and so are degreelevel_type and degreelevel. An empty parameter
    filters nothing. An unknown parameter is an error.
    """

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
        list[Slug], _SplitAtCommas, _describe_list("an ISO 639-1 code (such as en), or other, or unknown")
    ] = []
    # [[[end]]]
    interpret: Annotated[
        bool,
        Field(
            description="True turns places, levels, months, fees and other terms of the text into filters. "
            "With false, every word of the text must match."
        ),
    ] = True
    page: Annotated[
        int,
        Field(
            ge=1,
            le=PAGE_MAX,
            description="Starts at 1. A page has 29 entries. Endpoints without pages ignore it.",
        ),
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
            description="True for the first request of a visitor. The parameter never changes the response."
        ),
    ] = False
    popularity: Annotated[
        Literal["p1", "true", "false"],
        Field(description="`p1` and `true` find only popular courses. `p1` is the panel Popular Options."),
    ] = "false"

    @model_validator(mode="before")
    @classmethod
    def _drop_empty_parameters(cls, given: dict[str, Any]) -> dict[str, Any]:
        """Remove empty parameters, because an HTML form sends `?state=` for an empty field."""
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
    """A country with its states. institute_count is the number of institutes with a matching course in the country."""

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
    """One page of at most 29 specializations. `count` is the number of specializations on all pages."""

    count: int
    page: int
    total_pages: int
    result: list[SpecializationFacet]


class InstituteResult(Output):
    """One page of at most 29 institutes. `count` is the number of institutes on all pages."""

    count: int
    page: int
    total_pages: int
    result: list[InstituteFacet]


class CourseResult(Output):
    """One page of at most 29 courses.

    - count: the number of matching courses.
    - total_pages: the number of pages that all matching courses fill.
    - last_page: the highest page number that a request may have. Courses after the 10,000th cannot be requested.
    """

    count: int
    page: int
    total_pages: int
    last_page: int
    result: list[CourseCard | RenderedJson]


class CourseCount(Output):
    count: int
